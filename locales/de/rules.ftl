### Die zwei Regelhefte jedes Spiels auf den Seiten.

rules-exact = Genaue Regeln
rules-exact-of = { $game }: die genauen Regeln
rules-exact-lead = Für Streitfälle und zum Programmieren: jeder Fall, mit Beispielen zum Ausprobieren.
rules-short = Die kurzen Regeln
rules-find = In diesen Regeln suchen
rules-found = Fundstellen: { $count }
rules-found-none = Nichts gefunden
rule-link = Die Regel
rule-heading = Die Regel
rule-examples = Diese Regel in den genauen Regeln
rule-back = Alle Regeln dieses Tischs
rules-exact-english = Die genauen Regeln gibt es nur auf Englisch, damit in jedem Fall ein und dasselbe gilt. Die kurzen Regeln sind auf Deutsch.
