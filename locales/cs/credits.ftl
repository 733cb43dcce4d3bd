# Whose games these are.

credit-muddy-ride = Hra, z níž vychází Blátivá jízda, se jmenuje INFLUDANCE Classic neboli Muddy Ride. Jejím autorem je Matyáš Veselý, vyrábí a vydává ji MATY MOVES (www.matymoves.com).
credit-duel = Hra, z níž vychází Duel, se jmenuje INFLUDANCE Duel. Jejím autorem je Matyáš Veselý, vyrábí a vydává ji MATY MOVES (www.matymoves.com).
credit-kangaruse = Autorem hry Kangaruse je Pandaqi. Hra je určená k vytištění doma.
credit-two-paths = Autorem hry Dvě cesty (Zwei Wege) je Steffen Mühlhäuser, vyrábí a vydává ji Steffen-Spiele.
credit-gunst = Gunst je hospodská hra ze světa Fladlandssaga.

homage = Gambol je nezávislá pocta s vlastními plány a kresbami. Pokud se ti některá hra líbí, kup si prosím krabici nebo poděkuj těm, kdo ji vymysleli: nápad je jejich a skutečné figurky v ruce jsou lepší než jakýkoli papír.
homage-heading = Poděkování
