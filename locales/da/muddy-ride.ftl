### Muddy Ride. Animals are keyed by the direction they face: N, E, S, W. -acc: "flodhest"; -de: "flodhesten".

muddy-ride = Mudderridt
    .sentence = Sprøjt hinanden over en mudret eng: ingen må gå fremad, men pytterne bærer jer frem.
    .players = 2–4
    .length = 15–30 minutter

muddy-ride-role =
    .N = Flodhest
    .N-acc = flodhest
    .N-de = flodhesten
    .E = Gris
    .E-acc = gris
    .E-de = grisen
    .S = Frø
    .S-acc = frø
    .S-de = frøen
    .W = Rapand
    .W-acc = rapand
    .W-de = rapanden
muddy-ride-the =
    .N = flodhesten
    .E = grisen
    .S = frøen
    .W = rapanden
muddy-ride-your =
    .N = din flodhest
    .E = din gris
    .S = din frø
    .W = din rapand
muddy-ride-flag =
    .N = det blå flag
    .E = det lilla flag
    .S = det grønne flag
    .W = det brune flag
muddy-ride-player = Spiller { $number }

## What the player is asked

muddy-ride-ask-jump = Hop med { $animal }: ét felt til siden eller tilbage, ned i den næste pyt.
muddy-ride-ask-pass = Der er intet felt at hoppe til for { $animal }, så du må melde pas.
muddy-ride-ask-splash = De kan ikke alle sprøjtes af sted: vælg, hvem der flytter sig.
muddy-ride-ask-roll = Terningen viser { $first } og { $second }: vælg et af dyrene, og hop til venstre eller højre, set fra dyret.
muddy-ride-ask-roll-one = Terningen viser { $first } og { $second }, og kun { $animal } kan hoppe: vælg venstre eller højre, set fra dyret.
muddy-ride-ask-roll-pass = Hverken { $first } eller { $second } kan hoppe, så du må melde pas.

muddy-ride-wait-jump = Nu skal { $who } hoppe.
muddy-ride-wait-jump-own = Nu skal { $who-de } hoppe.
muddy-ride-wait-splash = { $who } vælger, hvem der sprøjtes af sted.
muddy-ride-wait-splash-own = Nu vælger { $who-de }, hvem der sprøjtes af sted.
muddy-ride-wait-deal = De hemmelige kort bliver delt ud.
muddy-ride-wait-roll = { $who } slår med terningen.
muddy-ride-wait-roll-you = Du slår med terningen.

muddy-ride-draft-who = Hvem hopper til { $field }?

## Buttons

muddy-ride-choose-jump = hop til { $field }
muddy-ride-choose-jump-of = hop med { $animal } til { $field }
muddy-ride-choose-splash = sprøjt { $animals } af sted

## What happened

muddy-ride-did-jump = { $who } hopper med { $animal } til { $field }.
muddy-ride-did-jump-own = { $who-de } hopper til { $field }.
muddy-ride-did-jump-you = Du hopper med { $animal } til { $field }.
muddy-ride-did-jump-own-you = Du hopper til { $field }.
muddy-ride-did-arrive-own-you = Du hopper til { $field } og er i mål!
muddy-ride-did-arrive-you = Du hopper med { $animal } til { $field }, og den er i mål.
muddy-ride-did-arrive-own = { $who-de } hopper til { $field } og er i mål.
muddy-ride-did-arrive = { $who } hopper med { $animal } til { $field }, og den er i mål.
muddy-ride-did-crowd = De kan ikke alle sprøjtes af sted på én gang.
muddy-ride-did-dry = Ingen sprøjtes af sted.
muddy-ride-did-locked = { $count ->
    [2] { $animals-cap } står i vejen for hinanden: begge bliver stående.
   *[other] { $animals-cap } står i ring i vejen for hinanden: alle bliver stående.
    }
muddy-ride-did-moves = Plask: { $moves }.
muddy-ride-to = { $animal } til { $field }
muddy-ride-home = { $animal } i mål
muddy-ride-did-splash = { $who } vælger: { $moves }.
muddy-ride-did-splash-you = Du vælger: { $moves }.
muddy-ride-did-splash-own-you = Du vælger: { $moves }.
muddy-ride-did-splash-own = { $who-de } vælger: { $moves }.
muddy-ride-did-pass = { $who } kan ikke hoppe med { $animal } og melder pas.
muddy-ride-did-pass-you = Du kan ikke hoppe med { $animal } og melder pas.
muddy-ride-did-pass-own-you = Du kan ikke hoppe og melder pas.
muddy-ride-did-pass-own = { $who-de } kan ikke hoppe og melder pas.
muddy-ride-did-roll = { $who } slår med terningen: { $animals }.
muddy-ride-did-roll-you = Du slår med terningen: { $animals }.
muddy-ride-did-roll-pass-you = Hverken { $first } eller { $second } kan hoppe, så du melder pas.
muddy-ride-did-roll-pass = Hverken { $first } eller { $second } kan hoppe, så { $who } melder pas.
muddy-ride-did-deal = { $who } får kortet med { $animal }.
muddy-ride-did-deal-you = Du får kortet med { $animal }.
muddy-ride-did-deal-hidden = Et hemmeligt kort bliver delt ud.

## How it ended

muddy-ride-result-first = { $count ->
    [one] Først i mål: { $animals }.
   *[other] Først i mål, i samme øjeblik: { $animals }.
    }
muddy-ride-result-team = Hele holdet er i mål.
muddy-ride-result-secret = { $count ->
    [one] Det hemmelige kort viste { $animals }, og den kom i mål.
   *[other] De hemmelige kort viste { $animals }, og begge kom i mål på én gang.
    }
muddy-ride-result-drawn = Uafgjort: begge hold kom i mål i samme øjeblik.

## Beside the board

muddy-ride-beside-at = på { $field }, på vej til { $target }
muddy-ride-beside-arrived = i mål
muddy-ride-beside-teams = Hold
    .words = { $first } mod { $second }
muddy-ride-beside-die = Terning
muddy-ride-beside-card = Kort hos { $who }

## The board as text

muddy-ride-text-print = { $whose } { $direction-a }
muddy-ride-text-target = mål for { $animal }

## What one is trying to do

muddy-ride-goal-free-for-all = Det første dyr ved sit flag vinder.
    .short = Først til sit flag vinder.
muddy-ride-goal-free-for-all-you = Få din { $animal-acc } først til { $flag }.
    .short = { $animal } til { $flag }.
muddy-ride-goal-white-horse = Det første dyr ved sit flag vinder for sit hold.
    .short = Først til et flag vinder for holdet.
muddy-ride-goal-white-horse-you = Du til { $flag } eller din makker i mål: kom først.
    .short = Først til { $flag }, du eller makkeren.
muddy-ride-goal-all-or-nothing = Et hold vinder, når begge dets dyr er ved deres flag.
    .short = Begge på et hold til deres flag.
muddy-ride-goal-all-or-nothing-you = Du til { $flag } og din makker i mål: kom først.
    .short = Du til { $flag } og makkeren i mål.
muddy-ride-goal-secret = Det første dyr ved sit flag vinder for den, der har dets kort.
    .short = Første kort i mål vinder.
muddy-ride-goal-secret-you = Få i al hemmelighed { $animal-de } først til { $flag }.
    .short = Hemmeligt: { $animal-acc } til { $flag }.
muddy-ride-near = Så tæt på: du manglede { $fields ->
    [one] ét felt
   *[other] { $fields } felter
    }.

## What everything is

muddy-ride-about-start = Start
    .words = Her begynder turen for { $animal }. Det er en pyt som alle andre.
muddy-ride-about-animal = Skal { $direction-a } til { $target }. Den hopper til siden eller tilbage; plask bærer den langs dens egne fodspor.
muddy-ride-about-target-closed = Den, hvis flag det er, er i mål, når den står her. Lukket for alle andre end { $animal }.
muddy-ride-about-target-open = Den, hvis flag det er, er i mål, når den står her. Andre end { $animal } må hoppe hertil, men ingen sprøjtes hertil.
muddy-ride-about-puddle = Pyt { $field }
    .words = Et hop herned sprøjter { $prints }, ét felt hver, uanset hvor de står.
muddy-ride-about-print = { $whose } { $direction-a }
muddy-ride-about-dry = Ingen fodspor: et hop herned sprøjter ingen af sted.
muddy-ride-sign-print = Fodspor
    .words = Den, der hopper i en pyt, sprøjter alle dyr, hvis fodspor er tegnet der, også sig selv, ét felt den vej, fodsporet peger.
muddy-ride-sign-flag = Flag
    .words = Feltet ved siden af er målet for dyret med samme farve og fodspor.
muddy-ride-sign-start = Skilt med fodspor
    .words = Der startede dyret med dette fodspor.
muddy-ride-sign-jump = Lysende felt
    .words = Dertil må du hoppe: ét felt til siden eller tilbage, aldrig fremad.
muddy-ride-sign-way = I vejen for hinanden
    .words = Ingen forlader engen, kommer ind på en andens mål eller på et felt, hvor nogen bliver stående. Ville flere lande på samme felt, vælger den, der hoppede.

## Why a move was a mistake: at once, or by what it allows.

muddy-ride-harm-home =
    .now = Det bringer { $animals } i mål.
    .reply = Så kan { $animals } hoppe i mål i næste tur.
muddy-ride-harm-carried =
    .now = Plasket bærer { $animals } i mål.
    .reply = Så bærer det næste plask { $animals } i mål.
