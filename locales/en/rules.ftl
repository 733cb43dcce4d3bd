### The two rulebooks of each game on the pages.

rules-exact = Exact rules
rules-exact-of = { $game }: the exact rules
rules-exact-lead = For arguments and for programmers: every case, with examples to try.
rules-short = The short rules
rules-find = Find in these rules
rules-found = Places found: { $count }
rules-found-none = Nothing found
rule-link = The rule
rule-heading = The rule
rule-examples = This rule in the exact rules
rule-back = All rules of this table
