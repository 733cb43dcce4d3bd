### Was die Seiten sagen.

brand = Gambol
skip = Zum Inhalt
nav = Hauptmenü
nav-games = Spiele
nav-learn = Lernen
nav-boards = Bretter
nav-about = Über
nav-rules = Regeln
foot = Fünf kleine Brettspiele. Keine Konten, keine Werbung, und nichts verlässt diesen Server.
page-title = { $what } · Gambol
page-copied = Kopiert.
theme-switch = Hell oder dunkel
close = Schließen
copy = Kopieren
share = Teilen
accept = Annehmen
decline = Ablehnen

name-none = Dein Name
name-ask = Wie sollen wir dich nennen?
name-keep = Namen speichern
name-told = Kein Konto nötig: Dein Name bleibt in diesem Browser.
name-kept = Du heißt jetzt { $name }.

## Startseite

home-title = Gambol: fünf kleine Brettspiele
home-heading = Fünf kleine Brettspiele
home-lead = Such dir eins aus und spiel los. Die Regeln kennst du in einer Minute, der Rest ergibt sich beim Spielen.
home-waiting = { $count ->
    [one] In einer Partie bist du dran
   *[other] In { $count } Partien bist du dran
}
home-away = Die Datenbank ist gerade nicht erreichbar, deshalb fehlt hier die Liste deiner Partien. Sie sind sicher.
home-mine = Deine Partien
home-mine-all = Alle deine Partien
home-boards = Bretter
home-boards-all = Alle Bretter
home-rules = Die Regeln
start-computer = Gegen den Computer
start-here = Zusammen hier spielen
start-friend = Jemanden einladen
start-more = Spielweise, Brett und Plätze wählen
table-ended = beendet
table-yours = Du bist dran
since-now = gerade eben
since-minutes = { $count ->
    [one] vor einer Minute
   *[other] vor { $count } Minuten
}
since-hours = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
since-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}

card-players = { $count } Personen
how = So wird gespielt
    .muddy-ride = Vorwärts läuft hier niemand. Du springst zur Seite oder zurück, und jedes Tier, das in deiner Pfütze eine Spur hat, rutscht dorthin, wohin sie zeigt. Wer zuerst drüben ist, gewinnt.
    .duel = Du gehst zur Seite oder zurück, und die Kugeln auf dem Feld, das du betrittst, schießen Cowboys weiter. Feuere eine deiner verdeckten Spezialkugeln, wenn es dir passt. Wer zuerst über den hinteren Rand geschossen wird, gewinnt.
    .kangaruse = Dein Feld befiehlt eine Richtung und eine Zahl: Befolge eins, wähle das andere. Jedes Feld, das du verlässt, wird gestrichen. Wer die meisten Punkte hat, wenn niemand mehr springen kann, gewinnt.
    .two-paths = Versteck Westen oder Osten in deiner Hand. Blockiert dein Gegenüber die falsche Seite, zieht dein Tier; rät es richtig, darf sein Tier ziehen. Wer zuerst alle drei hinüberbringt, gewinnt.
    .gunst = Beide wählen heimlich eine Schar und zeigen sie gleichzeitig. Die kleinere Schar bekommt die Gunst der Götter und das Sagen darüber, wer zuerst handelt; die größere kämpft. Wer nach vier Jahreszeiten mehr Lebenssteine hat, gewinnt.

## Aufzeichnungen

record-heading = Eine Partie nachspielen
record-told = Öffne eine heruntergeladene Aufzeichnung und geh sie Zug um Zug durch.
record-file = Aufzeichnung wählen
record-paste = Oder füg sie hier ein
record-show = Partie zeigen

## Ein neuer Tisch

new-heading = Ein neuer Tisch: { $game }
new-lead = Alles ist so eingestellt, wie es die meisten mögen. Ändere, was du willst, dann setz dich.
new-with = Mit wem spielst du?
    .computer = Computer
    .computer-help = Gleich loslegen, so leicht oder schwer, wie du willst.
    .here = Leute hier
    .here-help = Seite an Seite, an diesem Bildschirm.
    .friend = Freunde anderswo
    .friend-help = Schick ihnen einen Link.
new-level = Wie stark?
    .l1 = Sanft
    .l2 = Leicht
    .l3 = Solide
    .l4 = Stark
    .l5 = Bissig
    .lperfect = Perfekt
    .lstrongest = Am stärksten
new-boards-more = { $count ->
    [one] 1 weiteres Brett
   *[other] { $count } weitere Bretter
    }
new-board = Das Brett
new-board-other = Ein anderes Brett
new-board-make = Ein neues Brett
new-board-make-do = Noch eins
new-board-own = Dein eigenes Brett
new-board-code = Brettcode oder Link
new-board-code-do = Nehmen
new-board-file = Oder eine Brettdatei
new-board-noscript = Um eine Brettdatei hochzuladen, geh zu
new-seats = Wer sitzt wo
new-name = Name: { $role }
new-sign = Zeichen: { $role }
sign-ring = ◎ Ring
sign-square = ■ Quadrat
sign-triangle = ▲ Dreieck
sign-diamond = ◆ Raute
sign-star = ★ Stern
new-name-hint = Name
new-clock = Die Uhr
new-more = Weitere Optionen
new-table-rules = An diesem Tisch
new-open = Hinsetzen und spielen
new-again = Formular aktualisieren
sitter = Wer sitzt hier
    .me = Ich
    .here = Jemand hier
    .open = Jemand mit Einladung
    .bot-1 = Computer 1, sanft
    .bot-2 = Computer 2, leicht
    .bot-3 = Computer 3, solide
    .bot-4 = Computer 4, stark
    .bot-5 = Computer 5, bissig
    .bot-perfect = Computer, perfekt
    .bot-strongest = Computer, am stärksten
clock = Bedenkzeit
    .none = Ohne Uhr
    .none-help = Nimm dir alle Zeit, die du brauchst.
    .move = Zeit pro Zug
    .move-help = Eine feste Zahl von Sekunden für jeden Zug.
    .game = Zeit pro Partie
    .game-help = Minuten für die ganze Partie, plus ein paar Sekunden für jeden Zug.
    .days = Tage pro Zug
    .days-help = Für Partien über Tage oder Wochen.
clock-number = Eine Zahl für die Uhr
    .seconds = Sekunden pro Zug
    .minutes = Minuten pro Partie
    .increment = Zusätzliche Sekunden pro Zug
    .days = Tage pro Zug
clock-days = { $days } T { $hours } Std
box = Was erlaubt ist
    .takebacks = Zurücknehmen
    .takebacks-help = Ein Zug darf zurückgenommen werden, wenn die anderen einverstanden sind.
    .spectators = Zuschauen
    .spectators-help = Wer den Link hat, darf zuschauen.
    .chat = Chat
    .chat-help = Ein paar Worte am Tisch.
    .casual = Tipps
    .casual-help = Frag jederzeit nach dem besten Zug.

## Optionen der Spiele

opt-mode = Spielweise
mode-free = Alle gegen alle
mode-free-help = Das erste Tier drüben gewinnt.
mode-horse = Weißes Ross
mode-horse-help = Zweierteams; das erste Tier drüben gewinnt für sein Team.
mode-all = Alles oder nichts
mode-all-help = Zweierteams; beide Tiere müssen hinüber.
mode-secret = Geheime Reiter
mode-secret-help = Niemand weiß, wem welches Tier gehört. Ein Würfel bestimmt, welches springen darf.
opt-animals = Welche Tiere
opt-animals-help = Zwei bis vier. Jedes ist ein Platz.
animal-n = Nilpferd
animal-n-help = will nach Norden
animal-e = Schwein
animal-e-help = will nach Osten
animal-s = Frosch
animal-s-help = will nach Süden
animal-w = Ente
animal-w-help = will nach Westen
opt-teams = Die Teams
teams-facing = Nilpferd und Frosch gegen Schwein und Ente
teams-east = Nilpferd und Schwein gegen Frosch und Ente
teams-west = Nilpferd und Ente gegen Schwein und Frosch
opt-players = Wie viele spielen mit
opt-crossing = Zwei einander im Weg
crossing-stay = Beide bleiben
crossing-stay-help = Ein Feld muss leer sein, bevor jemand es betritt.
crossing-swap = Sie tauschen die Plätze
crossing-swap-help = Alle bewegen sich zugleich, auch zu dritt oder viert im Kreis.
opt-targets = Ziele anderer Tiere
targets-closed = Gesperrt
targets-closed-help = Niemand sonst darf dorthin springen.
targets-open = Offen für Sprünge
targets-open-help = Du darfst dorthin springen, aber niemand rutscht dorthin.
opt-first = Wer beginnt
first-usual = Wie üblich
first-youngest = Nach altem Brauch bestimmt das, wer am jüngsten ist.
first-gun = Nach altem Brauch beginnt, wer zuletzt eine Waffe in der Hand hatte. Eine Wasserpistole zählt.
first-liar = Nach altem Brauch beginnt, wer schlechter lügt.
first-jumper = Der erste Platz beginnt, dann im Uhrzeigersinn. Nach altem Brauch sitzt dort, wer am besten springt.
player-1 = Reiter 1
player-2 = Reiter 2
player-3 = Reiter 3
player-4 = Reiter 4
first-light = Hell
first-dark = Dunkel
first-south = Süd
first-north = Nord
opt-repetition = Wenn sich eine Stellung wiederholt
opt-repetition-help = Partien, die sich im Kreis drehen, enden unentschieden.
opt-repetition-3 = Unentschieden beim dritten Mal
opt-repetition-2 = Unentschieden beim zweiten Mal
opt-repetition-0 = Nie unentschieden
opt-cap = Unentschieden nach so vielen Aktionen
opt-cap-help = 0 heißt nie.
opt-size = Die Cowboys
size-small = Klein
size-small-help = Jeder steht auf einem Feld.
size-large = Groß
size-large-help = Jeder steht auf zwei Feldern nebeneinander.
opt-ammo = Spezialkugeln
opt-ammo-help = Verdeckt gemischt; jede Seite bekommt die Hälfte, also muss die Summe gerade und höchstens 24 sein. In der Schachtel sind drei von jeder Sorte; ohne sie bleibt nichts dem Zufall überlassen.
ammo-good-shot = Volltreffer
ammo-double-blast = Doppelschüsse
ammo-booster = Turbos
ammo-dummy = Blindgänger
opt-stop = Die Partie endet
stop-yes = Wenn es nichts mehr zu holen gibt
stop-no = Wenn niemand mehr springen kann
opt-give-up = Vorzeitig aufhören
give-up-no = Nur, wer festsitzt
give-up-yes = In jedem Zug
opt-harsh = Teufel und Wölfe
harsh-no = Streichen freie Felder
harsh-yes = Streichen auch benutzte Felder
harsh-yes-help = Was dort geholt wurde, ist wieder verloren.
opt-rows = Wie viele Reihen
opt-rows-help = Üblich sind 7; mehr Reihen machen die Partie länger.
opt-rounds = Wie viele Jahreszeiten
opt-rounds-help = Üblich sind 4.
opt-life = Lebenssteine pro Seite
opt-life-help = Üblich sind 12.
opt-tie = Wenn beide Scharen gleich groß sind
tie-coin = Eine Münze entscheidet
tie-coin-help = Ersetzt den Ruf, wo ihn niemand hören kann: gegen den Computer oder in einer langsamen Partie.
tie-shout = Wer zuerst GUNST! ruft
tie-shout-help = Die gedruckte Regel. Beide haben einen Knopf und eine Taste; wer schneller ist, hat das Sagen.
opt-kin = Nach einer Jahreszeit
kin-return = Alle Leute kehren heim
kin-return-help = Du kannst sie wieder mitbringen.
kin-spent = Leute sind verbraucht
kin-spent-help = Wen du einmal mitbringst, der ist für immer fort.
make-size = Größe
make-size-6 = 6 × 6
make-size-8 = 8 × 8
make-tiny = Winzig
make-small = Klein
make-regular = Mittel
make-large = Groß
make-huge = Riesig
make-fair = Seiten
make-fair-yes = Für alle gleich
make-fair-no = Wie es kommt
make-seed = Startwert
make-files = Spalten
make-ranks = Reihen
make-rows = Reihen
make-starts = Startfelder
make-starts-no = Überall
make-starts-yes = Markiert
make-mirror = Wege
make-mirror-yes = Gespiegelt
make-mirror-no = Nicht gespiegelt

## Bretter

boards-heading = Bretter
boards-lead = Stöbere, mach neue, bring eigene mit. Jedes Brett hat einen Code, und mehr als den braucht niemand, um darauf zu spielen.
boards-of = Bretter für { $game }
boards-ship = Bretter, die zum Spiel gehören
boards-made = Neue Bretter
boards-make = Neue Bretter machen
boards-make-do = Bretter machen
boards-make-next = Andere zeigen
boards-more = Mehr Bretter
boards-own = Dein eigenes Brett
boards-code = Ein Brettcode oder Link
boards-file = Eine Brettdatei
boards-paste = Oder füg das Brett hier ein
boards-open = Brett öffnen
board-sheet = Blatt { $seed } ({ $size })
board-sheet-starts = Blatt { $seed } ({ $size }) mit Startfeldern
board-told = { $first }. { $second }
certificate = Zertifikat
certificate-measured = Gemessen mit
board-nameless = Ein Brett ohne Namen
board-plain = Die schlichte Lichtung
board-plain-told = Drei Wege breit und so lang, wie du willst.
board-tiles = Vier Platten
board-laid = Vier Platten, zufällig oder von dir gelegt
lay-heading = Leg die Platten selbst
lay-frame = Der Rahmen
lay-tray = Platten, die noch nicht liegen
lay-turn = Platte { $tile }: drehen
lay-put = Platte { $tile } ins nächste freie Viertel legen
lay-whole = Drück auf eine Platte, um sie zu drehen, zieh sie, um zu tauschen. Oder nimm alle heraus und leg die Wiese Platte für Platte.
lay-told = Drück auf eine Platte, um sie ins nächste freie Viertel zu legen, oder zieh sie, wohin du willst. Drück dort auf sie, um sie zu drehen.
lay-random = Zufällig legen
lay-empty = Alle herausnehmen
board-rows = { $count } Reihen
board-shape = { $files } × { $ranks } Felder
board-seed = Neu, aus Startwert { $seed }
board-of-another = Dieses Brett gehört zu { $game }.
board-read = Dein Brett ist eingelesen.
board-none = Gib einen Code ein, oder wähle eine Brettdatei.
board-large = Ein Brett darf höchstens 64 Kilobyte groß sein.
board-refused = Dieses Brett lässt sich nicht nutzen
board-more-wrong = Weitere Fehler ({ $count })
file-large = Diese Datei ist zu groß.
board-alt = Das Brett { $name }
board-size = Größe
board-from = Herkunft
board-ships = Es gehört zum Spiel.
board-made = Aus einem Startwert gemacht.
board-own = Ein selbst gemachtes Brett.
board-share = Dieses Brett teilen
board-code = Brettcode:
board-json = Das Brett als Datei
print-heading = Ausdrucken
print-game = Zu Hause ausdrucken (PDF)
print-fresh = Ein frisches Blatt drucken (PDF)
print-fresh-told = Jedes Blatt ist neu. Sein Startwert steht darauf, damit du es noch einmal drucken kannst.
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-side = Neben dem Blatt
print-side-rules = Die Regeln seiner Felder
print-side-scores = Eine Punktetabelle
print-side-none = Nichts
print-ink = Tinte sparen
print-ground = Farbiger Hintergrund
print-rules = Mit den Regeln
print-do = PDF erstellen

## Über Gambol

about-heading = Über Gambol
about-lead = Fünf kleine moderne Brettspiele, für hier und für deinen eigenen Tisch.
about-gambol = Gambol
about-gambol-told = Gambol ist ein freies Programm, das alle betreiben können: Schiedsrichter, Regelheft, Gegner und Drucker für diese Spiele. Es stammt nicht von deren Autoren und Verlagen und wird nicht von ihnen empfohlen. Wo „exakt“ steht, hat ein Programm es zu Ende gerechnet; wo „geschätzt“ steht, nicht.
about-licence = Programm, Bretter und Zeichnungen darfst du frei nutzen, ändern und weitergeben, unter der MIT-Lizenz oder der Apache-Lizenz 2.0, wie du magst. Die Spiele selbst gehören denen, die sie erfunden haben.
about-version = Version { $version }.

## Regeln

rules-heading = Die Regeln
rules-lead = Drei Minuten Lesezeit, mit Bildern. Die genauen Regeln, jeder Fall mit einem Beispiel zum Ausprobieren, sind einen Klick weiter.
rules-of = Die Regeln von { $game }
rules-read = Regeln lesen
rules-contents = Inhalt
rules-play = { $game } spielen
rules-try = Ausprobieren

## Einladungen und Pannen

invite-heading = Du bist eingeladen: { $game }
invite-from = { $host } lädt dich ein: { $game }
invite-take = Platz nehmen
invite-name = Dein Name, damit die anderen wissen, wer du bist
invite-seat = Noch frei: { $role }. Schick diesen Link an jemanden; wer ihm zuerst folgt, bekommt den Platz.
invite-link = Einladung
invite-text = Spiel { $game } mit mir
missing-heading = Hier ist nichts
missing-sentence = Diese Seite gibt es nicht, oder du darfst sie nicht sehen.
failure-yours = Das hat nicht geklappt
failure-ours = Bei uns ist etwas kaputtgegangen
failure-later = Einen Moment, bitte
failure-store = Die Tische sind gerade nicht erreichbar. Bitte versuch es gleich noch einmal.
failure-print = Das PDF konnte nicht erstellt werden. Bitte versuch es noch einmal.
failure-busy = Gerade entsteht zu vieles auf einmal. Bitte versuch es in einer Minute noch einmal.
failure-home = Zurück zu den Spielen

## Der Tisch

board = Das Brett
seats = Wer sitzt hier
noscript = Ohne JavaScript kannst du diesen Tisch ansehen. Um zu spielen und Züge sofort zu sehen, erlaub bitte JavaScript auf dieser Website.
offline = Verbindung verloren. Neuer Versuch …
seat-me = du
seat-you = Du
seat-here = hier
seat-open = freier Platz
seat-bot = Computer { $level }
seat-bot-perfect = Computer, perfekt
seat-bot-strongest = Computer, am stärksten
seat-online = ist da
seat-away = ist weg
watching = Publikum: { $count }
back = Zurück
whole = Spielen
fall = Vorhang zu
moves = Züge als Liste
tools = Was du tun kannst
tool-hint = Tipp
tool-again = Noch mal
tool-legend = Legende
tool-tap = Einmal tippen genügt
tool-home = Alle Spiele
map = Das ganze Brett: drücken, um dorthin zu gehen
legend-heading = Was was bedeutet
tool-takeback = Zurücknehmen
tool-flip = Brett drehen
tool-full = Vollbild
tool-sound = Ton
tool-draw = Unentschieden anbieten
tool-resign = Aufgeben
tool-stop = Hier aufhören
tool-help = Hilfe
papers = Verlauf, Regeln und Chat
paper-play = Spiel
paper-more = Mehr
paper-log = Züge
paper-state = Stand
paper-rules = Regeln
paper-chat = Chat
log-start = Der Anfang
log-where = { $at } von { $all }
log-first = Zum Anfang
log-earlier = Einen Zug zurück
log-later = Einen Zug vor
log-last = Zum aktuellen Stand
as-text = Das Brett als Text
commitment = Aller Zufall stand schon vor der Partie fest. Der Startwert wird am Ende verraten; bis dahin ist dies sein Hashwert:
chat-ask = Sag etwas
chat-send = Senden
chat-watcher = { $name } (schaut zu)
offer-draw = { $name } bietet ein Unentschieden an.
offer-draw-mine = Du hast ein Unentschieden angeboten.
offer-takeback = { $name } möchte den letzten Zug zurücknehmen.
offer-takeback-mine = Du möchtest den letzten Zug zurücknehmen.
next-game = Zur nächsten Partie
next-game-told = Eine neue Partie steht bereit.
rematch = Noch eine Partie
download = Aufzeichnung herunterladen
ribbon = Nach Zug { $at }
ribbon-now = Zurück zum Jetzt
title-yours = Du bist dran · { $title }
shout = GUNST!
not-now = Gerade gibt es keine Verbindung.
kept = Keine Verbindung: Dein Zug ist gespeichert und wird gesendet.
thinking = Denkt nach …
curtain-told = Niemand sonst sollte jetzt auf den Bildschirm schauen.
hold = Zum Ansehen halten, { $name }
help-heading = So spielst du hier
help-lead = Zeig auf eine leuchtende Stelle, um zu sehen, was geschähe, und drück darauf, um zu spielen; mit dem Finger zeigt das erste Tippen und das zweite spielt. Zeig länger auf etwas anderes oder halt es gedrückt, dann erfährst du, was es ist. Die Tastatur geht auch:
help-log = In der Liste der Züge blätterst du mit den Pfeiltasten, Pos1 und Ende durch die Partie.
key-name-enter = Enter
key-name-escape = Esc
key-arrows = von einer leuchtenden Stelle zur nächsten
key-enter = spielen
key-escape = einen Schritt zurück
key-hint = ein Tipp
key-takeback = zurücknehmen
key-flip = Brett drehen
key-full = Vollbild
key-ask = was ist das? Danach fragen die Pfeiltasten weiter
key-legend = was was bedeutet
key-again = die letzte Runde noch einmal zeigen
key-log = die Züge
key-chat = der Chat
key-rules = die Regeln
key-board = das Brett
key-help = diese Liste
sure-resign = Möchtest du aufgeben?
sure-stop = Hier aufhören? Du springst nicht mehr, deine Punkte zählen, und die anderen spielen weiter.
sure-no = Nein, weiterspielen

## Einstellungen

settings = Einstellungen
settings-lead = Gespeichert in diesem Browser, für alle Spiele.
settings-noscript = Einstellungen brauchen JavaScript. Dein Name geht auch ohne.
settings-language = Sprache
language-name = Deutsch
pref =
    .theme = Farben
    .labels = Namen der Felder
    .motion = Bewegung
    .sound = Ton
    .tap = Spielen per Berührung
pref-told =
    .theme = Hoher Kontrast zeichnet schwarz auf weiß, ohne sanfte Töne.
    .labels = Die Buchstaben und Zahlen am Rand eines Bretts und die Namen an den Wegen.
    .motion = Wünscht dein System weniger Bewegung, gibt es ohnehin keine.
    .sound = Jedes Spiel hat seine eigenen Töne, und zweimal Klopfen auf Holz heißt: Du bist dran.
    .tap = Bei „Zweimal tippen“ zeigt das erste Tippen, was ein Zug bewirkt, und das zweite spielt ihn.
pref-theme =
    .system = Wie das System
    .light = Hell
    .dark = Dunkel
    .contrast = Hoher Kontrast
pref-labels =
    .on = Sichtbar
    .off = Verborgen
pref-motion =
    .calm = Ruhig
    .quick = Schnell
    .none = Keine
pref-sound =
    .off = Aus
    .on = An
pref-tap =
    .twice = Zweimal tippen
    .once = Einmal tippen

## Lektionen

learn-heading = Spielend lernen
learn-lead = Kurze Lektionen auf kleinen Brettern. Du machst alles selbst, und alles lässt sich zurücknehmen.
learn-first = Neu hier? In zwei Minuten gelernt
learn-more = Weitere Lektionen
learn-done = Geschafft
learn-next = Weiter: { $lesson }
learn-all = Alle Lektionen
learn-play = Erste Partie spielen
