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
# On pages that are not in English, above the exact rules.
rules-exact-english = The exact rules are in English only, so that there is one law for every case. The short rules are in your language.
