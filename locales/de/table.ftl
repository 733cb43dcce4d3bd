### Was jeder Tisch sagt.

choose-pass = passen

result-won = { $count ->
    [one] { $who } gewinnt.
   *[other] Gemeinsam gewonnen: { $who }.
    }
result-drawn = Die Partie endet unentschieden.
result-agreed = Unentschieden, so vereinbart.
result-resigned = { $who } hat aufgegeben.
result-resigned-you = Du hast aufgegeben.
result-time = Die Zeit von { $who-dat } ist abgelaufen.
result-time-you = Deine Zeit ist abgelaufen.
result-repetition = Unentschieden: Dieselbe Stellung kam zum { $times ->
    [2] zweiten
    [3] dritten
    [4] vierten
    [5] fünften
   *[other] { $times }.
    } Mal vor.
result-length = Unentschieden: Die Partie hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
    } erreicht, die vereinbarte Grenze.

headline-won = Du hast gewonnen!
headline-won-with = Du hast gewonnen, zusammen mit { $others-dat }!
headline-lost = Du hast verloren.
headline-drawn = Unentschieden!
wait-you = Du bist dran.

## Was am Tisch gelehrt wird

course-on = Weiter
course-back = Noch einmal
course-show = Zeig es mir
course-answer = Das ist meine Antwort
course-where = Schritt { $at } von { $of }
course-free = Probier alles aus. Alle Seiten gehören dir, und jeder Zug lässt sich zurücknehmen.
course-done = Das war’s. Gut gemacht!
course-undo = Einen Zug zurück
course-again = Von vorn
