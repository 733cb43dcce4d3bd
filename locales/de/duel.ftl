### Duell.

duel = Duell
    .sentence = Zwei Cowboys schießen sich aneinander vorbei: Geh zur Seite oder zurück, den Rest erledigen die Kugeln.
    .players = 2
    .length = 15–20 Minuten

duel-role =
    .light = Hell
    .dark = Dunkel
duel-token =
    .good-shot = { $count } Volltreffer
    .double-blast = { $count ->
        [one] 1 Doppelschuss
       *[other] { $count } Doppelschüsse
        }
    .booster = { $count ->
        [one] 1 Turbo
       *[other] { $count } Turbos
        }
    .dummy = { $count } Blindgänger

## Was gefragt wird

duel-ask-place = Stell deinen Cowboy auf ein Feld der Reihe { $rank }.
duel-ask-place-large = Stell deinen Cowboy auf zwei benachbarte Felder der Reihe { $rank }.
duel-ask-step = Geh ein Feld zur Seite oder zurück.
duel-ask-step-or-fire = Geh ein Feld zur Seite oder zurück, oder feuere zuerst eine Spezialkugel.
duel-ask-fire-or-pass = Du kannst keinen Schritt gehen: Feuere eine Spezialkugel oder passe.
duel-ask-pass = Du kannst keinen Schritt gehen. Du musst passen.
duel-ask-trigger = Du gehst zurück: Wähle, welches der beiden Felder du auslöst.
duel-ask-stepped = Feuere eine Spezialkugel oder beende deinen Zug.
duel-ask-shot = Nur einer von beiden kann geschossen werden: Wähle, wer.

duel-wait-place = { $who } stellt einen Cowboy auf.
duel-wait-step = { $who } ist dran und geht einen Schritt.
duel-wait-stepped = { $who } darf noch eine Spezialkugel feuern.
duel-wait-shot = { $who } wählt, wer geschossen wird.
duel-wait-ammo = { $who } deckt eine Spezialkugel auf.

duel-draft-trigger = Wähle, welches Feld du auslöst: { $fields }.

## Knöpfe

duel-choose-place = auf { $field } stellen
duel-choose-step = nach { $field } gehen
duel-choose-trigger = nach { $field } gehen, { $trigger } auslösen
duel-choose-fire = eine Spezialkugel feuern
duel-choose-end = den Zug beenden
duel-part-trigger = { $field } auslösen
duel-choose-shot = { $cowboy-acc } wegschießen

## Was geschah

duel-did-place = { $who } geht auf { $field } in Stellung.
duel-did-place-you = Du gehst auf { $field } in Stellung.
duel-did-step = { $who } geht nach { $field }.
duel-did-step-you = Du gehst nach { $field }.
duel-did-trigger = { $who } geht nach { $field } und löst { $trigger } aus.
duel-did-trigger-you = Du gehst nach { $field } und löst { $trigger } aus.
duel-did-shot = { $who } wird nach { $field } geschossen.
duel-did-shot-you = Du wirst nach { $field } geschossen.
duel-did-shot-both = { $who } wird nach { $field } geschossen, { $other } nach { $place }.
duel-did-shot-both-you = Du wirst nach { $field } geschossen, { $other } nach { $place }.
duel-did-through = { $who } wird über die letzte Reihe hinausgeschossen und ist durch!
duel-did-through-you = Du wirst über die letzte Reihe hinausgeschossen und bist durch!
duel-did-locked = Beide sollen auf das Feld des anderen und versperren einander den Weg: Beide bleiben stehen.
duel-did-crowd = Nur einer von beiden kann geschossen werden.
duel-did-decide = { $who } entscheidet.
duel-did-decide-you = Du entscheidest.
duel-did-stay = Niemand kommt von der Stelle.
duel-did-pass = { $who } kann keinen Schritt gehen und passt.
duel-did-pass-you = Du kannst keinen Schritt gehen und passt.
duel-did-end = { $who } beendet den Zug.
duel-did-end-you = Du beendest den Zug.
duel-did-fire = { $who } feuert eine Spezialkugel.
duel-did-ammo =
    .good-shot = { $who } deckt einen Volltreffer auf.
    .double-blast = { $who } deckt einen Doppelschuss auf: Auf diesen Zug folgt noch einer.
    .booster = { $who } deckt einen Turbo auf.
    .dummy = { $who } deckt einen Blindgänger auf: Nichts geschieht.
duel-did-fire-you = Du feuerst eine Spezialkugel.
duel-did-ammo-you =
    .good-shot = Du deckst einen Volltreffer auf.
    .double-blast = Du deckst einen Doppelschuss auf: Auf diesen Zug folgt noch einer.
    .booster = Du deckst einen Turbo auf.
    .dummy = Du deckst einen Blindgänger auf: Nichts geschieht.
duel-did-again = Der Doppelschuss schenkt { $who-dat } noch einen Zug.

## Wie es ausging

duel-result-through = Cowboy { $cowboy } ist durch.
duel-result-through-you = Dein Cowboy ist durch.
duel-result-more = Beide waren zugleich durch; es gewinnt, wer mehr Spezialkugeln übrig hat, hier mit { $more } zu { $fewer }.
duel-result-both = Beide gewinnen: Das schreit nach Revanche! Beide waren zugleich durch, { $left ->
    [0] und niemand hat noch Spezialkugeln
    [one] und beide haben noch 1 Spezialkugel
   *[other] und beide haben noch { $left } Spezialkugeln
    }.

## Neben dem Brett

duel-beside-left = { $left ->
    [0] keine Spezialkugeln mehr
    [one] noch 1 Spezialkugel
   *[other] noch { $left } Spezialkugeln
    }
duel-beside-unseen = Noch verdeckt
duel-beside-again = Doppelschuss
    .words = { $who } ist nach diesem Zug noch einmal dran

## Das Brett als Text

duel-text-bullet = { $whose } { $direction }
duel-text-unplaced = noch nicht aufgestellt
duel-text-through = durch

## Worum es geht

duel-goal = Wer zuerst über den hinteren Rand geschossen wird, gewinnt.
    .short = Wer zuerst durch ist, siegt.
duel-goal-you = Komm vor { $other-dat } durch, über den hinteren Rand.
    .short = Zuerst durchkommen.
duel-near = So knapp: Dir { $shots ->
    [one] fehlte nur ein Schuss
   *[other] fehlten nur { $shots } Schüsse
    }.

## Was alles ist

duel-about-cowboy = { $whose-gender ->
    [you] Dein Cowboy
   *[other] Cowboy { $whose }
    }
duel-about-cowboy-way = { $who } geht zur Seite oder zurück und will { $direction } über den hinteren Rand geschossen werden.
duel-about-cowboy-way-you = Du gehst zur Seite oder zurück und willst { $direction } über den hinteren Rand geschossen werden.
duel-about-drum = { $whose-gender ->
    [you] Deine Trommel
   *[other] Trommel { $whose }
    }
    .words = { $left ->
        [0] Sie enthält keine Spezialkugeln mehr.
        [one] Sie enthält noch 1 verdeckte Spezialkugel.
       *[other] Sie enthält noch { $left } verdeckte Spezialkugeln.
        } Pro Zug darf eine gefeuert werden, vor oder nach dem Schritt.
duel-about-unseen = Noch verdeckt, in einer der beiden Trommeln.
duel-about-token =
    .good-shot = Volltreffer: Der andere Cowboy wird ein Feld zurückgeschossen.
    .double-blast = Doppelschuss: Wer ihn feuert, ist nach diesem Zug noch einmal dran.
    .booster = Turbo: Beide Cowboys werden ein Feld nach vorn geschossen.
    .dummy = Blindgänger: Nichts geschieht.
duel-about-field = Feld { $field }
    .words = Ein Schritt hierher löst die Kugeln aus: { $bullets }.
duel-about-bullet = { $whose } { $direction }
duel-about-empty = Keine Kugeln: Ein Schritt hierher löst nichts aus.
duel-sign-bullet = Kugeln
    .words = Ein Schritt auf ein Feld löst seine Kugeln aus: Jede schießt den Cowboy ihrer Farbe ein Feld weit in ihre Richtung, egal, wo er steht.
duel-sign-edge = Der hintere Rand
    .words = Wer darüber hinausgeschossen wird, ist durch und gewinnt. An den anderen Rändern bleibt ein Cowboy stehen.
duel-sign-drum = Trommeln
    .words = Darin liegen verdeckte Spezialkugeln. Einmal pro Zug darfst du eine feuern.

## Warum ein Zug ein Fehler war

duel-harm-through =
    .now = Das schießt { $who-acc } durch.
    .reply = Das erlaubt { $who-dat }, im nächsten Zug durchzukommen.
duel-harm-back =
    .now = Das schießt { $whom-acc } nach { $field } zurück.
    .reply = Das erlaubt { $who-dat }, { $whom-acc } nach { $field } zurückzuschießen.
