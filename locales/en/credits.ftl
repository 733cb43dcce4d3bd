# Whose games these are: on the rules that are printed, and on the page about Gambol.

credit-muddy-ride = The game behind Muddy Ride is INFLUDANCE Classic, or Muddy Ride, by Matyáš Veselý, made and published by MATY MOVES (www.matymoves.com).
credit-duel = The game behind Duel is INFLUDANCE Duel by Matyáš Veselý, made and published by MATY MOVES (www.matymoves.com).
credit-kangaruse = Kangaruse is by Pandaqi, who made it to be printed at home.
credit-two-paths = Two Paths (Zwei Wege) is by Steffen Mühlhäuser, made and published by Steffen-Spiele.
credit-gunst = Gunst is a tavern game of the Fladlandssaga.

# Stands behind a credit, or behind all of them.
homage = Gambol is an independent homage with boards and art of its own. If you like a game, please buy the box, or thank those who made it: the idea is theirs, and real pieces in your hand are better than any paper.
homage-heading = Thanks
