### Schlammritt. Die Tiere heißen nach der Richtung, in die sie schauen: N, E, S, W.

muddy-ride = Schlammritt
    .sentence = Platscht euch gegenseitig über die matschige Wiese: Vorwärts läuft hier niemand, aber Pfützen tragen euch.
    .players = 2–4
    .length = 15–30 Minuten

muddy-ride-role =
    .N = Nilpferd
    .N-acc = das Nilpferd
    .N-dat = dem Nilpferd
    .N-gen = des Nilpferds
    .N-gender = n
    .E = Schwein
    .E-acc = das Schwein
    .E-dat = dem Schwein
    .E-gen = des Schweins
    .E-gender = n
    .S = Frosch
    .S-acc = den Frosch
    .S-dat = dem Frosch
    .S-gen = des Froschs
    .S-gender = m
    .W = Ente
    .W-acc = die Ente
    .W-dat = der Ente
    .W-gen = der Ente
    .W-gender = f
muddy-ride-the =
    .N = das Nilpferd
    .N-dat = dem Nilpferd
    .N-gen = des Nilpferds
    .N-gender = n
    .E = das Schwein
    .E-dat = dem Schwein
    .E-gen = des Schweins
    .E-gender = n
    .S = der Frosch
    .S-acc = den Frosch
    .S-dat = dem Frosch
    .S-gen = des Froschs
    .S-gender = m
    .W = die Ente
    .W-dat = der Ente
    .W-gen = der Ente
    .W-gender = f
muddy-ride-your =
    .N = dein Nilpferd
    .N-dat = deinem Nilpferd
    .N-gen = deines Nilpferds
    .N-gender = n
    .E = dein Schwein
    .E-dat = deinem Schwein
    .E-gen = deines Schweins
    .E-gender = n
    .S = dein Frosch
    .S-acc = deinen Frosch
    .S-dat = deinem Frosch
    .S-gen = deines Froschs
    .S-gender = m
    .W = deine Ente
    .W-dat = deiner Ente
    .W-gen = deiner Ente
    .W-gender = f
muddy-ride-flag =
    .N = die blaue Fahne
    .N-dat = der blauen Fahne
    .N-a = zur blauen Fahne
    .E = die lila Fahne
    .E-dat = der lila Fahne
    .E-a = zur lila Fahne
    .S = die grüne Fahne
    .S-dat = der grünen Fahne
    .S-a = zur grünen Fahne
    .W = die braune Fahne
    .W-dat = der braunen Fahne
    .W-a = zur braunen Fahne
muddy-ride-player = Reiter { $number }

## Was gefragt wird

muddy-ride-ask-jump = Spring mit { $animal-dat } ein Feld zur Seite oder zurück, in die nächste Pfütze.
muddy-ride-ask-pass = Es gibt kein Feld, auf das { $animal } springen könnte. Du musst passen.
muddy-ride-ask-splash = Nicht alle können rutschen: Wähle, wer rutscht.
muddy-ride-ask-roll = Der Würfel zeigt { $first-acc } und { $second-acc }: Wähle ein Tier und spring nach links oder rechts.
muddy-ride-ask-roll-one = Der Würfel zeigt { $first-acc } und { $second-acc }, aber nur { $animal } kann springen: nach links oder rechts?
muddy-ride-ask-roll-pass = Weder { $first } noch { $second } kann springen. Du musst passen.

muddy-ride-wait-jump = { $who } ist dran und springt.
muddy-ride-wait-jump-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } ist dran und springt.
muddy-ride-wait-splash = { $who } wählt, wer rutscht.
muddy-ride-wait-splash-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } wählt, wer rutscht.
muddy-ride-wait-deal = Die geheimen Karten werden verteilt.
muddy-ride-wait-roll = { $who } würfelt.
muddy-ride-wait-roll-you = Du würfelst.

muddy-ride-draft-who = Wer springt auf { $field }?

## Knöpfe

muddy-ride-choose-jump = auf { $field } springen
muddy-ride-choose-jump-of = mit { $animal-dat } auf { $field } springen
muddy-ride-choose-splash = { $animals-acc } rutschen lassen

## Was geschah

muddy-ride-did-jump = { $who } springt mit { $animal-dat } auf { $field }.
muddy-ride-did-jump-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } springt auf { $field }.
muddy-ride-did-jump-you = Du springst mit { $animal-dat } auf { $field }.
muddy-ride-did-jump-own-you = Du springst auf { $field }.
muddy-ride-did-arrive-own-you = Du springst auf { $field } und bist im Ziel!
muddy-ride-did-arrive-you = Du springst mit { $animal-dat } auf { $field }, ins Ziel.
muddy-ride-did-arrive-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } springt auf { $field } und ist im Ziel.
muddy-ride-did-arrive = { $who } springt mit { $animal-dat } auf { $field }, ins Ziel.
muddy-ride-did-crowd = Nicht alle können gleichzeitig rutschen.
muddy-ride-did-dry = Niemand rutscht.
muddy-ride-did-locked = { $count ->
    [2] { $animals-cap } stehen einander im Weg und bleiben, wo sie sind.
   *[other] { $animals-cap } stehen einander im Kreis im Weg und bleiben, wo sie sind.
    }
muddy-ride-did-moves = Platsch: { $moves }.
muddy-ride-to = { $animal } nach { $field }
muddy-ride-home = { $animal } ins Ziel
muddy-ride-did-splash = { $who } wählt: { $moves }.
muddy-ride-did-splash-you = Du wählst: { $moves }.
muddy-ride-did-splash-own-you = Du wählst: { $moves }.
muddy-ride-did-splash-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } wählt: { $moves }.
muddy-ride-did-pass = { $who } kann mit { $animal-dat } nicht springen und passt.
muddy-ride-did-pass-you = Du kannst mit { $animal-dat } nicht springen und passt.
muddy-ride-did-pass-own-you = Du kannst nicht springen und passt.
muddy-ride-did-pass-own = { $who-gender ->
    [m] Der
    [f] Die
   *[other] Das
    } { $who } kann nicht springen und passt.
muddy-ride-did-roll = { $who } würfelt { $animals-acc }.
muddy-ride-did-roll-you = Du würfelst { $animals-acc }.
muddy-ride-did-roll-pass-you = Weder { $first } noch { $second } kann springen, also passt du.
muddy-ride-did-roll-pass = Weder { $first } noch { $second } kann springen, also passt { $who }.
muddy-ride-did-deal = { $who } bekommt { $animal-acc }.
muddy-ride-did-deal-you = Du bekommst { $animal-acc }.
muddy-ride-did-deal-hidden = Eine geheime Karte wird verteilt.

## Wie es ausging

muddy-ride-result-first = { $count ->
    [one] Zuerst im Ziel: { $animals }.
   *[other] Im selben Moment als Erste im Ziel: { $animals }.
    }
muddy-ride-result-team = Das ganze Team ist im Ziel.
muddy-ride-result-secret = { $count ->
    [one] Die geheime Karte zeigte { $animals-acc }, und genau dieses Tier ist im Ziel.
   *[other] Die geheimen Karten zeigten { $animals-acc }, und beide kamen zugleich ins Ziel.
    }
muddy-ride-result-drawn = Unentschieden: Beide Teams haben es im selben Moment geschafft.

## Neben dem Brett

muddy-ride-beside-at = auf { $field }, will nach { $target }
muddy-ride-beside-arrived = im Ziel
muddy-ride-beside-teams = Teams
    .words = { $first } gegen { $second-acc }
muddy-ride-beside-die = Würfel
muddy-ride-beside-card = Karte von { $who-dat }

## Das Brett als Text

muddy-ride-text-print = { $whose } { $direction }
muddy-ride-text-target = Ziel { $animal-gen }

## Worum es geht

muddy-ride-goal-free-for-all = Das erste Tier an seiner Fahne gewinnt.
    .short = Erstes Tier an der Fahne siegt.
muddy-ride-goal-free-for-all-you = Bring { $animal-gender ->
    [m] deinen
    [f] deine
   *[other] dein
    } { $animal } zuerst { $flag-a }.
    .short = { $animal } { $flag-a }.
muddy-ride-goal-white-horse = Das erste Tier an seiner Fahne gewinnt für sein Team.
    .short = Erste Fahne siegt fürs Team.
muddy-ride-goal-white-horse-you = Du { $flag-a } oder dein Partnertier zu seiner: Seid die Ersten.
    .short = Zuerst du { $flag-a } oder dein Partnertier.
muddy-ride-goal-all-or-nothing = Ein Team gewinnt, wenn seine beiden Tiere an ihren Fahnen sind.
    .short = Beide Tiere eines Teams zur Fahne.
muddy-ride-goal-all-or-nothing-you = Du { $flag-a } und dein Partnertier zu seiner: Seid die Ersten.
    .short = Du { $flag-a } und dein Partnertier auch.
muddy-ride-goal-secret = Ist das erste Tier an seiner Fahne, gewinnt, wer dessen Karte hat.
    .short = Die erste Karte im Ziel siegt.
muddy-ride-goal-secret-you = Bring { $animal-acc } heimlich zuerst { $flag-a }.
    .short = Heimlich: { $animal } { $flag-a }.
muddy-ride-near = So knapp: Dir { $fields ->
    [one] fehlte nur ein Feld
   *[other] fehlten nur { $fields } Felder
    }.

## Was alles ist

muddy-ride-about-start = Start
    .words = Hier beginnt die Reise { $animal-gen }. Sonst ist es eine Pfütze wie jede andere.
muddy-ride-about-animal = Will { $direction }, nach { $target }. Springt zur Seite oder zurück und rutscht, wohin die eigenen Spuren zeigen.
muddy-ride-about-target-closed = Das Tier dieser Fahne ist hier im Ziel. Für alle außer { $animal-dat } gesperrt.
muddy-ride-about-target-open = Das Tier dieser Fahne ist hier im Ziel. Andere Tiere als { $animal } dürfen hierher springen, aber niemand rutscht hierher.
muddy-ride-about-puddle = Pfütze { $field }
    .words = Ein Sprung hierher lässt rutschen: { $prints }. Je ein Feld weit, egal, wo sie stehen.
muddy-ride-about-print = { $whose } { $direction }
muddy-ride-about-dry = Keine Spuren: Bei einem Sprung hierher rutscht niemand.
muddy-ride-sign-print = Spuren
    .words = Springt jemand in eine Pfütze, rutscht jedes Tier, das darin eine Spur hat, ein Feld weit in die Richtung seiner Spur. Auch das Tier, das gesprungen ist.
muddy-ride-sign-flag = Fahne
    .words = Das Feld daneben ist das Ziel des Tiers mit derselben Farbe und Spur.
muddy-ride-sign-start = Schild mit Spur
    .words = Dort ist das Tier mit dieser Spur gestartet.
muddy-ride-sign-jump = Leuchtendes Feld
    .words = Dorthin darfst du springen: ein Feld zur Seite oder zurück, nie vorwärts.
muddy-ride-sign-way = Einander im Weg
    .words = Niemand rutscht von der Wiese, auf ein fremdes Ziel oder auf ein Feld, auf dem jemand bleibt. Würden mehrere auf demselben Feld landen, wählt, wer gesprungen ist.

## Warum ein Zug ein Fehler war

muddy-ride-harm-home =
    .now = Das bringt { $animals-acc } ins Ziel.
    .reply = Das lässt { $animals-acc } im nächsten Zug ins Ziel springen.
muddy-ride-harm-carried =
    .now = Der Platsch trägt { $animals-acc } ins Ziel.
    .reply = Danach trägt der nächste Platsch { $animals-acc } ins Ziel.
