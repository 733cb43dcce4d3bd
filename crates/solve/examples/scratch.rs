fn main() { gambol_solve::gunst::experiment(); }
