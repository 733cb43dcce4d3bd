### Gunst. Rows: K knights, W warriors, F farmers, T thieves, S scholars. Gods: X Extazia, V the Wanderer, E Eurika, A Archimedes.
### -de is the definite form of a row: "krigerne".

gunst = Gunst
    .sentence = To høvdinge stiller i hemmelighed deres frænder op: den mindste hær får gudernes gunst, den største får kamppladsen.
    .players = 2
    .length = omkring 10 minutter

gunst-role =
    .first = Første høvding
    .first-de = den første høvding
    .second = Anden høvding
    .second-de = den anden høvding
gunst-season =
    .spring = Forår
    .spring-acc = forår
    .summer = Sommer
    .summer-acc = sommer
    .autumn = Efterår
    .autumn-acc = efterår
    .winter = Vinter
    .winter-acc = vinter
gunst-god =
    .X = Extazia
    .V = Vandringsmanden
    .E = Eurika
    .A = Archimedes
gunst-row =
    .K = riddere
    .K-de = ridderne
    .W = krigere
    .W-de = krigerne
    .F = bønder
    .F-de = bønderne
    .T = tyve
    .T-de = tyvene
    .S = lærde
    .S-de = de lærde
gunst-kin =
    .K = { $count ->
        [one] 1 ridder
       *[other] { $count } riddere
        }
    .W = { $count ->
        [one] 1 kriger
       *[other] { $count } krigere
        }
    .F = { $count ->
        [one] 1 bonde
       *[other] { $count } bønder
        }
    .T = { $count ->
        [one] 1 tyv
       *[other] { $count } tyve
        }
    .S = { $count ->
        [one] 1 lærd
       *[other] { $count } lærde
        }
gunst-nobody = ingen
gunst-plane =
    .p0 = i Tusmørket: { $gods }
    .p1 = i Tågen: { $gods }
    .p2 = på Tærsklen: { $gods }
    .p3 = på hånden: { $gods }
    .play = i spil: { $gods }
gunst-to-plane =
    .p0 = til Tusmørket
    .p1 = op til Tågen
    .p2 = op til Tærsklen
    .p3 = op på hånden
gunst-god-to = { $god } { $plane }
gunst-god-up = { $god } { $planes ->
    [one] 1 plan op
   *[other] { $planes } planer op
    }
gunst-life = { $life ->
    [0] ingen livssten
   *[other] { $life } livssten
    }

## What the player is asked

gunst-ask-ting = { $season }: vælg i hemmelighed, hvilke frænder du stiller med. Den mindste hær får ordet og gudernes gunst.
gunst-ask-ting-gods = { $season }: vælg i hemmelighed, hvilke frænder og hvilke guddomme fra hånden du stiller med. Den mindste hær får ordet og gudernes gunst.
gunst-ask-favour = Du har { $favours } gunst: ryk en af dine guddomme op, eller brug ingen.
gunst-ask-judgement = Du har ordet: hvem begynder dommen?
gunst-ask-row = Du har ordet: hvem går først med { $row-de }?
gunst-ask-gods = Vælg, hvilken af dine guddomme du aktiverer, og på hvilken række.
gunst-ask-god =
    .X = Extazia fordobler en af dine rækker: vælg hvilken.
    .V = Vandringsmanden fjerner en af modstanderens rækker: vælg hvilken.
    .E = Eurika lokker en af modstanderens frænder over til dig: vælg, hvilken række den forlader, og hvilken af dine den går ind i.
    .A = Archimedes kan rykke en af dine rækker over i en anden: vælg, eller lad være.
gunst-ask-farmers = Dine bønder rykker { $steps ->
    [one] en af dine guddomme 1 plan op: vælg hvilken
   *[other] dine guddomme i alt { $steps } planer op: vælg hvilke
    }.
gunst-ask-scholars = Skal dine lærde slå og tage { $stones } livssten eller bede og rykke { $steps ->
    [one] en af dine guddomme 1 plan op
   *[other] dine guddomme i alt { $steps } planer op
    }?

gunst-wait =
    .ting = { $count ->
        [one] { $who } vælger stadig hær i hemmelighed.
       *[other] { $who } vælger hær i hemmelighed.
        }
    .say = Hærene er lige store: en mønt afgør, hvem der får ordet.
    .shout = Hærene er lige store: den, der først råber GUNST!, får ordet.
    .favour = { $who } kan bruge gunst på en guddom.
    .lead = { $who } har ordet og vælger, hvem der går først.
    .judgement = { $whose } skal aktivere en guddom.
    .F = { $who } vælger, hvilke guddomme bønderne rykker op.
    .S = { $who } vælger, om de lærde slår eller beder.

gunst-draft-ting = Du stiller med { $host }: tag flere med, eller nøjes med dem.
gunst-draft-steps = { $left ->
    [one] 1 plan tilbage: vælg en guddom.
   *[other] { $left } planer tilbage: vælg en guddom.
    }
gunst-draft-favour = Du rykker { $risen }. { $left ->
    [0] Det var alt.
   *[other] Du har { $left } gunst tilbage.
    }
gunst-draft-into = Fra { $row-de } til hvilken af dine rækker?

## Buttons

gunst-choose-ting = stil med { $host }
gunst-choose-favour-none = brug ingen gunst
gunst-choose-rise = ryk { $gods }
gunst-choose-pray = bed, og ryk { $gods }
gunst-choose-strike = slå
gunst-choose-lead = lad { $who-acc } gå først
gunst-part-god = { $god }: { $row }
gunst-part-into = over til { $row-de }
gunst-choose-nothing = { $god } gør ingenting
gunst-choose-god =
    .X = Extazia fordobler dine { $from }
    .V = Vandringsmanden fjerner { $from-de }
    .E = Eurika lokker en af { $from-de } over til dine { $to }
    .A = Archimedes rykker dine { $from } over til { $to-de }

## What happened

gunst-did-ting = { $who } stiller med { $host }.
gunst-did-ting-you = Du stiller med { $host }.
gunst-did-equal = Hærene er lige store.
gunst-did-smaller = { $who } har den mindste hær og får ordet og { $favours } gunst.
gunst-did-smaller-you = Du har den mindste hær og får ordet og { $favours } gunst.
gunst-did-coin = Mønten giver { $who-acc } ordet.
gunst-did-shout-you = Du råbte GUNST! først og har ordet.
gunst-did-shout = { $who } råbte GUNST! først og har ordet.
gunst-did-favour = { $who } bruger { $favours } gunst og rykker { $risen }.
gunst-did-favour-you = Du bruger { $favours } gunst og rykker { $risen }.
gunst-did-favour-none-you = Du bruger ingen gunst.
gunst-did-favour-none = { $who } bruger ingen gunst.
gunst-did-lead = { $same ->
    [yes] { $who } begynder dommen.
   *[no] { $who } lader { $first-acc } begynde dommen.
    }
gunst-did-lead-you = { $same ->
    [yes] Du begynder dommen.
   *[no] Du lader { $first-acc } begynde dommen.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Du går først med { $row-de }.
   *[no] Du lader { $firsts-acc } gå først med { $row-de }.
    }
gunst-did-lead-row = { $same ->
    [yes] { $whose } går først med { $row-de }.
   *[no] { $who } lader { $firsts-acc } gå først med { $row-de }.
    }
gunst-did-god =
    .X = Extazia fordobler { $whose-gender ->
        [you] dine { $from }
       *[other] { $from-de } hos { $whose-acc }
        }.
    .V = Vandringsmanden fjerner { $others-gender ->
        [you] dine { $from }
       *[other] { $from-de } hos { $others-acc }
        }.
    .E = Eurika lokker en af { $others-gender ->
        [you] dine { $from }
       *[other] { $from-de } hos { $others-acc }
        } over til { $whose-gender ->
        [you] dine { $to }
       *[other] { $to-de } hos { $whose-acc }
        }.
    .A = Archimedes rykker { $whose-gender ->
        [you] dine { $from }
       *[other] { $from-de } hos { $whose-acc }
        } over til { $to-de }.
gunst-did-nothing-you = Du kalder på { $god }, men der sker ingenting.
gunst-did-nothing = { $who } kalder på { $god }, men der sker ingenting.
gunst-did-ride = { $count ->
    [one] Med ridderen
   *[other] Med ridderne
    } fjerner { $whose } { $kin } hos { $others-acc }.
gunst-did-ride-nobody = { $count ->
    [one] Med ridderen
   *[other] Med ridderne
    } fjerner { $whose } ingen.
gunst-did-ride-not = { $whose } har for få bønder, så { $count ->
    [one] ridderen
   *[other] ridderne
    } bliver stående.
gunst-did-strike = Med { $row-de } tager { $whose } { $stones } livssten fra { $other-acc }, { $you ->
    [yes] så du
   *[no] som
    } har { $left ->
    [0] ingen
   *[other] { $left }
    } tilbage.
gunst-did-rise = Med { $row-de } rykker { $whose } { $gods }.
gunst-did-pray = { $whose } lader { $row-de } bede og rykker { $gods }.
gunst-did-steal = Med tyvene stjæler { $whose } { $kin } fra { $other-acc }.
gunst-did-lose = { $who } mister { $stones } livssten.
gunst-did-lose-you = Du mister { $stones } livssten.
gunst-did-season = Det bliver { $season-acc }.
gunst-did-last = Den sidste årstid er forbi.

## How it ended

gunst-result-dead = { $who } har ingen livssten tilbage.
gunst-result-dead-you = Du har ingen livssten tilbage.
gunst-result-life = Den sidste årstid ender med { $more } livssten mod { $fewer }.
gunst-result-equal = Uafgjort: efter den sidste årstid har begge { $life } livssten.

## Beside the board

gunst-beside-season = Årstid
    .words = { $season-acc }, runde { $round } af { $rounds }
gunst-beside-lord = { $first }; { $next }
gunst-beside-say = Ordet
gunst-beside-spent = Tabte frænder hos { $who }

## What one is trying to do

gunst-goal = { $rounds ->
    [one] Flest livssten efter årstiden vinder.
   *[other] Flest livssten efter { $rounds } årstider vinder.
    }
    .short = Flest livssten vinder.
gunst-goal-you = { $rounds ->
    [one] Hav flere livssten end { $other } til sidst.
   *[other] Hav flere livssten end { $other } efter { $rounds } årstider.
    }
    .short = Flere livssten end { $other }.
gunst-near = Så tæt på: du var { $stones } livssten bagud.

## What everything is

gunst-about-kin = { $whose-gender ->
    [you] Dine { $row }
   *[other] { $row } ({ $whose })
    }
gunst-about-their-god = { $god } ({ $who })
gunst-about-life = { $whose-gender ->
    [you] Dine livssten
   *[other] Livssten: { $whose }
    }
    .words = { $life } tilbage. Den, der mister den sidste, taber spillet.
gunst-about-doubled = Fordoblet: de har effekt som { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Her står ingen lige nu.
        [one] Her står én lige nu.
       *[other] Her står { $count } lige nu.
        }
gunst-about-row =
    .K = Riddere rider først: hver fjerner én kriger, én bonde og én lærd, medmindre den anden side har flere bønder.
    .W = Krigere tager hver én livssten.
    .F = Bønder rykker hver en af dine guddomme ét plan op.
    .T = Tyve stjæler hver én lærd.
    .S = Lærde kommer sidst: de tager hver én livssten, eller de beder og rykker i stedet dine guddomme op.
gunst-about-god =
    .X = I spil fordobler hun en af dine rækker.
    .V = I spil fjerner han en hel række hos den anden side.
    .E = I spil lokker hun en af den anden sides frænder over.
    .A = I spil rykker han en af dine rækker over i en anden.
gunst-about-at =
    .p0 = { $planes } planer fra hånden.
    .p1 = { $planes } planer fra hånden.
    .p2 = Ét plan fra hånden.
    .p3 = På hånden: kan stilles op i næste årstid.
    .play = I spil nu; bagefter rykker den ned i Tågen.
gunst-plane-name =
    .Twilight = Tusmørket
    .Mist = Tågen
    .Threshold = Tærsklen
    .hand = Hånden
gunst-about-plane =
    .Twilight = Her begynder guddommene, tre planer fra hånden.
    .Mist = To planer fra hånden. Hertil rykker guddomme ned, når de har haft deres effekt.
    .Threshold = Ét plan fra hånden.
    .hand = En guddom på hånden kan stilles op sammen med dine frænder.
gunst-sign-say = Ordet
    .words = Den, der stiller med den mindste hær, bestemmer, hvem der går først, i dommen og i hver række.
gunst-sign-favour = Gunst
    .words = Den mindste hær får én gunst for hver frænde eller guddom, den anden har flere. Den gunst rykker en af dens egne guddomme op.
gunst-sign-staff = Spejlstav
    .words = Her er de fire planer for en sides guddomme, fra Tusmørket op til hånden.
gunst-sign-season = Årstid
    .words = Én årstid er én runde: vælg en hær, lad guddommene dømme, og kæmp række for række.

## Why a move was a mistake: at once, or by what it allows.

gunst-harm-life =
    .now = Det koster { $whom-acc } { $stones } livssten.
    .reply = Så kan { $who } tage { $stones } livssten fra { $whom-acc }.
