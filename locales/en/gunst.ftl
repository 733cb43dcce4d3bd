### gunst
