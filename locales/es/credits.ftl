# De quién son los juegos.

credit-muddy-ride = El juego que hay detrás de Barro va es INFLUDANCE Classic, o Muddy Ride, de Matyáš Veselý, creado y publicado por MATY MOVES (www.matymoves.com).
credit-duel = El juego que hay detrás de Duelo es INFLUDANCE Duel, de Matyáš Veselý, creado y publicado por MATY MOVES (www.matymoves.com).
credit-kangaruse = Kangaruse es de Pandaqi, que lo creó para imprimirlo en casa.
credit-two-paths = Dos caminos (Zwei Wege) es de Steffen Mühlhäuser, creado y publicado por Steffen-Spiele.
credit-gunst = Gunst es un juego de taberna de la Fladlandssaga.

homage = Gambol es un homenaje independiente, con tableros y dibujos propios. Si te gusta un juego, compra la caja o da las gracias a quienes lo hicieron: la idea es suya, y unas piezas de verdad en la mano son mejores que cualquier papel.
homage-heading = Gracias
