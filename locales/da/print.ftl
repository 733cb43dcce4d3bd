### What is printed on kits: heads and feet of sheets, what to do with them, names of parts. Words between ** are bold.

## On every sheet

print-document = { $games }: til at printe og spille
print-title = { $game }: { $part }
print-seed = seed { $seed }
print-whole = Spillets standardudgave
print-code = Brætkode
# Three short lines beside each other's heads, at most 14 letters each.
print-no-code =
    .first = For stort til
    .second = en kode: gem
    .third = filen.
print-foot = Side { $number } af { $count } · { $note } · i 100 %, ikke tilpasset siden
print-note =
    .both = print på begge sider, vend på langsiden
    .back = bagsiden af siden før
    .blank-back = bagsiden er tom
    .one = print på én side
    .blank = tom: bagsiden af siden før
print-part =
    .board = Bræt
    .pieces = Brikker
    .pieces-front = Brikker, forside
    .pieces-back = Brikker, bagside
    .rules = Regler
print-how-rules = Sådan spiller man. Lektioner og de eksakte regler med eksempler på hvert tilfælde er i Gambol.
    .scan = Sådan spiller man. Scan for at åbne spillet i Gambol med lektioner og de eksakte regler.

## Muddy Ride

print-muddy-ride-part =
    .frame-front = Ramme, forside
    .frame-back = Ramme, bagside
    .tiles-front = Plader, forside
    .tiles-back = Plader, bagside
    .cards-front = Kort, forside
    .cards-back = Kort, bagside
print-muddy-ride-how =
    .board = Hele engen på ét ark. Dyrene starter i deres stiplede ringe med front mod deres flag. Ingen må komme ind på et andet dyrs mål. Den yngste bestemmer, hvem der begynder; derefter går det med uret.
    .frame = Brug denne side sammen med pladernes { $size }×{ $size }-side. Læg de fire plader i rammen i vilkårlig rækkefølge, hver drejet, som I vil. Et hus viser det felt, hvor et dyr starter, et flag dets mål: læg målets skilt på det felt. Den yngste bestemmer, hvem der begynder; derefter går det med uret.
    .tiles-front = 6×6-siden. Lim arket på karton, og klip langs mærkerne: fire plader på 80 mm, med bogstaver til at lægge et bræt, som nogen fortæller jer om.
    .tiles-back = 8×8-siden. Printet på begge sider og vendt på langsiden ligger hver plade bag sin egen forside.
    .cards-front = Øverst: hemmelige kort. Bland dem, og del ét ud til hver med bagsiden opad. Nederst: holdkort, to af hvert tegn. De, der har samme tegn, er et hold.
    .cards-back = Bagsider: øverst de hemmelige kort, nederst holdkortene.
    .pieces = Lim på karton, og klip langs mærkerne. Stående dyr: fold ved stregerne, lim de to halvdele sammen, bøj fødderne fra hinanden; ansigtet ser den vej, dyret skal. Flade dyr duer også. Skiltene ligger på målfelterne. Terning: fold, og lim fligene; eller brug tabellen.
print-muddy-ride-tile = plade { $tile }
    .turned = plade { $tile }, drejet { $degrees }°
    .any = valgfri plade
# Beside the edge of the frame: short.
print-muddy-ride-edge =
    .start = Start: { $animal-acc }
    .target = Mål: { $animal-acc }
print-muddy-ride-card =
    .help = Hjælp den i mål.
    .silent = Hold det hemmeligt.
    .sun = Hold Sol
    .moon = Hold Måne
    .white-horse = Hvid hest
    .first = den første i mål vinder
    .all-or-nothing = Alt eller intet
    .both = begge skal i mål
print-muddy-ride-piece =
    .flat = Flade dyr
    .plates = Skilte til målene
    .die = Terningen: to dyr, hvoraf det ene hopper
    .table = Eller brug en almindelig terning:
    .either = { $one } eller { $other }

## Duel

print-duel-part =
    .small = Bræt, små cowboys
    .large = Bræt, store cowboys
print-duel-how =
    .board = Lyse kugler med én ring er for Lys, mørke kugler med kant er for Mørk. Ved siden af brættet viser tre kugler en cowboys første række, hvor den starter, og to dens sidste: bliv skudt ud over den række for at vinde. Tromlerne ligger ved enderne.
    .pieces-front = Lim på karton, og klip langs mærkerne; runde brikker må gerne blive firkantede, hvor intet andet kræver pladsen. Bland specialkuglerne med bagsiden opad, og læg halvdelen af dem uset i hver tromle.
    .pieces-back = Bagsider til specialkuglerne og cowboyerne; hver ligger bag sin egen forside.
print-duel-token =
    .good-shot = **Fuldtræffer:** den anden cowboy rykker ét felt tilbage.
    .double-blast = **Dobbeltskud:** efter denne tur får du en til.
    .booster = **Turboskud:** begge cowboys rykker ét felt frem.
    .dummy = **Blindgænger:** der sker ingenting.

## Kangaruse

print-kangaruse-scan = Scan for at spille netop dette ark eller printe det igen.
print-kangaruse-type = Skriv koden i Gambol for at spille netop dette ark eller printe det igen.
print-kangaruse-play = Den bedste til at hoppe begynder, derefter går det med uret. **Hop:** adlyd dit felts tal, og vælg en retning, eller adlyd dets retning, og vælg et tal fra 1 til 4. Land kun på ubrugte felter. Sæt dit tegn der, og streg det felt ud, du forlader. **Sidder du fast:** betal 10 point, og gå til et ubrugt felt, der ikke giver point, eller stop. Flest point vinder.
    .give-up = **Stop før tid:** du må stoppe i enhver af dine ture; dine point tæller.
    .harsh = **Barsk:** djævle og tigre rammer også felter, der er streget ud eller optaget, og den, der fik noget på sådan et felt, mister det igen, én gang.
print-kangaruse-squares = Felter
    .how = Hvad felterne gør.
    .next = Hvad felterne gør, står på næste side.
# Heads of the rows of the score table: short, at most 16 letters.
print-kangaruse-scores =
    .player = Spiller
    .teleports = Teleport, −10
    .total = I alt

## Two Paths

print-two-paths-part = Lysningen
print-two-paths-how =
    .board = Læg arket på langs mellem jer: Syd ved række 1, Nord ved den anden ende. Næverne hører til på vest- og østsiden. Den sorte sten venter ved siden af lysningen; den, der spærrer, lægger den på et felt, som dyret kan nå. Den dårligste løgner begynder.
    .pieces = Lim på karton, og klip langs mærkerne. Dine dyr vender altid hovedet mod din mållinje. Skiverne skjules i en næve. Den sorte sten lægges på lysningen, i vejen for dyret, og fjernes igen efter hvert forsøg.
print-two-paths-piece =
    .south = Syd: runde og lyse
    .north = Nord: ottekantede og mørke
    .discs = To skiver at skjule og den sorte sten
    .disc-south = Skive, Syd
    .disc-north = Skive, Nord
    .stone = sort sten

## Gunst

print-gunst-part =
    .first = Måtten, første høvding
    .second = Måtten, anden høvding
print-gunst-how =
    .mat = Klip langs den stiplede linje, og læg de to halvdele sammen der, hoved mod hoved: snoren er ringen om kamppladsen. Årstidsmarkøren begynder på forår og rykker en kvart ring med uret efter hver runde.
    .pieces = Lim på karton, og klip langs mærkerne. Runde og lyse brikker tilhører første høvding, skjolde og gavle anden høvding. Hver høvding har en spejlstav: guddommene står til venstre for den, livssten og frænder ligger til højre.
# What each kin of a row does; the name of the row stands above.
print-gunst-row =
    .K = hver fjerner én af modstanderens krigere, én bonde og én lærd, hvis du har mindst lige så mange bønder
    .W = hver tager én livssten
    .F = hver rykker en af dine guddomme ét plan op
    .T = hver stjæler en af modstanderens lærde til din række
    .S = alle slår (én livssten hver), eller alle beder (ét plan hver)
print-gunst-plane =
    .hand = Hånd
    .hand-told = kan stilles op
    .mist-told = efter deres effekt
    .twilight-told = her begynder de
# Gods: their names as short as can be, and what they do.
print-gunst-god =
    .X = Extazia
    .V = Vandreren
    .E = Eurika
    .A = Archimedes
print-gunst-god-does =
    .X = **Extazia** fordobler effekten af en af dine rækker.
    .V = **Vandringsmanden** fjerner en af modstanderens rækker.
    .E = **Eurika** lokker en af modstanderens frænder over i en af dine rækker.
    .A = **Archimedes** rykker en af dine rækker over i en anden.
print-gunst-season =
    .spring = forår
    .summer = sommer
    .autumn = efterår
    .winter = vinter
print-gunst-staff-place = her ligger din spejlstav
print-gunst-life = { $count } livssten
print-gunst-home = Elleve frænder, når de er hjemme
print-gunst-kin = **{ $lord }:** én ridder, tre krigere, tre bønder, to tyve, to lærde
print-gunst-staff = spejlstav
print-gunst-marker = årstidsmarkør
