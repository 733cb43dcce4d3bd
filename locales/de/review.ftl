### Der Rückblick auf eine beendete Partie.

review = Zum Rückblick
review-coming = Der Rückblick entsteht: { $percent } % fertig.
review-waiting = Der exakte Rückblick kommt, sobald die Tabelle dieses Bretts berechnet ist.
review-heading = Rückblick
review-mattered = { $count ->
    [one] Ein Zug hat viel entschieden.
   *[other] { $count } Züge haben viel entschieden.
    }
review-even = Kein einzelner Zug hat viel entschieden.
review-even-known = Von keinem einzelnen Zug weiß man, dass er viel entschieden hat.
review-all-exact = Alles hier ist exakt.
review-all-proved = Alles hier ist bewiesen, manches davon nur als Schranke.
review-some-exact = Was sich zu Ende rechnen ließ, ist exakt. Der Rest ist geschätzt.
review-some-proved = Ein Teil davon ist bewiesen, manches nur als Schranke. Der Rest ist geschätzt.
review-all-estimated = Das ist geschätzt: Die Partie wurde viele Male zu Ende gespielt.

## Woher man eine Zahl weiß

review-known =
    .exactly = exakt
    .atleast = mindestens, bewiesen
    .proved = bewiesen
    .estimated = geschätzt

## Die Kurve

review-chart = Gewinnchance, Zug um Zug
review-chart-of = Gewinnchance von { $who-dat }, Zug um Zug
review-chart-of-you = Deine Gewinnchance, Zug um Zug
review-chart-told = Von { $first } % am Anfang bis { $last } % am Ende. { $moments ->
    [0] Kein Moment sticht heraus.
    [one] Ein Moment sticht heraus.
   *[other] { $moments } Momente stechen heraus.
    }
review-chart-told-all = Eine Linie für jeden Platz. { $moments ->
    [0] Kein Moment sticht heraus.
    [one] Ein Moment sticht heraus.
   *[other] { $moments } Momente stechen heraus.
    }
review-chart-point = Vor Zug { $n }: { $percent } %
review-chart-point-of = { $who }, vor Zug { $n }: { $percent } %
review-chart-end = Am Ende: { $percent } %
review-chart-end-of = { $who }, am Ende: { $percent } %

## Die Momente

review-moment = Zug { $n }: { $who }
review-moment-you = Dein Zug { $n }
review-legend-made = der gespielte Zug
review-legend-better = der bessere Zug
review-line = So rächt es sich
review-before = Vor dem Zug
review-after = Nach dem Zug
review-why-ends = Damit endet die Partie: { $count ->
    [one] Sieg
   *[other] gemeinsamer Sieg
    } für { $who-acc }.
review-why-draws = Damit endet die Partie unentschieden.
review-why-wins-in = Danach lässt sich ein Sieg für { $who-acc } in { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
    } erzwingen.
review-why-loses = Danach verliert { $who } gegen bestes Spiel.
review-why-loses-you = Danach verlierst du gegen bestes Spiel.
review-why-falls = Die Gewinnchance von { $who-dat } sinkt von { $before } % auf { $after } %.
review-why-falls-you = Deine Gewinnchance sinkt von { $before } % auf { $after } %.
review-why-blind = Gegen den besten Plan der anderen Seite hat diese Wahl eine Gewinnchance von höchstens { $after } %, die beste Wahl eine von mindestens { $before } %.
review-why-blind-loses = Gegen den besten Plan der anderen Seite verliert diese Wahl.
review-better-wins = Besser: { $move }. Das hätte gewonnen.
review-better-even = Besser: { $move }. Damit wäre die Partie ausgeglichen geblieben.
review-better = Besser: { $move }.
review-better-open = Besser: { $move }. Das hätte noch Hoffnung gelassen.
review-better-points = { $move } bringt sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
    }, dieser Zug nur { $less }.
review-mix-never = Bei bestem Spiel tut { $who } das hier nie.
review-mix-never-you = Bei bestem Spiel tust du das hier nie.
review-mix-share = Bei bestem Spiel tut { $who } das { $often }.
review-mix-share-you = Bei bestem Spiel tust du das { $often }.
review-mix-best = Am besten wechselt man ab, damit es niemand voraussieht: { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = in der Hälfte der Fälle
review-often-always = fast immer
review-often-rarely = fast nie
review-often = in { $times ->
    [one] einem
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $times }
    } von { $of ->
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $of }
    } Fällen
review-often-percent = in etwa { $percent } % der Fälle
review-hidden = Das konnte { $who } da nicht wissen: { $what }.
review-hidden-you = Das konntest du da nicht wissen: { $what }.
review-hidden-part = { $label }: { $what }
review-unlucky = Gut geraten, aber Pech gehabt. Nichts wurde verschenkt.
review-lost = { $percent } % verschenkt ({ $how }).
review-lost-little = Weniger als 1 % verschenkt ({ $how }).
review-lost-some = Ein wenig verschenkt ({ $how }).
review-turn-win-loss = Einen sicheren Sieg verschenkt, nun ist die Partie verloren ({ $how }).
review-turn-win-even = Einen sicheren Sieg verschenkt: Die Partie ist wieder ausgeglichen ({ $how }).
review-turn-even-loss = Eine ausgeglichene Partie verschenkt ({ $how }).
review-turn-gives-up = Verliert sicher ({ $how }).

## Genauigkeit

review-accuracy-of = { $who }: Genauigkeit { $percent } %
review-accuracy-of-you = Du: Genauigkeit { $percent } %
review-accuracy-most-of = { $who }: Genauigkeit höchstens { $percent } %
review-accuracy-most-of-you = Du: Genauigkeit höchstens { $percent } %
review-accuracy-open-of = { $who }: kein Fehler bekannt
review-accuracy-open-of-you = Du: kein Fehler bekannt
review-accuracy-unknown-of = { $who }: Genauigkeit unbekannt
review-accuracy-unknown-of-you = Du: Genauigkeit unbekannt
review-accuracy-means = Im Schnitt hat jede von { $count } Entscheidungen { $lost } % der Partie verschenkt.
review-accuracy-means-one = Die einzige Entscheidung hat { $lost } % der Partie verschenkt.
review-accuracy-little = { $count ->
    [one] Die einzige Entscheidung hat so gut wie nichts verschenkt: weniger als 0,1 % der Partie.
   *[other] { $count } Entscheidungen haben so gut wie nichts verschenkt: im Schnitt jeweils weniger als 0,1 % der Partie.
    }
review-accuracy-nothing = { $count ->
    [one] Die einzige Entscheidung hat nichts verschenkt.
   *[other] Keine von { $count } Entscheidungen hat etwas verschenkt.
    }
review-accuracy-least = { $count ->
    [one] Die einzige Entscheidung hat mindestens { $lost } % der Partie verschenkt.
   *[other] Im Schnitt hat jede von { $count } Entscheidungen mindestens { $lost } % der Partie verschenkt.
    }
review-accuracy-gave-up = { $count ->
    [one] Eine Entscheidung hat sicher verloren, wo eine andere noch Hoffnung ließ.
   *[other] { $count } Entscheidungen haben sicher verloren, wo andere noch Hoffnung ließen.
    }
review-accuracy-searched = { $of ->
    [one] Die einzige Entscheidung hat nur eine Suche beurteilt, und die sieht nur große Fehler.
   *[other] { $count ->
        [one] Eine von { $of } Entscheidungen hat nur eine Suche beurteilt, und die sieht nur große Fehler.
       *[other] { $count } von { $of } Entscheidungen hat nur eine Suche beurteilt, und die sieht nur große Fehler.
        }
    }
review-accuracy-level = So spielt ein Computer der Stufe { $level }.
review-accuracy-below = Das ist weniger, als ein Computer der Stufe 1 schafft.
review-accuracy-perfect = So spielt der stärkste Computer.
review-next = Als Nächstes: ein Computer der Stufe { $level }
review-next-perfect = Als Nächstes: der stärkste Computer
review-next-why = Er verschenkt etwas weniger als du.

## Auf Seiten und im Terminal

review-find = Selbst finden
review-keep = Rückblick aufheben
review-page-title = Rückblick: { $game }
review-page-made = Erstellt von Gambol { $version }.
review-moves = Alle Züge
review-mistakes = Deine Fehler

## Find es selbst

review-find-title = Selbst finden: Zug { $n }
review-find-move = Das wurde hier gespielt: { $made } Es gab etwas Besseres. Finde es.
review-find-mix = Das wurde hier gespielt: { $made } Bestes Spiel wechselt hier ab. Wie oft würdest du was wählen?
review-find-same = Genau das wurde gespielt. { $why }
review-find-wrong = Das verschenkt etwas. Sieh zu, was geschieht.
review-find-off = Nicht ganz. Versuch andere Anteile, oder lass es dir zeigen.
review-find-well = Das ist es. Zum gespielten Zug: { $why }
review-find-back = Zurück zur Partie
review-find-next = Der nächste Moment

## Deine Fehler

mistakes-lead = Momente aus deinen Partien mit Rückblick. Findest du jetzt den besseren Zug? Die Liste bleibt in diesem Browser.
mistakes-none = Noch nichts hier. Spiel eine Partie und öffne den Rückblick: Was schiefging, sammelt sich hier.
mistakes-noscript = Diese Liste führt der Browser, dafür braucht er JavaScript.
mistakes-found = gefunden
mistakes-forget = Vergessen
mistakes-forget-this = Vergessen: { $title }
