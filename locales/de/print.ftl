### Was auf Bastelbögen gedruckt wird. Wörter zwischen ** sind fett.

## Auf jedem Bogen

print-document = { $games }: zum Ausdrucken und Spielen
print-title = { $game }: { $part }
print-seed = Startwert { $seed }
print-whole = Das Spiel, wie es ist
print-code = Brettcode
# Drei kurze Zeilen, höchstens 14 Zeichen je Zeile.
print-no-code =
    .first = Zu groß für
    .second = einen Code:
    .third = Datei behalten
print-foot = Seite { $number } von { $count } · { $note } · bei 100 %, nicht an die Seite angepasst
print-note =
    .both = beidseitig drucken, an der langen Kante wenden
    .back = Rückseite der vorigen Seite
    .blank-back = die Rückseite bleibt leer
    .one = einseitig drucken
    .blank = bleibt leer: die Rückseite der vorigen Seite
print-part =
    .board = Brett
    .pieces = Figuren
    .pieces-front = Figuren, vorn
    .pieces-back = Figuren, hinten
    .rules = Regeln
print-how-rules = So wird gespielt. Lektionen und die genauen Regeln, mit Beispielen für jeden Fall, findest du in Gambol.
    .scan = So wird gespielt. Scannen öffnet das Spiel in Gambol, mit Lektionen und den genauen Regeln.

## Schlammritt

print-muddy-ride-part =
    .frame-front = Rahmen, vorn
    .frame-back = Rahmen, hinten
    .tiles-front = Platten, vorn
    .tiles-back = Platten, hinten
    .cards-front = Karten, vorn
    .cards-back = Karten, hinten
print-muddy-ride-how =
    .board = Die ganze Wiese auf einem Bogen. Die Tiere starten in ihren gestrichelten Ringen und schauen zu ihren Fahnen. Niemand darf auf das Ziel eines anderen Tiers. Wer am jüngsten ist, bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.
    .frame = Nimm diese Seite für die { $size }×{ $size }-Seite der Platten. Leg die vier Platten beliebig angeordnet und gedreht in den Rahmen. Ein Haus zeigt, wo ein Tier startet, eine Fahne sein Ziel: Dorthin kommt das Schild des Ziels. Wer am jüngsten ist, bestimmt, wer beginnt; dann geht es im Uhrzeigersinn.
    .tiles-front = Die 6×6-Seite. Kleb den Bogen auf Pappe und schneide an den Marken: vier Platten zu 80 mm. Mit den Buchstaben kannst du ein Brett legen, das dir jemand ansagt.
    .tiles-back = Die 8×8-Seite. Beidseitig gedruckt und an der langen Kante gewendet, liegt jede Platte hinter ihrer Vorderseite.
    .cards-front = Oben: geheime Karten. Misch sie und gib allen eine, verdeckt. Unten: Teamkarten, je zwei mit demselben Zeichen. Wer das gleiche Zeichen hat, ist ein Team.
    .cards-back = Rückseiten: oben die geheimen Karten, unten die Teamkarten.
    .pieces = Auf Pappe kleben und an den Marken schneiden. Aufsteller: an den Strichen falten, die Hälften zusammenkleben, die Füße auseinanderbiegen; das Gesicht schaut nach vorn. Flache Tiere gehen auch. Schilder liegen auf den Zielfeldern. Würfel: falten, Laschen kleben; oder nimm die Tabelle.
print-muddy-ride-tile = Platte { $tile }
    .turned = Platte { $tile }, um { $degrees }° gedreht
    .any = beliebige Platte
# Am Rand des Rahmens: kurz.
print-muddy-ride-edge =
    .start = Start: { $animal }
    .target = Ziel: { $animal }
print-muddy-ride-card =
    .help = Soll ins Ziel.
    .silent = Verrat es niemandem.
    .sun = Team Sonne
    .moon = Team Mond
    .white-horse = Weißes Ross
    .first = das erste Tier im Ziel gewinnt
    .all-or-nothing = Alles oder nichts
    .both = beide müssen ins Ziel
print-muddy-ride-piece =
    .flat = Flache Tiere
    .plates = Schilder für die Ziele
    .die = Der Würfel: Eins von zwei Tieren springt
    .table = Oder würfle mit einem normalen Würfel:
    .either = { $one } oder { $other }

## Duell

print-duel-part =
    .small = Brett, kleine Cowboys
    .large = Brett, große Cowboys
print-duel-how =
    .board = Helle Kugeln mit einem Ring gehören Hell, dunkle mit Rand gehören Dunkel. Neben dem Brett zeigen drei Kugeln die erste Reihe eines Cowboys, wo er startet, und zwei seine letzte: Wer darüber hinausgeschossen wird, gewinnt. Die Trommeln liegen an den Enden.
    .pieces-front = Auf Pappe kleben und an den Marken schneiden; runde Teile dürfen eckig bleiben, wo sonst nichts den Platz braucht. Misch die Spezialkugeln verdeckt und leg je die Hälfte, ungesehen, in jede Trommel.
    .pieces-back = Rückseiten der Spezialkugeln und der Cowboys; jede liegt hinter ihrer Vorderseite.
print-duel-token =
    .good-shot = **Volltreffer:** Der andere Cowboy wird ein Feld zurückgeschossen.
    .double-blast = **Doppelschuss:** Nach diesem Zug bist du noch einmal dran.
    .booster = **Turbo:** Beide Cowboys werden ein Feld nach vorn geschossen.
    .dummy = **Blindgänger:** Nichts geschieht.

## Kangaruse

print-kangaruse-scan = Scannen, um genau dieses Blatt zu spielen oder noch einmal zu drucken.
print-kangaruse-type = Tipp diesen Code in Gambol ein, um genau dieses Blatt zu spielen oder noch einmal zu drucken.
print-kangaruse-play = Wer am besten springt, beginnt; dann geht es im Uhrzeigersinn. **Spring:** Befolge die Zahl deines Felds und wähle eine Richtung, oder befolge seine Richtung und wähle eine Zahl von 1 bis 4. Lande nur auf freien Feldern. Zeichne dort dein Zeichen und streich das Feld, von dem du kommst. **Sitzt du fest:** Zahl 10 Punkte und geh auf ein beliebiges freies Feld ohne Wertung, oder hör auf. Die meisten Punkte gewinnen.
    .give-up = **Aufhören:** Du darfst in jedem deiner Züge aufhören; deine Punkte zählen.
    .harsh = **Gnadenlos:** Teufel und Wölfe treffen auch gestrichene und besetzte Felder, und wer von so einem Feld etwas bekommen hat, verliert es wieder, einmal.
print-kangaruse-squares = Felder
    .how = Was die Felder tun.
    .next = Was die Felder tun, steht auf der nächsten Seite.
# Köpfe der Punktetabelle: höchstens 16 Zeichen.
print-kangaruse-scores =
    .player = Name
    .teleports = Teleports, −10
    .total = Summe

## Zwei Wege

print-two-paths-part = Die Lichtung
print-two-paths-how =
    .board = Legt den Bogen der Länge nach zwischen euch: Süd an Reihe 1, Nord am anderen Ende. Die Fäuste liegen an der West- und der Ostseite. Der schwarze Blockadestein wartet neben der Lichtung; wer blockiert, legt ihn auf ein Feld, das das Tier erreichen kann. Wer schlechter lügt, beginnt.
    .pieces = Auf Pappe kleben und an den Marken schneiden. Die Köpfe deiner Tiere zeigen immer zu deiner Ziellinie. Die Scheiben werden in einer Faust versteckt. Der schwarze Stein kommt auf die Lichtung, dem Tier in den Weg, und nach jedem Versuch wieder weg.
print-two-paths-piece =
    .south = Süd: rund und hell
    .north = Nord: achteckig und dunkel
    .discs = Zwei Scheiben zum Verstecken und der schwarze Stein
    .disc-south = Scheibe von Süd
    .disc-north = Scheibe von Nord
    .stone = schwarzer Stein

## Gunst

print-gunst-part =
    .first = Die Matte, Fürst 1
    .second = Die Matte, Fürst 2
print-gunst-how =
    .mat = An der gestrichelten Linie schneiden und die zwei Hälften dort zusammenlegen, Kopf an Kopf: Die Schnur ist der Ring um den Kampfplatz. Der Jahreszeitenmarker beginnt beim Frühling und rückt nach jeder Runde im Uhrzeigersinn einen Viertelkreis weiter.
    .pieces = Auf Pappe kleben und an den Marken schneiden. Runde, helle Teile gehören Fürst 1, Schilde und Giebel Fürst 2. Jeder Fürst hat einen Spiegelstab: Links davon stehen die Götter, rechts liegen Steine und Leute.
# Was jeder in einer Reihe tut; der Name der Reihe steht darüber.
print-gunst-row =
    .K = jeder entfernt je einen gegnerischen Krieger, Bauern und Gelehrten, wenn du mindestens so viele Bauern hast
    .W = jeder nimmt einen Lebensstein
    .F = jeder hebt einen deiner Götter um eine Ebene
    .T = jeder holt einen gegnerischen Gelehrten herüber
    .S = alle schlagen zu (je ein Lebensstein) oder alle beten (je eine Ebene)
print-gunst-plane =
    .hand = Hand
    .hand-told = können mitkommen
    .mist-told = wenn sie gehandelt haben
    .twilight-told = wo sie beginnen
print-gunst-god =
    .X = Extazia
    .V = Wanderer
    .E = Eurika
    .A = Archimedes
print-gunst-god-does =
    .X = **Extazia** verdoppelt die Wirkung einer deiner Reihen.
    .V = **Der Wanderer** nimmt eine gegnerische Reihe vom Feld.
    .E = **Eurika** holt einen der gegnerischen Leute in eine deiner Reihen.
    .A = **Archimedes** versetzt eine deiner Reihen in eine andere.
print-gunst-season =
    .spring = Frühling
    .summer = Sommer
    .autumn = Herbst
    .winter = Winter
print-gunst-staff-place = hier liegt dein Spiegelstab
print-gunst-life = { $count ->
    [one] { $count } Lebensstein
   *[other] { $count } Lebenssteine
    }
print-gunst-home = Elf Leute, wenn sie zu Hause sind
print-gunst-kin = **{ $lord }:** ein Ritter, drei Krieger, drei Bauern, zwei Diebe, zwei Gelehrte
print-gunst-staff = Spiegelstab
print-gunst-marker = Jahreszeitenmarker
