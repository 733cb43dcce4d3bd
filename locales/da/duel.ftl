### Duel.

duel = Duel
    .sentence = To cowboys prøver at skyde sig forbi hinanden: gå til siden eller tilbage, og lad kuglerne klare resten.
    .players = 2
    .length = 15–20 minutter

duel-role =
    .light = Lys
    .light-de = den lyse cowboy
    .dark = Mørk
    .dark-de = den mørke cowboy
duel-token =
    .good-shot = { $count ->
        [one] 1 fuldtræffer
       *[other] { $count } fuldtræffere
        }
    .double-blast = { $count } dobbeltskud
    .booster = { $count } turboskud
    .dummy = { $count ->
        [one] 1 blindgænger
       *[other] { $count } blindgængere
        }

## What the player is asked

duel-ask-place = Stil din cowboy på et felt i række { $rank }.
duel-ask-place-large = Stil din cowboy på to nabofelter i række { $rank }.
duel-ask-step = Gå ét felt til siden eller tilbage.
duel-ask-step-or-fire = Gå ét felt til siden eller tilbage, eller fyr først en specialkugle af.
duel-ask-fire-or-pass = Du kan ikke gå nogen steder: fyr en specialkugle af, eller meld pas.
duel-ask-pass = Du kan ikke gå nogen steder, så du må melde pas.
duel-ask-trigger = Når du går tilbage, vælger du, hvilket af de to felter du udløser.
duel-ask-stepped = Fyr en specialkugle af, eller slut din tur.
duel-ask-shot = Kun én af de to kan skydes af sted: vælg hvem.

duel-wait-place = { $who } stiller en cowboy op.
duel-wait-step = Nu skal { $who } gå et skridt.
duel-wait-stepped = { $who } må stadig fyre en specialkugle af.
duel-wait-shot = { $who } vælger, hvem der skydes af sted.
duel-wait-ammo = { $who } vender en specialkugle.

duel-draft-trigger = Vælg, hvilket felt du udløser: { $fields }.

## Buttons

duel-choose-place = stil dig på { $field }
duel-choose-step = gå til { $field }
duel-choose-trigger = gå til { $field }, og udløs { $trigger }
duel-choose-fire = fyr en specialkugle af
duel-choose-end = slut turen
duel-part-trigger = udløs { $field }
duel-choose-shot = skyd { $cowboy-acc } af sted

## What happened

duel-did-place = { $who } stiller sig på { $field }.
duel-did-place-you = Du stiller dig på { $field }.
duel-did-step = { $who } går til { $field }.
duel-did-step-you = Du går til { $field }.
duel-did-trigger = { $who } går til { $field } og udløser { $trigger }.
duel-did-trigger-you = Du går til { $field } og udløser { $trigger }.
duel-did-shot = { $who } skydes til { $field }.
duel-did-shot-you = Du skydes til { $field }.
duel-did-shot-both = { $who } skydes til { $field }, { $other } til { $place }.
duel-did-shot-both-you = Du skydes til { $field }, { $other } til { $place }.
duel-did-through = { $who } skydes ud over sidste række og er igennem!
duel-did-through-you = Du skydes ud over sidste række og er igennem!
duel-did-locked = Begge skydes mod hinandens felt og spærrer for hinanden: begge bliver stående.
duel-did-crowd = Kun én af de to kan skydes af sted.
duel-did-decide = { $who } bestemmer.
duel-did-decide-you = Du bestemmer.
duel-did-stay = Ingen kan skydes af sted.
duel-did-pass = { $who } kan ikke gå nogen steder og melder pas.
duel-did-pass-you = Du kan ikke gå nogen steder og melder pas.
duel-did-end = { $who } slutter turen.
duel-did-end-you = Du slutter turen.
duel-did-fire = { $who } fyrer en specialkugle af.
duel-did-ammo =
    .good-shot = { $who } vender en fuldtræffer.
    .double-blast = { $who } vender et dobbeltskud: efter denne tur kommer der en til.
    .booster = { $who } vender et turboskud.
    .dummy = { $who } vender en blindgænger: der sker ingenting.
duel-did-fire-you = Du fyrer en specialkugle af.
duel-did-ammo-you =
    .good-shot = Du vender en fuldtræffer.
    .double-blast = Du vender et dobbeltskud: efter denne tur kommer der en til.
    .booster = Du vender et turboskud.
    .dummy = Du vender en blindgænger: der sker ingenting.
duel-did-again = Dobbeltskuddet giver { $who-acc } en tur til.

## How it ended

duel-result-through = { $cowboy-de } er igennem.
duel-result-through-you = Din cowboy er igennem.
duel-result-more = Begge kom igennem på én gang; vinderen havde flest specialkugler tilbage, { $more } mod { $fewer }.
duel-result-both = Begge vinder: det kræver revanche! Begge kom igennem på én gang, { $left ->
    [0] og ingen havde specialkugler
    [one] og begge havde 1 specialkugle
   *[other] og begge havde { $left } specialkugler
    } tilbage.

## Beside the board

duel-beside-left = { $left ->
    [0] ingen specialkugler tilbage
    [one] 1 specialkugle tilbage
   *[other] { $left } specialkugler tilbage
    }
duel-beside-unseen = Stadig skjult
duel-beside-again = Dobbeltskud
    .words = { $who } får en tur til efter denne

## The board as text

duel-text-bullet = { $whose } { $direction-a }
duel-text-unplaced = ikke stillet op endnu
duel-text-through = igennem

## What one is trying to do

duel-goal = Den første cowboy, der skydes ud over den fjerne kant, vinder.
    .short = Først over den fjerne kant vinder.
duel-goal-you = Kom igennem til den anden side før { $other }.
    .short = Kom først igennem.
duel-near = Så tæt på: du manglede { $shots ->
    [one] ét skud
   *[other] { $shots } skud
    }.

## What everything is

duel-about-cowboy = { $whose-gender ->
    [you] Din cowboy
   *[other] Cowboy: { $whose }
    }
duel-about-cowboy-way = { $who } går til siden eller tilbage og vil skydes { $direction-a } ud over den fjerne kant.
duel-about-cowboy-way-you = Du går til siden eller tilbage og vil skydes { $direction-a } ud over den fjerne kant.
duel-about-drum = { $whose-gender ->
    [you] Din tromle
   *[other] Tromle: { $whose }
    }
    .words = { $left ->
        [0] Der er ingen specialkugler tilbage i den.
        [one] Der er 1 specialkugle tilbage i den, med bagsiden opad.
       *[other] Der er { $left } specialkugler tilbage i den, med bagsiden opad.
        } Én må fyres af i hver tur, før eller efter skridtet.
duel-about-unseen = Ligger stadig skjult i en af tromlerne.
duel-about-token =
    .good-shot = Fuldtræffer: den anden cowboy skydes ét felt tilbage.
    .double-blast = Dobbeltskud: den, der fyrer det af, får en tur til efter denne.
    .booster = Turboskud: begge cowboys skydes ét felt frem.
    .dummy = Blindgænger: der sker ingenting.
duel-about-field = Felt { $field }
    .words = Den, der går herhen, udløser kuglerne: { $bullets }.
duel-about-bullet = { $whose-acc } { $direction-a }
duel-about-empty = Ingen kugler: et skridt herhen skyder ingen af sted.
duel-sign-bullet = Kugler
    .words = Et skridt ind på et felt udløser dets kugler: hver cowboy skydes ét felt den vej, kuglen i dens farve peger, uanset hvor den står.
duel-sign-edge = Den fjerne kant
    .words = Den, der skydes ud over den, er igennem og vinder. Ved de andre kanter bliver en cowboy stående.
duel-sign-drum = Tromler
    .words = I hver ligger specialkugler med bagsiden opad. Én gang i hver tur må du fyre en af.

## Why a move was a mistake: at once, or by what it allows.

duel-harm-through =
    .now = Det skyder { $who-acc } igennem.
    .reply = Så kan { $who } komme igennem i næste tur.
duel-harm-back =
    .now = Det skyder { $whom-acc } tilbage til { $field }.
    .reply = Så kan { $who } skyde { $whom-acc } tilbage til { $field }.
