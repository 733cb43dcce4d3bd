### What the pages say.

brand = Gambol
skip = Přejít k obsahu
nav = Hlavní nabídka
nav-games = Hry
nav-learn = Lekce
nav-boards = Plány
nav-about = O Gambolu
nav-rules = Pravidla
foot = Pět malých deskových her. Žádné účty, žádné reklamy a nic neopouští tento server.
page-title = { $what } · Gambol
page-copied = Zkopírováno.
theme-switch = Světlé, nebo tmavé
close = Zavřít
copy = Kopírovat
share = Sdílet
accept = Přijmout
decline = Odmítnout

name-none = Tvoje jméno
name-ask = Jak ti máme říkat?
name-keep = Uložit jméno
name-told = Bez účtu: jméno zůstává v tomto prohlížeči.
name-kept = Teď jsi { $name }.

## Home

home-title = Gambol: pět malých deskových her
home-heading = Pět malých deskových her
home-lead = Vyber si a hraj. Pravidla zaberou minutu, zbytek pochytíš cestou.
home-waiting = { $count ->
    [one] Jsi na tahu v jedné partii
    [few] Jsi na tahu ve { $count } partiích
   *[other] Jsi na tahu v { $count } partiích
}
home-away = Databáze je právě nedostupná, takže tvoje partie nejde vypsat. Jsou v bezpečí.
home-mine = Tvoje partie
home-mine-all = Všechny tvoje partie
home-boards = Plány
home-boards-all = Všechny plány
home-rules = Pravidla
start-computer = Hrát s počítačem
start-here = Hrát spolu tady
start-friend = Pozvat někoho
start-more = Zvolit způsob, plán a místa
table-ended = dohráno
table-yours = Jsi na tahu
since-now = právě teď
since-minutes = { $count ->
    [one] před minutou
   *[other] před { $count } minutami
}
since-hours = { $count ->
    [one] před hodinou
   *[other] před { $count } hodinami
}
since-days = { $count ->
    [one] včera
   *[other] před { $count } dny
}

card-players = Hráči: { $count }
how = Jak se to hraje
    .muddy-ride = Dopředu nikdo nesmí. Skáčeš do strany nebo dozadu a louže, do které dopadneš, odcákne zvířata po stopách, které jsou v ní nakreslené. Vyhrává, kdo se první dostane na druhou stranu.
    .duel = Ukročíš do strany nebo dozadu a kulky na tom poli poženou kovboje dál. Když se ti to hodí, vystřelíš jeden ze svých zakrytých speciálních nábojů. Vyhrává, kdo první odletí za protější okraj.
    .kangaruse = Políčko přikazuje směr a číslo: jedno poslechni, druhé zvol. Každé políčko, které opustíš, se přeškrtne. Až nebude kam skočit, vyhrává, kdo má nejvíc bodů.
    .two-paths = Schovej v ruce západ, nebo východ. Zahradí-li soupeř špatnou stranu, tvoje zvíře jde; uhodne-li, smí jít to jeho. Vyhrává, kdo první převede všechna tři.
    .gunst = Oba tajně vyberete vojsko a naráz ho ukážete. Menší získá přízeň bohů a slovo, kdo půjde první; větší bojuje. Kdo má po čtyřech obdobích víc kamenů života, vyhrává.

## Records

record-heading = Přehrát partii
record-told = Otevři stažený záznam a projdi ho tah po tahu.
record-file = Vybrat záznam
record-paste = Nebo ho sem vlož
record-show = Ukázat partii

## A new table

new-heading = Nový stůl: { $game }
new-lead = Všechno je nastavené tak, jak to má většina lidí ráda. Změň, co chceš, a pak si sedni.
new-with = S kým hraješ?
    .computer = S počítačem
    .computer-help = Začneš hned a sílu soupeře si zvolíš.
    .here = S lidmi tady
    .here-help = Vedle sebe, na této obrazovce.
    .friend = S přáteli na dálku
    .friend-help = Pošli jim odkaz.
new-level = Jak silný?
    .l1 = Mírný
    .l2 = Lehký
    .l3 = Jistý
    .l4 = Silný
    .l5 = Nelítostný
    .lperfect = Dokonalý
    .lstrongest = Nejsilnější
new-boards-more = { $count ->
    [one] 1 další plán
    [few] { $count } další plány
   *[other] { $count } dalších plánů
    }
new-board = Plán
new-board-other = Jiný plán
new-board-make = Nový plán
new-board-make-do = Vytvořit další
new-board-own = Tvůj vlastní plán
new-board-code = Kód plánu nebo odkaz
new-board-code-do = Použít
new-board-file = Nebo soubor s plánem
new-board-noscript = Soubor s plánem nahraješ tady:
new-seats = Kdo kde sedí
new-name = Jméno: { $role }
new-sign = Značka: { $role }
sign-ring = ◎ Kroužek
sign-square = ■ Čtverec
sign-triangle = ▲ Trojúhelník
sign-diamond = ◆ Kosočtverec
sign-star = ★ Hvězda
new-name-hint = Jméno
new-clock = Hodiny
new-more = Další možnosti
new-table-rules = U tohoto stolu
new-open = Sednout si a hrát
new-again = Obnovit formulář
sitter = Kdo tu sedí
    .me = Já
    .here = Někdo tady
    .open = Někdo na pozvání
    .bot-1 = Počítač 1, mírný
    .bot-2 = Počítač 2, lehký
    .bot-3 = Počítač 3, jistý
    .bot-4 = Počítač 4, silný
    .bot-5 = Počítač 5, nelítostný
    .bot-perfect = Počítač, dokonalý
    .bot-strongest = Počítač, nejsilnější
clock = Měření času
    .none = Bez hodin
    .none-help = Přemýšlej, jak dlouho chceš.
    .move = Čas na tah
    .move-help = Pevný počet sekund na každý tah.
    .game = Čas na partii
    .game-help = Minuty na celou partii a pár sekund navíc za každý tah.
    .days = Dny na tah
    .days-help = Pro partie na dny a týdny.
clock-number = Údaj pro hodiny
    .seconds = Sekundy na tah
    .minutes = Minuty na partii
    .increment = Sekundy navíc za tah
    .days = Dny na tah
clock-days = { $days } d { $hours } h
box = Co je dovoleno
    .takebacks = Vracení tahů
    .takebacks-help = Tah jde vzít zpět, když ostatní souhlasí.
    .spectators = Diváci
    .spectators-help = Kdo má odkaz, smí se dívat.
    .chat = Chat
    .chat-help = Pár slov u stolu.
    .casual = Nápovědy
    .casual-help = Kdykoli se zeptej na nejlepší tah.

## Options of the games

opt-mode = Jak hrát
mode-free = Každý sám za sebe
mode-free-help = Vyhrává první zvíře v cíli.
mode-horse = Bílý kůň
mode-horse-help = Dvojice; první v cíli vyhrává pro svůj tým.
mode-all = Všechno, nebo nic
mode-all-help = Dvojice; do cíle musí obě zvířata.
mode-secret = Tajní jezdci
mode-secret-help = Nikdo neví, kdo jede na kterém zvířeti. O skoku rozhoduje kostka.
opt-animals = Která zvířata
opt-animals-help = Dvě až čtyři. Každé je jedno místo.
animal-n = Hroch
animal-n-help = míří na sever
animal-e = Prase
animal-e-help = míří na východ
animal-s = Žába
animal-s-help = míří na jih
animal-w = Kachna
animal-w-help = míří na západ
opt-teams = Týmy
teams-facing = Hroch a žába proti praseti a kachně
teams-east = Hroch a prase proti žábě a kachně
teams-west = Hroch a kachna proti praseti a žábě
opt-players = Kolik hráčů
opt-crossing = Dva si překážejí
crossing-stay = Oba zůstanou
crossing-stay-help = Na pole smíš, až když je prázdné.
crossing-swap = Vymění si místa
crossing-swap-help = Pohnou se všichni naráz, i tři nebo čtyři v kruhu.
opt-targets = Cíle jiných zvířat
targets-closed = Zavřené
targets-closed-help = Nikdo jiný tam nesmí skočit.
targets-open = Otevřené pro skoky
targets-open-help = Skočit tam smíš, ale cáknutí tam nikoho neodnese.
opt-first = Kdo začíná
first-usual = Jako obvykle
first-youngest = Podle zvyku určí nejmladší z vás.
first-gun = Podle zvyku ten, kdo naposled držel pistoli. Vodní se počítá.
first-liar = Podle zvyku ten, kdo hůř lže.
first-jumper = Začíná první místo, dál po směru hodinových ručiček. Podle zvyku tam sedí, kdo nejlíp skáče.
player-1 = Hráč 1
player-2 = Hráč 2
player-3 = Hráč 3
player-4 = Hráč 4
first-light = Světlý
first-dark = Tmavý
first-south = Jih
first-north = Sever
opt-repetition = Když se pozice opakuje
opt-repetition-help = Partie, které se točí dokola, končí remízou.
opt-repetition-3 = Potřetí remíza
opt-repetition-2 = Podruhé remíza
opt-repetition-0 = Nikdy remíza
opt-cap = Remíza po tolika akcích
opt-cap-help = 0 znamená nikdy.
opt-size = Kovbojové
size-small = Malí
size-small-help = Každý stojí na jednom poli.
size-large = Velcí
size-large-help = Každý stojí na dvou polích vedle sebe.
opt-ammo = Speciální náboje
opt-ammo-help = Zamíchají se lícem dolů a každý dostane polovinu, takže celkem jich musí být sudý počet, nejvýš 24. V krabici jsou od každého druhu tři; bez nich nic nezávisí na náhodě.
ammo-good-shot = Dobré trefy
ammo-double-blast = Dvojité rány
ammo-booster = Postrky
ammo-dummy = Slepé náboje
opt-stop = Konec hry
stop-yes = Když už není co bodovat
stop-no = Když nikdo nemůže skočit
opt-give-up = Skončit dřív
give-up-no = Jen když není kam skočit
give-up-yes = V kterémkoli tahu
opt-harsh = Čerti a tygři
harsh-no = Přeškrtávají volná políčka
harsh-yes = Přeškrtávají i použitá
harsh-yes-help = Co se na nich získalo, se zase ztratí.
opt-rows = Kolik řad
opt-rows-help = Obvykle 7; víc řad znamená delší hru.
opt-rounds = Kolik období
opt-rounds-help = Obvykle 4.
opt-life = Kamenů života každému
opt-life-help = Obvykle 12.
opt-tie = Když jsou vojska stejná
tie-coin = Rozhodne mince
tie-coin-help = Místo zvolání tam, kde by ho nikdo neslyšel: proti počítači nebo v pomalé partii.
tie-shout = Kdo první zavolá GUNST!
tie-shout-help = Tištěné pravidlo. Každý má tlačítko a klávesu; kdo je první, má slovo.
opt-kin = Po období
kin-return = Lidé se vracejí domů
kin-return-help = Můžeš je přivést znovu.
kin-spent = Lidé se nevracejí
kin-spent-help = Koho přivedeš, ten je nadobro pryč.
make-size = Velikost
make-size-6 = 6 × 6
make-size-8 = 8 × 8
make-tiny = Maličký
make-small = Malý
make-regular = Běžný
make-large = Velký
make-huge = Obří
make-fair = Strany
make-fair-yes = Pro všechny stejné
make-fair-no = Jak to padne
make-seed = Semínko
make-files = Sloupce
make-ranks = Řady
make-rows = Řady
make-starts = Startovní políčka
make-starts-no = Kdekoli
make-starts-yes = Vyznačená
make-mirror = Cesty
make-mirror-yes = Zrcadlově
make-mirror-no = Nezrcadlově

## Boards

boards-heading = Plány
boards-lead = Prohlížej si je, tvoř nové, přines si vlastní. Každý plán má kód a ten stačí každému, kdo na něm chce hrát.
boards-of = Plány: { $game }
boards-ship = Plány, které patří ke hře
boards-made = Nové plány
boards-make = Vytvořit nové plány
boards-make-do = Vytvořit plány
boards-make-next = Ukázat jiné
boards-more = Další plány
boards-own = Tvůj vlastní plán
boards-code = Kód plánu nebo odkaz
boards-file = Soubor s plánem
boards-paste = Nebo plán vlož sem
boards-open = Otevřít plán
board-sheet = { $size } arch { $seed }
board-sheet-starts = { $size } arch { $seed } se startovními políčky
board-told = { $first }. { $second }
certificate = Certifikát
certificate-measured = Změřeno příkazem
board-nameless = Plán beze jména
board-plain = Prostá mýtina
board-plain-told = Na šířku tři cesty, na délku jak chceš.
board-tiles = Čtyři dílky
board-laid = Čtyři dílky, náhodně nebo podle tebe
lay-heading = Polož dílky po svém
lay-frame = Rám
lay-tray = Dílky, které ještě neleží
lay-turn = Dílek { $tile }: otočit
lay-put = Položit dílek { $tile } do další volné čtvrtiny
lay-whole = Stiskem dílek otočíš, tažením ho přesuneš. Nebo všechny vyndej a slož louku dílek po dílku.
lay-told = Stiskem položíš dílek do další volné čtvrtiny, tažením kamkoli chceš. Dalším stiskem ho otočíš.
lay-random = Položit náhodně
lay-empty = Všechny vyndat
board-rows = Řady: { $count }
board-shape = { $files } × { $ranks } polí
board-seed = Nový, ze semínka { $seed }
board-of-another = Tento plán patří ke hře { $game }.
board-read = Tvůj plán je načtený.
board-none = Zadej kód, nebo vyber soubor s plánem.
board-large = Plán smí mít nejvýš 64 kilobajtů.
board-refused = Tento plán nejde použít
board-more-wrong = Další problémy ({ $count })
file-large = Tento soubor je příliš velký.
board-alt = Plán { $name }
board-size = Velikost
board-from = Původ
board-ships = Patří ke hře.
board-made = Vytvořený ze semínka.
board-own = Plán od hráče.
board-share = Sdílet tento plán
board-code = Kód plánu:
board-json = Plán jako soubor
print-heading = Vytisknout
print-game = Vytisknout doma (PDF)
print-fresh = Vytisknout nový arch (PDF)
print-fresh-told = Každý arch je nový. Semínko je na něm napsané, takže ho můžeš vytisknout znovu.
print-paper = Papír
print-a4 = A4
print-letter = US Letter
print-side = Vedle archu
print-side-rules = Pravidla políček
print-side-scores = Tabulka bodů
print-side-none = Nic
print-ink = Šetřit inkoustem
print-ground = Barevné pozadí
print-rules = Přidat pravidla
print-do = Vytvořit PDF

## About

about-heading = O Gambolu
about-lead = Pět malých moderních deskových her, tady i na tvém vlastním stole.
about-gambol = Gambol
about-gambol-told = Gambol je svobodný program, který si může spustit každý: rozhodčí, pravidla, soupeř a tiskárna pro tyto hry. Autoři a vydavatelé her ho nevytvořili ani nezaštiťují. Kde se píše „přesně“, spočítal to program do konce; kde „odhad“, tam ne.
about-licence = Program, plány a kresby smíš volně používat, měnit a sdílet podle licence MIT nebo Apache 2.0, podle toho, kterou si vybereš. Hry samotné patří těm, kdo je vymysleli.
about-version = Verze { $version }.

## Rules

rules-heading = Pravidla
rules-lead = Tři minuty čtení s obrázky. Přesná pravidla, každý případ s příkladem k vyzkoušení, jsou o klepnutí dál.
rules-of = Pravidla: { $game }
rules-read = Přečíst pravidla
rules-contents = Obsah
rules-play = Hrát: { $game }
rules-try = Vyzkoušet

## Invitations and failures

invite-heading = Pozvánka ke hře { $game }
invite-from = { $host } tě zve ke hře { $game }
invite-take = Sednout si
invite-name = Tvoje jméno, ať ostatní vědí, kdo jsi
invite-seat = { $role }: místo je ještě volné. Pošli tento odkaz, komu chceš; kdo ho otevře první, sedá si.
invite-link = Pozvánka
invite-text = Zahraj si se mnou: { $game }
missing-heading = Tady nic není
missing-sentence = Taková stránka tu není, nebo ji nesmíš vidět.
failure-yours = To nevyšlo
failure-ours = Něco se u nás pokazilo
failure-later = Chviličku, prosím
failure-store = Ke stolům se teď nejde dostat. Zkus to prosím za chvilku.
failure-print = PDF se nepodařilo vytvořit. Zkus to prosím znovu.
failure-busy = Právě se toho tvoří příliš mnoho. Zkus to prosím za minutu.
failure-home = Zpět ke hrám

## The table

board = Plán
seats = Kdo tu sedí
noscript = Na tento stůl se můžeš dívat i bez JavaScriptu. Pro hraní a sledování tahů JavaScript na této stránce prosím povol.
offline = Spojení je přerušené. Zkouším to znovu…
seat-me = ty
seat-you = Ty
seat-here = tady
seat-open = volné místo
seat-bot = počítač { $level }
seat-bot-perfect = počítač, dokonalý
seat-bot-strongest = počítač, nejsilnější
seat-online = je tady
seat-away = je pryč
watching = Diváků: { $count }
back = Zpět
whole = Zahrát
fall = Zatáhnout oponu
moves = Tahy jako seznam
tools = Co můžeš udělat
tool-hint = Nápověda
tool-again = Znovu
tool-legend = Vysvětlivky
tool-tap = Hrát prvním klepnutím
tool-home = Všechny hry
map = Celý plán: stiskni, kam chceš
legend-heading = Co co znamená
tool-takeback = Vzít zpět
tool-flip = Otočit plán
tool-full = Celá obrazovka
tool-sound = Zvuk
tool-draw = Nabídnout remízu
tool-resign = Vzdát
tool-stop = Skončit
tool-help = Pomoc
papers = Tahy, pravidla a chat
paper-play = Hra
paper-more = Více
paper-log = Tahy
paper-state = Stav
paper-rules = Pravidla
paper-chat = Chat
log-start = Začátek
log-where = { $at }/{ $all }
log-first = Na začátek
log-earlier = O tah zpět
log-later = O tah vpřed
log-last = Na konec
as-text = Plán jako text
commitment = O všech náhodách bylo rozhodnuto před začátkem partie. Semínko se odhalí na konci; do té doby je tu jeho otisk:
chat-ask = Napiš něco
chat-send = Poslat
chat-watcher = { $name } (v publiku)
offer-draw = { $name } nabízí remízu.
offer-draw-mine = Nabízíš remízu.
offer-takeback = { $name } žádá o vrácení posledního tahu.
offer-takeback-mine = Žádáš o vrácení posledního tahu.
next-game = K další partii
next-game-told = Další partie je připravená.
rematch = Hrát znovu
download = Stáhnout záznam
ribbon = Po tahu { $at }
ribbon-now = Zpět ke hře
title-yours = Jsi na tahu · { $title }
shout = GUNST!
not-now = Právě teď chybí spojení.
kept = Bez spojení: tvůj tah je uložený a odešle se.
thinking = Přemýšlím…
curtain-told = Nikdo jiný by se teď neměl dívat na obrazovku.
hold = Podrž a dívej se: { $name }
help-heading = Jak se tu hraje
help-lead = Ukaž na zářící místo a uvidíš, co by se stalo; stiskem zahraješ. Prstem: první klepnutí ukáže, druhé zahraje. Zastav se na čemkoli jiném, nebo to podrž, a dozvíš se, co to je. Jde to i z klávesnice:
help-log = V seznamu tahů se partií prochází šipkami a klávesami Home a End.
key-name-enter = Enter
key-name-escape = Esc
key-arrows = z jednoho zářícího místa na další
key-enter = zahrát
key-escape = o krok zpět
key-hint = nápověda
key-takeback = vzít zpět
key-flip = otočit plán
key-full = celá obrazovka
key-ask = co je tohle? Šipky se ptají dál
key-legend = co co znamená
key-again = přehrát poslední kolo
key-log = tahy
key-chat = chat
key-rules = pravidla
key-board = plán
key-help = tento seznam
sure-resign = Opravdu to chceš vzdát?
sure-stop = Skončit? Už neskočíš, tvoje body platí a ostatní hrají dál.
sure-no = Ne, hrát dál

## Settings

settings = Nastavení
settings-lead = Uloženo v tomto prohlížeči, pro všechny hry.
settings-noscript = Nastavení potřebuje JavaScript. Jméno funguje i bez něj.
settings-language = Jazyk
language-name = Čeština
pref =
    .theme = Barvy
    .labels = Názvy polí
    .motion = Pohyb
    .sound = Zvuk
    .tap = Hra dotykem
pref-told =
    .theme = Vysoký kontrast kreslí černě na bílou, bez jemných odstínů.
    .labels = Písmena a čísla na okraji plánu a názvy na cestách.
    .motion = Žádá-li tvůj systém méně pohybu, nehýbe se tak jako tak nic.
    .sound = Každá hra má svůj a dvojí zaťukání na dřevo řekne, že jsi na tahu.
    .tap = Při dvou klepnutích první ukáže, co tah udělá, a druhé ho zahraje.
pref-theme =
    .system = Podle systému
    .light = Světlé
    .dark = Tmavé
    .contrast = Vysoký kontrast
pref-labels =
    .on = Zobrazené
    .off = Skryté
pref-motion =
    .calm = Klidný
    .quick = Rychlý
    .none = Žádný
pref-sound =
    .off = Vypnutý
    .on = Zapnutý
pref-tap =
    .twice = Dvě klepnutí
    .once = Jedno klepnutí

## Lessons

learn-heading = Nauč se hrou
learn-lead = Krátké lekce na malých plánech. Všechno děláš ty a nic se nemůže pokazit tak, aby to nešlo vzít zpět.
learn-first = Poprvé tady? Nauč se to za dvě minuty
learn-more = Další lekce
learn-done = Hotovo
learn-next = Dál: { $lesson }
learn-all = Všechny lekce
learn-play = Zahrát první partii
