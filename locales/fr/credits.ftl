# À qui sont ces jeux.

credit-muddy-ride = Le jeu derrière Muddy Ride est INFLUDANCE Classic, ou Muddy Ride, de Matyáš Veselý, fabriqué et édité par MATY MOVES (www.matymoves.com).
credit-duel = Le jeu derrière Duel est INFLUDANCE Duel, de Matyáš Veselý, fabriqué et édité par MATY MOVES (www.matymoves.com).
credit-kangaruse = Kangaruse est de Pandaqi, qui l’a conçu pour être imprimé chez soi.
credit-two-paths = Deux Chemins (Zwei Wege) est de Steffen Mühlhäuser, fabriqué et édité par Steffen-Spiele.
credit-gunst = Gunst est un jeu de taverne de la Fladlandssaga.

homage = Gambol est un hommage indépendant, avec ses propres plateaux et dessins. Si un jeu te plaît, achète la boîte, ou remercie celles et ceux qui l’ont fait : l’idée est la leur, et de vraies pièces en main valent mieux que n’importe quel papier.
homage-heading = Merci
