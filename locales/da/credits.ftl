# Whose games these are: on the rules that are printed, and on the page about Gambol.

credit-muddy-ride = Spillet bag Mudderridt er INFLUDANCE Classic, også kaldet Muddy Ride, af Matyáš Veselý, lavet og udgivet af MATY MOVES (www.matymoves.com).
credit-duel = Spillet bag Duel er INFLUDANCE Duel af Matyáš Veselý, lavet og udgivet af MATY MOVES (www.matymoves.com).
credit-kangaruse = Kangaruse er af Pandaqi, som har lavet det til at printe derhjemme.
credit-two-paths = To veje (Zwei Wege, Two Paths) er af Steffen Mühlhäuser, lavet og udgivet af Steffen-Spiele.
credit-gunst = Gunst er et krospil fra Fladlandssaga.

# Stands behind a credit, or behind all of them.
homage = Gambol er en uafhængig hyldest med egne brætter og tegninger. Kan du lide et spil, så køb æsken, eller sig tak til dem, der har lavet det: idéen er deres, og rigtige brikker i hånden er bedre end alverdens papir.
homage-heading = Tak
