### The two rulebooks of each game on the pages.

rules-exact = Eksakte regler
rules-exact-of = { $game }: de eksakte regler
rules-exact-lead = Til diskussioner og til programmører: alle tilfælde, med eksempler, du kan prøve.
rules-short = De korte regler
rules-find = Find i reglerne
rules-found = Fundne steder: { $count }
rules-found-none = Intet fundet
rule-link = Reglen
rule-heading = Reglen
rule-examples = Reglen i de eksakte regler
rule-back = Alle regler ved dette bord
rules-exact-english = De eksakte regler findes kun på engelsk, så der er én lov for hvert tilfælde. De korte regler er på dansk.
