### Los dos reglamentos de cada juego en las páginas.

rules-exact = Reglas exactas
rules-exact-of = { $game }: las reglas exactas
rules-exact-lead = Para discusiones y para quien programa: todos los casos, con ejemplos para probar.
rules-short = Las reglas breves
rules-find = Buscar en estas reglas
rules-found = Lugares encontrados: { $count }
rules-found-none = No se encuentra nada
rule-link = La regla
rule-heading = La regla
rule-examples = Esta regla en las reglas exactas
rule-back = Todas las reglas de esta mesa
rules-exact-english = Las reglas exactas están solo en inglés, para que haya una única ley para cada caso. Las reglas breves están en tu idioma.
