### kangaruse
