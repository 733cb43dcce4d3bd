### The two rulebooks of each game on the pages.

rules-exact = Přesná pravidla
rules-exact-of = { $game }: přesná pravidla
rules-exact-lead = Pro hádky a pro programátory: každý případ i s příklady k vyzkoušení.
rules-exact-english = Přesná pravidla jsou jen anglicky, aby pro každý případ platil jediný zákon. Stručná pravidla máš ve svém jazyce.
rules-short = Stručná pravidla
rules-find = Hledat v pravidlech
rules-found = Nalezená místa: { $count }
rules-found-none = Nic se nenašlo
rule-link = Pravidlo
rule-heading = Pravidlo
rule-examples = Toto pravidlo v přesných pravidlech
rule-back = Všechna pravidla u tohoto stolu
