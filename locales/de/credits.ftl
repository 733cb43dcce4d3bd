# Wessen Spiele das sind.

credit-muddy-ride = Das Spiel hinter Schlammritt ist INFLUDANCE Classic, auch Muddy Ride genannt, von Matyáš Veselý, hergestellt und verlegt von MATY MOVES (www.matymoves.com).
credit-duel = Das Spiel hinter Duell ist INFLUDANCE Duel von Matyáš Veselý, hergestellt und verlegt von MATY MOVES (www.matymoves.com).
credit-kangaruse = Kangaruse ist von Pandaqi und dafür gemacht, zu Hause ausgedruckt zu werden.
credit-two-paths = Zwei Wege ist von Steffen Mühlhäuser, hergestellt und verlegt von Steffen-Spiele.
credit-gunst = Gunst ist ein Wirtshausspiel aus der Fladlandssaga.

homage = Gambol ist eine Verbeugung vor diesen Spielen, unabhängig und mit eigenen Brettern und Zeichnungen. Gefällt dir ein Spiel, dann kauf bitte die Schachtel oder danke denen, die es gemacht haben: Die Idee gehört ihnen, und echte Figuren in der Hand sind besser als jedes Papier.
homage-heading = Dank
