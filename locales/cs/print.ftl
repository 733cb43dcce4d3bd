### What is printed on kits. Words between ** are bold.

print-document = { $games }: k vytištění a hraní
print-title = { $game }: { $part }
print-seed = semínko { $seed }
print-whole = Hra tak, jak ji dodáváme
print-code = Kód plánu
print-no-code =
    .first = Na kód je moc
    .second = velký: nech si
    .third = jeho soubor.
print-foot = Strana { $number }/{ $count } · { $note } · na 100 %, bez přizpůsobení stránce
print-note =
    .both = tiskni oboustranně, obracej podél delší strany
    .back = rub předchozí strany
    .blank-back = rub zůstává prázdný
    .one = tiskni jednostranně
    .blank = prázdná: rub předchozí strany
print-part =
    .board = Plán
    .pieces = Figurky
    .pieces-front = Figurky, líc
    .pieces-back = Figurky, rub
    .rules = Pravidla
print-how-rules = Jak se hraje. Lekce a přesná pravidla s příklady pro každý případ najdeš v Gambolu.
    .scan = Jak se hraje. Naskenuj a otevři hru v Gambolu, s lekcemi a přesnými pravidly.

## Muddy Ride

print-muddy-ride-part =
    .frame-front = Rám, líc
    .frame-back = Rám, rub
    .tiles-front = Dílky, líc
    .tiles-back = Dílky, rub
    .cards-front = Karty, líc
    .cards-back = Karty, rub
print-muddy-ride-how =
    .board = Celá louka na jednom listu. Zvířata začínají v čárkovaných kroužcích a dívají se ke svým praporkům. Do cíle jiného zvířete nesmí nikdo. Kdo začne, určí nejmladší; dál se hraje po směru hodinových ručiček.
    .frame = Tato strana patří ke straně { $size }×{ $size } dílků. Polož čtyři dílky do rámu v libovolném pořadí, každý otočený, jak chceš. Domeček značí pole, kde zvíře začíná, praporek jeho cíl: na to pole polož cílovou destičku. Kdo začne, určí nejmladší; dál se hraje po směru hodinových ručiček.
    .tiles-front = Strana 6×6. Nalep list na karton a rozstříhej podle značek: čtyři dílky po 80 mm, s písmeny, aby šla louka složit, i když ti ji někdo jen nadiktuje.
    .tiles-back = Strana 8×8. Při oboustranném tisku s obracením podél delší strany leží každý dílek za svým lícem.
    .cards-front = Nahoře: tajné karty. Zamíchej je a každému dej jednu lícem dolů. Dole: týmové karty, vždy dvě se stejným znakem. Hráči se stejným znakem jsou tým.
    .cards-back = Nahoře ruby tajných karet, dole týmových.
    .pieces = Nalep na karton a vystřihni podle značek. Stojící figurky: ohni na čárkách, slep obě půlky a rozevři nožky; zvíře se dívá svým směrem. Stačí i ploché figurky. Destičky patří na cílová pole. Kostka: slož a slep chlopně, nebo použij tabulku.
print-muddy-ride-tile = dílek { $tile }
    .turned = dílek { $tile }, otočený o { $degrees }°
    .any = libovolný dílek
print-muddy-ride-edge =
    .start = start: { $animal }
    .target = cíl: { $animal }
print-muddy-ride-card =
    .help = Pomoz zvířeti do cíle.
    .silent = Nikomu neříkej.
    .sun = Tým Slunce
    .moon = Tým Měsíc
    .white-horse = Bílý kůň
    .first = vyhrává první v cíli
    .all-or-nothing = Všechno, nebo nic
    .both = do cíle musí oba
print-muddy-ride-piece =
    .flat = Ploché figurky
    .plates = Cílové destičky
    .die = Kostka: dvě zvířata, z nichž jedno skočí
    .table = Nebo hoď obyčejnou kostkou:
    .either = { $one } nebo { $other }

## Duel

print-duel-part =
    .small = Plán, malí kovbojové
    .large = Plán, velcí kovbojové
print-duel-how =
    .board = Světlé kulky s jedním kroužkem patří Světlému, tmavé s lemem Tmavému. Vedle plánu značí tři kulky první řadu kovboje, kde začíná, a dvě poslední: vyhraješ, když odletíš za ni. Bubínky leží na obou koncích.
    .pieces-front = Nalep na karton a vystřihni podle značek; kulaté kousky mohou zůstat hranaté, pokud nic dalšího nepotřebuje místo. Zamíchej speciální náboje lícem dolů a polovinu jich bez dívání vlož do každého bubínku.
    .pieces-back = Ruby speciálních nábojů a kovbojů; každý leží za svým lícem.
print-duel-token =
    .good-shot = **Dobrá trefa:** druhý kovboj letí o pole zpátky.
    .double-blast = **Dvojitá rána:** po tomhle tahu máš ještě jeden.
    .booster = **Postrk:** oba kovbojové letí o pole dopředu.
    .dummy = **Slepý náboj:** nic se nestane.

## Kangaruse

print-kangaruse-scan = Naskenuj a hraj právě tento arch, nebo ho vytiskni znovu.
print-kangaruse-type = Zadej tento kód v Gambolu a hraj právě tento arch, nebo ho vytiskni znovu.
print-kangaruse-play = Začíná, kdo nejlíp skáče, dál po směru hodinových ručiček. **Skok:** poslechni číslo svého políčka a zvol směr, nebo poslechni směr a zvol číslo od 1 do 4. Dopadni jen na volné políčko. Nakresli tam svou značku a políčko, které opouštíš, přeškrtni. **Není kam:** zaplať 10 bodů a přenes se na kterékoli volné nebodované políčko, nebo skonči. Vyhrává nejvíc bodů.
    .give-up = **Konec dřív:** skončit smíš v kterémkoli svém tahu; tvoje body platí.
    .harsh = **Natvrdo:** čerti a tygři ničí i přeškrtnutá a obsazená políčka, a kdo z takového něco získal, jednou to zase ztratí.
print-kangaruse-squares = Políčka
    .how = Co políčka dělají.
    .next = Co políčka dělají, stojí na další straně.
print-kangaruse-scores =
    .player = Hráč
    .teleports = Přenesení, −10
    .total = Celkem

## Two Paths

print-two-paths-part = Mýtina
print-two-paths-how =
    .board = Položte list na délku mezi sebe: Jih k řadě 1, Sever na druhý konec. Pěsti patří na západní a východní stranu. Černý kámen čeká vedle mýtiny; kdo zahrazuje, položí ho na pole, kam může zvíře dojít. Začíná, kdo hůř lže.
    .pieces = Nalep na karton a vystřihni podle značek. Tvoje zvířata míří hlavou vždy k tvé cílové čáře. Žetony se schovávají do pěsti. Černý kámen se klade na mýtinu, zvířeti do cesty, a po každém pokusu jde zase pryč.
print-two-paths-piece =
    .south = Jih: kulatá a světlá
    .north = Sever: osmiboká a tmavá
    .discs = Dva žetony ke schování a černý kámen
    .disc-south = žeton Jihu
    .disc-north = žeton Severu
    .stone = černý kámen

## Gunst

print-gunst-part =
    .first = Podložka, první pán
    .second = Podložka, druhý pán
print-gunst-how =
    .mat = Odstřihni podle čárkované čáry a tam obě půlky přilož hlavami k sobě: šňůra je kruh kolem bojiště. Značka období začíná na jaře a po každém kole se posune o čtvrt kruhu po směru hodinových ručiček.
    .pieces = Nalep na karton a vystřihni podle značek. Kulaté a světlé figurky má první pán, štíty a domky druhý. Každý pán má zrcadlovou hůl: vlevo od ní stojí bohové, vpravo leží kameny a lidé.
print-gunst-row =
    .K = každý odstraní soupeři jednoho válečníka, sedláka a učence, máš-li aspoň tolik sedláků jako on
    .W = každý vezme kámen života
    .F = každý povznese boha o stupeň
    .T = každý přetáhne učence soupeře k tobě
    .S = všichni udeří (po kameni života), nebo se všichni modlí (po stupni)
print-gunst-plane =
    .hand = Ruka
    .hand-told = smí jít s tebou
    .mist-told = po zásahu
    .twilight-told = kde začínají
print-gunst-god =
    .X = Extazia
    .V = Poutník
    .E = Eurika
    .A = Archimedes
print-gunst-god-does =
    .X = **Extazia** zdvojnásobí účinek jedné tvé řady.
    .V = **Poutník** vyžene jednu soupeřovu řadu.
    .E = **Eurika** přetáhne jednoho soupeřova člověka do kterékoli tvé řady.
    .A = **Archimedes** přesune jednu tvou řadu do jiné.
print-gunst-season =
    .spring = jaro
    .summer = léto
    .autumn = podzim
    .winter = zima
print-gunst-staff-place = sem patří tvoje zrcadlová hůl
print-gunst-life = { $count ->
    [one] { $count } kámen života
    [few] { $count } kameny života
   *[other] { $count } kamenů života
    }
print-gunst-home = Jedenáct lidí, když jsou doma
print-gunst-kin = **{ $lord }:** jeden rytíř, tři válečníci, tři sedláci, dva zloději, dva učenci
print-gunst-staff = zrcadlová hůl
print-gunst-marker = značka období
