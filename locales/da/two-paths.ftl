### Two Paths. F is the fox, H the hare, G the hedgehog; W is west, E is east. -de: "ræven"; the hedgehog is neuter.

two-paths = To veje
    .sentence = Før ræv, hare og pindsvin over lysningen: skjul, hvilken vej du går, og gæt, hvilken vej modstanderen går.
    .players = 2
    .length = 10 minutter, fra 8 år

two-paths-role =
    .south = Syd
    .north = Nord
two-paths-animal =
    .F = ræv
    .F-de = ræven
    .F-gender = c
    .H = hare
    .H-de = haren
    .H-gender = c
    .G = pindsvin
    .G-de = pindsvinet
    .G-gender = n
two-paths-way =
    .W = vest
    .E = øst

## What the player is asked

two-paths-ask-line = Stil dine tre dyr op fra vest til øst.
two-paths-ask-hide = Skjul en side: meld et dyr, og vælg dets vej. { $try ->
    [1] Det er det første af mindst tre forsøg.
    [2] Det er det andet af mindst tre forsøg.
   *[other] Du fortsætter, til et forsøg bliver spærret.
    }
two-paths-ask-block = { $other } melder { $animal-de }: læg stenen der, hvor du tror, turen går hen.
two-paths-ask-take = Godt gættet! Du må flytte { $animal-gender ->
    [n] dit eget
   *[other] din egen
    } { $animal } mod { $side } eller lade være.

two-paths-wait-line = { $who } stiller dyrene op.
two-paths-wait-hide = { $who } vælger et dyr og skjuler en side.
two-paths-wait-block = { $who } lægger stenen i vejen for { $animal-de }.
two-paths-wait-take = { $who } gættede rigtigt og må til gengæld flytte { $animal-gender ->
    [n] sit
   *[other] sin
    } { $animal }.

two-paths-draft-line = Længst mod vest står { $animal-de }: hvem står ved siden af?
two-paths-draft-side = Du melder { $animal-de }: vælg side, vest eller øst.

## Buttons

two-paths-choose-line = stil { $animals } op
two-paths-choose-hide = meld { $animal-de }, og gå mod { $side }
two-paths-choose-block = læg stenen i { $side }
two-paths-would-block = Vil { $animal-de } mod { $side }, er vejen spærret, og { $animal-gender ->
    [n] dit eget
   *[other] din egen
    } { $animal } må gå mod { $side }. Vil { $animal-de } mod { $other }, er der fri bane.
two-paths-choose-take = flyt { $animal-gender ->
    [n] dit
   *[other] din
    } { $animal } mod { $side }
two-paths-choose-decline = lad { $animal-gender ->
    [n] dit
   *[other] din
    } { $animal } stå

## What happened

two-paths-did-line = { $who } stiller { $animals } op, fra vest til øst.
two-paths-did-line-you = Du stiller { $animals } op, fra vest til øst.
two-paths-did-announce-you = Du melder { $animal-de } og skjuler en side.
two-paths-did-hide-you = Du melder { $animal-de } og skjuler { $side }.
two-paths-did-announce = { $who } melder { $animal-de } og skjuler en side.
two-paths-did-hide = { $who } melder { $animal-de } og skjuler { $side }.
two-paths-did-block = { $who } lægger stenen i { $side } og gætter rigtigt: { $others } kommer ikke videre med { $animal-de }.
two-paths-did-pass = { $who } lægger stenen i { $side }, men { $others } går mod { $way } til { $space } med { $animal-de }.
two-paths-did-pass-home = { $who } lægger stenen i { $side }, men { $others } går mod { $way } og får { $animal-de } hjem.
two-paths-did-block-you = Du lægger stenen i { $side } og gætter rigtigt: { $others } kommer ikke videre med { $animal-de }.
two-paths-did-pass-you = Du lægger stenen i { $side }, men { $others } går mod { $way } til { $space } med { $animal-de }.
two-paths-did-pass-home-you = Du lægger stenen i { $side }, men { $others } går mod { $way } og får { $animal-de } hjem.
two-paths-did-take = Til gengæld går { $whose } til { $space } med { $animal-de }.
two-paths-did-take-home = Til gengæld får { $whose } { $animal-de } hjem.
two-paths-did-decline = { $whose } lader { $animal-de } blive stående.
two-paths-did-turn = Dermed er turen slut for { $whose-acc }.

## How it ended

two-paths-result-home = Alle tre dyr er hjemme.
two-paths-result-stuck = Uafgjort: ingen af spillerne kan flytte et dyr.

## Beside the board

two-paths-score = { $home ->
    [0] ingen hjemme
   *[other] { $home } hjemme
    }
two-paths-beside-at = { $animal } på { $space }
two-paths-beside-home = { $animal } hjemme
two-paths-beside-none = ikke stillet op endnu
two-paths-beside-try = Forsøg
    .words = { $try ->
        [1] { $who }, første af mindst tre
        [2] { $who }, andet af mindst tre
       *[other] { $who } fortsætter, til vejen spærres
        }
two-paths-beside-hidden = Skjult
    .words = { $animal } mod { $side }

## The board as text

two-paths-text-animal = { $who }, { $animal }
two-paths-text-ways = { $who } kan gå videre til { $west } i vest eller { $east } i øst

## What one is trying to do

two-paths-goal = Den, der først får alle tre dyr over, vinder.
    .short = Først med alle tre over vinder.
two-paths-goal-you = Få alle tre over før { $other }.
    .short = Alle tre over, først.
two-paths-near = Så tæt på: du manglede ét dyr.

## What everything is

two-paths-about-animal = { $whose-gender ->
    [you] { $animal-gender ->
        [n] Dit { $animal }
       *[other] Din { $animal }
        }
   *[other] { $animal } ({ $whose })
    }
    .words = Vil { $direction-a } over lysningen. Springer over alle dyr, der står i vejen.
two-paths-about-hand = Næven i { $side }
two-paths-about-fist = Den, der er på tur, skjuler skiven i en af to næver; den anden lægger stenen foran en af dem.
two-paths-about-fist-theirs = Læg stenen her, hvis du tror, at dyret vil mod { $side }. Har du ret, bliver det stående, og dit eget må gå den vej.
two-paths-about-space = Felt { $space }
two-paths-about-ways = { $whose } går videre til { $west } i vest eller { $east } i øst.
two-paths-sign-ways = To veje
    .words = Fra hvert felt fører to veje videre, en på vestsiden og en på østsiden.
two-paths-sign-fists = Næver
    .words = Meld et dyr, og skjul, hvilken vej det går. Mindst tre forsøg pr. tur; fra det tredje fortsætter du, til et bliver spærret.
two-paths-sign-stone = Stenen
    .words = Den spærrer den ene side. Ville dyret den vej, bliver det stående, og den andens dyr af samme slags må gå den vej.
two-paths-sign-leap = Spring
    .words = Hvor et dyr står i vejen, springer du videre mod samme side.
two-paths-sign-woods = Skoven
    .words = På den anden side af lysningen er et dyr hjemme. Ingen kommer hjem, så længe et af ens egne dyr står på startlinjen.

## Why a move was a mistake: at once, or by what it allows.

two-paths-harm-home =
    .now = Det bringer et dyr hjem for { $who-acc }: { $animal-de }.
    .reply = Så kan { $who } få et dyr hjem i næste træk: { $animal-de }.
