### Les deux livrets de règles de chaque jeu.

rules-exact = Règles exactes
rules-exact-of = { $game } : les règles exactes
rules-exact-lead = Pour trancher les disputes et pour qui programme : chaque cas, avec des exemples à essayer.
rules-short = Les règles en bref
rules-find = Chercher dans ces règles
rules-found = Trouvé : { $count }
rules-found-none = Rien trouvé
rule-link = La règle
rule-heading = La règle
rule-examples = Cette règle dans les règles exactes
rule-back = Toutes les règles de cette table
rules-exact-english = Les règles exactes n’existent qu’en anglais, pour qu’il n’y ait qu’une loi dans chaque cas. Les règles en bref sont dans ta langue.
