### What every table says.

choose-pass = meld pas

result-won = { $count ->
    [one] { $who } vinder.
   *[other] { $who } vinder sammen.
    }
result-drawn = Spillet er uafgjort.
result-agreed = Uafgjort efter aftale.
result-resigned = { $who } gav op.
result-resigned-you = Du gav op.
result-time = { $who } løb tør for tid.
result-time-you = Du løb tør for tid.
result-repetition = Uafgjort: den samme stilling opstod for { $times ->
    [2] anden
    [3] tredje
    [4] fjerde
    [5] femte
   *[other] { $times }.
    } gang.
result-length = Uafgjort: spillet nåede { $actions ->
    [one] 1 handling
   *[other] { $actions } handlinger
    }, den aftalte grænse.

headline-won = Du vandt!
headline-won-with = Du vandt sammen med { $others }!
headline-lost = Du tabte.
headline-drawn = Uafgjort!
wait-you = Det er din tur.

## What is taught at a table

course-on = Videre
course-back = Prøv igen
course-show = Vis mig det
course-answer = Det er mit svar
course-where = Trin { $at } af { $of }
course-free = Prøv, hvad du vil. Alle sider er dine, og hvert træk kan fortrydes.
course-done = Det var det. Godt klaret!
course-undo = Ét træk tilbage
course-again = Begynd forfra
