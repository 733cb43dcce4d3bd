### Gunst. Reihen: K Ritter, W Krieger, F Bauern, T Diebe, S Gelehrte. Götter: X Extazia, V der Wanderer, E Eurika, A Archimedes.
### „-de“ einer Reihe ist die Form nach „die“ und „deine“: die Gelehrten.

gunst = Gunst
    .sentence = Zwei Fürsten wählen heimlich ihre Leute: Die kleinere Schar gewinnt die Gunst der Götter, die größere das Feld.
    .players = 2
    .length = etwa 10 Minuten

gunst-role =
    .first = Fürst 1
    .second = Fürst 2
gunst-season =
    .spring = Frühling
    .summer = Sommer
    .autumn = Herbst
    .winter = Winter
gunst-god =
    .X = Extazia
    .X-gender = f
    .V = der Wanderer
    .V-acc = den Wanderer
    .V-dat = dem Wanderer
    .V-gen = des Wanderers
    .V-gender = m
    .E = Eurika
    .E-gender = f
    .A = Archimedes
    .A-gender = m
gunst-row =
    .K = Ritter
    .K-dat = Rittern
    .W = Krieger
    .W-dat = Kriegern
    .F = Bauern
    .T = Diebe
    .T-dat = Dieben
    .S = Gelehrte
    .S-dat = Gelehrten
    .S-de = Gelehrten
gunst-kin =
    .K = { $count } Ritter
    .W = { $count } Krieger
    .F = { $count ->
        [one] 1 Bauer
       *[other] { $count } Bauern
        }
    .F-acc = { $count } Bauern
    .T = { $count ->
        [one] 1 Dieb
       *[other] { $count } Diebe
        }
    .S = { $count ->
        [one] 1 Gelehrter
       *[other] { $count } Gelehrte
        }
    .S-acc = { $count ->
        [one] 1 Gelehrten
       *[other] { $count } Gelehrte
        }
gunst-nobody = niemand
    .acc = niemanden
    .dat = niemandem
gunst-plane =
    .p0 = im Zwielicht: { $gods }
    .p1 = im Nebel: { $gods }
    .p2 = auf der Schwelle: { $gods }
    .p3 = auf der Hand: { $gods }
    .play = im Spiel: { $gods }
gunst-to-plane =
    .p0 = ins Zwielicht
    .p1 = in den Nebel
    .p2 = auf die Schwelle
    .p3 = auf die Hand
gunst-god-to = { $god } { $plane }
    .acc = { $god-acc } { $plane }
gunst-god-up = { $god } um { $planes ->
    [one] 1 Ebene
   *[other] { $planes } Ebenen
    }
    .acc = { $god-acc } um { $planes ->
        [one] 1 Ebene
       *[other] { $planes } Ebenen
        }
gunst-life = { $life ->
    [0] keine Lebenssteine
    [one] 1 Lebensstein
   *[other] { $life } Lebenssteine
    }

## Was gefragt wird

gunst-ask-ting = { $season }: Wähle heimlich, welche deiner Leute du mitbringst. Die kleinere Schar bekommt das Sagen und die Gunst der Götter.
gunst-ask-ting-gods = { $season }: Wähle heimlich, welche deiner Leute und welche Götter von deiner Hand du mitbringst. Die kleinere Schar bekommt das Sagen und die Gunst der Götter.
gunst-ask-favour = Du hast { $favours } Gunst: Heb einen deiner Götter, oder setz keine ein.
gunst-ask-judgement = Du hast das Sagen: Wer beginnt beim Urteil?
gunst-ask-row = Du hast das Sagen: Wessen { $row } handeln zuerst?
gunst-ask-gods = Wähle, welcher deiner Götter handelt und an welcher Reihe.
gunst-ask-god =
    .X = Extazia verdoppelt eine deiner Reihen: Wähle, welche.
    .V = Der Wanderer schickt eine gegnerische Reihe fort: Wähle, welche.
    .E = Eurika holt einen der gegnerischen Leute herüber: Wähle, aus welcher Reihe und in welche von deinen.
    .A = Archimedes versetzt eine deiner Reihen in eine andere oder tut nichts: Wähle.
gunst-ask-farmers = Deine Bauern heben { $steps ->
    [one] einen deiner Götter um 1 Ebene: Wähle, welchen.
   *[other] deine Götter um insgesamt { $steps } Ebenen: Wähle, welche.
    }
gunst-ask-scholars = Deine Gelehrten schlagen zu und nehmen { $stones ->
    [one] 1 Lebensstein
   *[other] { $stones } Lebenssteine
    }, oder sie beten und heben { $steps ->
    [one] einen deiner Götter um 1 Ebene
   *[other] deine Götter um insgesamt { $steps } Ebenen
    }: Wähle.

gunst-wait =
    .ting = { $count ->
        [one] { $who } wählt noch heimlich eine Schar.
       *[other] Noch bei der heimlichen Wahl: { $who }.
        }
    .say = Gleich große Scharen: Eine Münze entscheidet, wer das Sagen hat.
    .shout = Gleich große Scharen: Wer zuerst „Gunst!“ ruft, hat das Sagen.
    .favour = { $who } darf Gunst für einen Gott einsetzen.
    .lead = { $who } hat das Sagen und wählt, wer zuerst handelt.
    .judgement = { $whose-gender ->
        [you] Einer deiner Götter handelt gleich.
       *[other] Gleich handelt ein Gott { $whose }.
        }
    .F = { $who } wählt, welche Götter die Bauern heben.
    .S = { $who } wählt, ob die Gelehrten zuschlagen oder beten.

gunst-draft-ting = Du bringst { $host-acc } mit. Noch mehr, oder nur diese?
gunst-draft-steps = { $left ->
    [one] 1 Ebene ist übrig: Wähle einen Gott.
   *[other] { $left } Ebenen sind übrig: Wähle einen Gott.
    }
gunst-draft-favour = Du hebst { $risen-acc }. { $left ->
    [0] Das ist alles.
   *[other] Du hast noch { $left } Gunst.
    }
gunst-draft-into = Von den { $row-dat } in welche deiner Reihen?

## Knöpfe

gunst-choose-ting = { $host-acc } bringen
gunst-choose-favour-none = keine Gunst einsetzen
gunst-choose-rise = { $gods-acc } heben
gunst-choose-pray = beten und { $gods-acc } heben
gunst-choose-strike = zuschlagen
gunst-choose-lead = { $who-acc } zuerst handeln lassen
gunst-part-god = { $god }: { $row }
gunst-part-into = zu den { $row-dat }
gunst-choose-nothing = { $god } tut nichts
gunst-choose-god =
    .X = Extazia verdoppelt deine { $from-de }
    .V = der Wanderer schickt die { $from-de } fort
    .E = Eurika holt einen der { $from-de } zu deinen { $to-dat }
    .A = Archimedes versetzt deine { $from-de } zu den { $to-dat }

## Was geschah

gunst-did-ting = { $who } bringt { $host-acc } mit.
gunst-did-ting-you = Du bringst { $host-acc } mit.
gunst-did-equal = Die Scharen sind gleich groß.
gunst-did-smaller = { $who } hat die kleinere Schar, also das Sagen und { $favours } Gunst.
gunst-did-smaller-you = Du hast die kleinere Schar, also das Sagen und { $favours } Gunst.
gunst-did-coin = Die Münze gibt { $who-dat } das Sagen.
gunst-did-shout-you = Du hast zuerst „Gunst!“ gerufen und hast das Sagen.
gunst-did-shout = { $who } hat zuerst „Gunst!“ gerufen und hat das Sagen.
gunst-did-favour = { $who } setzt { $favours } Gunst ein und hebt { $risen-acc }.
gunst-did-favour-you = Du setzt { $favours } Gunst ein und hebst { $risen-acc }.
gunst-did-favour-none-you = Du setzt keine Gunst ein.
gunst-did-favour-none = { $who } setzt keine Gunst ein.
gunst-did-lead = { $same ->
    [yes] { $who } beginnt beim Urteil.
   *[no] { $who } lässt { $first-acc } beim Urteil beginnen.
    }
gunst-did-lead-you = { $same ->
    [yes] Du beginnst beim Urteil.
   *[no] Du lässt { $first-acc } beim Urteil beginnen.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Deine { $row-de } handeln zuerst.
   *[no] Du lässt die { $row-de } { $firsts } zuerst handeln.
    }
gunst-did-lead-row = { $same ->
    [yes] { $whose-gender ->
        [you] Deine { $row-de } handeln zuerst.
       *[other] Die { $row-de } { $whose } handeln zuerst.
        }
   *[no] { $who } lässt { $firsts-gender ->
        [you] deine { $row-de } zuerst handeln.
       *[other] die { $row-de } { $firsts } zuerst handeln.
        }
    }
gunst-did-god =
    .X = Extazia verdoppelt { $whose-gender ->
        [you] deine { $from-de }
       *[other] die { $from-de } { $whose }
        }.
    .V = Der Wanderer schickt { $others-gender ->
        [you] deine { $from-de }
       *[other] die { $from-de } { $others }
        } fort.
    .E = Eurika holt { $others-gender ->
        [you] einen deiner { $from-de }
       *[other] einen der { $from-de } { $others }
        } herüber zu { $whose-gender ->
        [you] deinen { $to-dat }
       *[other] den { $to-dat } { $whose }
        }.
    .A = Archimedes versetzt { $whose-gender ->
        [you] deine { $from-de }
       *[other] die { $from-de } { $whose }
        } zu den { $to-dat }.
gunst-did-nothing-you = Du rufst { $god-acc }, doch nichts geschieht.
gunst-did-nothing = { $who } ruft { $god-acc }, doch nichts geschieht.
gunst-did-ride = { $count ->
    [one] { $whose-gender ->
        [you] Dein Ritter reitet
       *[other] Der Ritter { $whose } reitet
        }
   *[other] { $whose-gender ->
        [you] Deine Ritter reiten
       *[other] Die Ritter { $whose } reiten
        }
    } { $others-gender ->
    [you] bei dir { $kin-acc }
   *[other] { $kin-acc } { $others }
    } nieder.
gunst-did-ride-nobody = { $count ->
    [one] { $whose-gender ->
        [you] Dein Ritter trifft niemanden an.
       *[other] Der Ritter { $whose } trifft niemanden an.
        }
   *[other] { $whose-gender ->
        [you] Deine Ritter treffen niemanden an.
       *[other] Die Ritter { $whose } treffen niemanden an.
        }
    }
gunst-did-ride-not = { $count ->
    [one] { $whose-gender ->
        [you] Dein Ritter hat
       *[other] Der Ritter { $whose } hat
        } zu wenige Bauern hinter sich und bleibt stehen.
   *[other] { $whose-gender ->
        [you] Deine Ritter haben
       *[other] Die Ritter { $whose } haben
        } zu wenige Bauern hinter sich und bleiben stehen.
    }
gunst-did-strike = { $whose-gender ->
    [you] Deine { $row-de } nehmen
   *[other] Die { $row-de } { $whose } nehmen
    } { $other-dat } { $stones ->
    [one] 1 Lebensstein
   *[other] { $stones } Lebenssteine
    } ab, { $left ->
    [0] { $you ->
        [yes] du hast keinen mehr
       *[no] keiner ist mehr übrig
        }
    [one] { $you ->
        [yes] du hast noch 1
       *[no] 1 bleibt übrig
        }
   *[other] { $you ->
        [yes] du hast noch { $left }
       *[no] { $left } bleiben übrig
        }
    }.
gunst-did-rise = { $whose-gender ->
    [you] Deine { $row-de } heben
   *[other] Die { $row-de } { $whose } heben
    } { $gods-acc }.
gunst-did-pray = { $whose-gender ->
    [you] Deine { $row-de } beten und heben
   *[other] Die { $row-de } { $whose } beten und heben
    } { $gods-acc }.
gunst-did-steal = { $whose-gender ->
    [you] Deine Diebe holen
   *[other] Die Diebe { $whose } holen
    } { $kin-acc } von { $other-dat } herüber.
gunst-did-lose = { $who } verliert { $stones ->
    [one] 1 Lebensstein
   *[other] { $stones } Lebenssteine
    }.
gunst-did-lose-you = Du verlierst { $stones ->
    [one] 1 Lebensstein
   *[other] { $stones } Lebenssteine
    }.
gunst-did-season = Es wird { $season }.
gunst-did-last = Die letzte Jahreszeit ist vorbei.

## Wie es ausging

gunst-result-dead = { $who } hat keine Lebenssteine mehr.
gunst-result-dead-you = Du hast keine Lebenssteine mehr.
gunst-result-life = Die letzte Jahreszeit endet mit { $more } zu { $fewer } Lebenssteinen.
gunst-result-equal = Unentschieden: Nach der letzten Jahreszeit haben beide { $life ->
    [one] 1 Lebensstein
   *[other] { $life } Lebenssteine
    }.

## Neben dem Brett

gunst-beside-season = Jahreszeit
    .words = { $season }, Runde { $round } von { $rounds }
gunst-beside-lord = { $first }; { $next }
gunst-beside-say = Das Sagen
gunst-beside-spent = Für immer fort bei { $who-dat }

## Worum es geht

gunst-goal = { $rounds ->
    [one] Wer nach der Jahreszeit mehr Lebenssteine hat, gewinnt.
   *[other] Wer nach { $rounds } Jahreszeiten mehr Lebenssteine hat, gewinnt.
    }
    .short = Mehr Lebenssteine siegen.
gunst-goal-you = { $rounds ->
    [one] Am Ende mehr Lebenssteine als { $other }.
   *[other] Nach { $rounds } Jahreszeiten mehr Lebenssteine als { $other }.
    }
    .short = Mehr Lebenssteine als { $other }.
gunst-near = So knapp: Dir { $stones ->
    [one] fehlte nur 1 Lebensstein
   *[other] fehlten nur { $stones } Lebenssteine
    }.

## Was alles ist

gunst-about-kin = { $whose-gender ->
    [you] Deine { $row-de }
   *[other] { $row } { $whose }
    }
gunst-about-their-god = { $god } ({ $who })
gunst-about-life = { $whose-gender ->
    [you] Deine Lebenssteine
   *[other] Lebenssteine { $whose }
    }
    .words = Noch { $life }. Wer den letzten verliert, verliert die Partie.
gunst-about-doubled = Verdoppelt: Sie handeln wie { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Hier steht gerade niemand.
        [one] Hier steht gerade einer.
       *[other] Hier stehen gerade { $count }.
        }
gunst-about-row =
    .K = Ritter reiten zuerst: Jeder reitet einen Krieger, einen Bauern und einen Gelehrten nieder, es sei denn, die andere Seite hat mehr Bauern.
    .W = Krieger nehmen je einen Lebensstein.
    .F = Bauern heben deine Götter um je eine Ebene.
    .T = Diebe holen je einen Gelehrten herüber.
    .S = Gelehrte kommen zuletzt: Sie nehmen je einen Lebensstein, oder sie beten und heben stattdessen deine Götter.
gunst-about-god =
    .X = Im Spiel verdoppelt sie eine deiner Reihen.
    .V = Im Spiel schickt er eine ganze Reihe der anderen Seite fort.
    .E = Im Spiel holt sie einen von der anderen Seite herüber.
    .A = Im Spiel versetzt er eine deiner Reihen in eine andere.
gunst-about-at =
    .p0 = { $planes } Ebenen von der Hand entfernt.
    .p1 = { $planes } Ebenen von der Hand entfernt.
    .p2 = Eine Ebene von der Hand entfernt.
    .p3 = Auf der Hand: kann in der nächsten Jahreszeit mitkommen.
    .play = Jetzt im Spiel; danach geht es in den Nebel.
gunst-plane-name =
    .Twilight = Das Zwielicht
    .Mist = Der Nebel
    .Threshold = Die Schwelle
    .hand = Die Hand
gunst-about-plane =
    .Twilight = Hier beginnen die Götter, drei Ebenen von der Hand entfernt.
    .Mist = Zwei Ebenen von der Hand entfernt. Hierher kommen Götter, wenn sie gehandelt haben.
    .Threshold = Eine Ebene von der Hand entfernt.
    .hand = Ein Gott auf der Hand kann mit deinen Leuten mitkommen.
gunst-sign-say = Das Sagen
    .words = Wer die kleinere Schar mitbringt, entscheidet, wer zuerst handelt, beim Urteil und in jeder Reihe.
gunst-sign-favour = Gunst
    .words = Die kleinere Schar bekommt 1 Gunst für jeden, den sie weniger zählt: Damit hebt sie einen ihrer Götter.
gunst-sign-staff = Spiegelstab
    .words = An ihm liegen die vier Ebenen der Götter einer Seite, vom Zwielicht bis zur Hand.
gunst-sign-season = Jahreszeit
    .words = Eine Jahreszeit ist eine Runde: Schar wählen, die Götter urteilen lassen, Reihe um Reihe kämpfen.

## Warum ein Zug ein Fehler war

gunst-harm-life =
    .now = Das kostet { $whom-acc } { $stones ->
        [one] 1 Lebensstein
       *[other] { $stones } Lebenssteine
        }.
    .reply = Das erlaubt { $who-dat }, { $whom-dat } { $stones ->
        [one] 1 Lebensstein
       *[other] { $stones } Lebenssteine
        } abzunehmen.
