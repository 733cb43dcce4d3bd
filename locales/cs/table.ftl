### What every table says.

choose-pass = vynechat tah

result-won = { $count ->
    [one] { $who } vyhrává.
   *[other] Společné vítězství: { $who }.
    }
result-drawn = Partie končí remízou.
result-agreed = Remíza dohodou.
result-resigned = { $who } se vzdává.
result-resigned-you = Vzdáváš se.
result-time = { $who } překračuje čas.
result-time-you = Vypršel ti čas.
result-repetition = Remíza: stejná pozice nastala { $times ->
    [2] podruhé.
    [3] potřetí.
    [4] počtvrté.
    [5] popáté.
   *[other] už { $times }krát.
    }
result-length = Remíza: partie dosáhla dohodnuté hranice { $actions ->
    [one] 1 akce
   *[other] { $actions } akcí
    }.

headline-won = Vyhráváš!
headline-won-with = Společná výhra: ty a { $others }!
headline-lost = Prohráváš.
headline-drawn = Remíza!
wait-you = Jsi na tahu.

## What is taught at a table

course-on = Dál
course-back = Zkusit znovu
course-show = Ukázat
course-answer = To je moje odpověď
course-where = Krok { $at }/{ $of }
course-free = Zkoušej, co chceš. Všechny strany jsou tvoje a každý tah jde vzít zpět.
course-done = To je všechno. Skvělá práce!
course-undo = O tah zpět
course-again = Znovu od začátku
