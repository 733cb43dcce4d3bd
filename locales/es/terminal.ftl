### El juego en la terminal. Lo que se teclea es igual en todos los idiomas.

terminal-game = Te damos la bienvenida a Gambol. ¿Qué juego?
terminal-way = { $game }: ¿de qué forma?
terminal-way-muddy-ride =
    .all = Cada cual por su cuenta, cuatro animales
    .two = Cada cual por su cuenta, dos animales
    .white-horse = Caballo blanco: dos equipos, gana la primera llegada
    .all-or-nothing = Todo o nada: dos equipos, tienen que llegar los dos
    .secret = Jinetes secretos: animales ocultos y un dado
terminal-way-duel =
    .small = Vaqueros pequeños
    .large = Vaqueros grandes, dos casillas de ancho
terminal-way-kangaruse =
    .regular = Dos jugadores, hoja normal
    .tiny = Dos jugadores, hoja mini
    .large = Tres jugadores, hoja grande
    .huge = Cinco jugadores, hoja enorme
terminal-way-two-paths =
    .seven = Siete filas
    .nine = Nueve filas
terminal-way-gunst =
    .return = Cuatro estaciones, el clan vuelve
    .spent = Cuatro estaciones, el clan se gasta

terminal-who = ¿Quién juega?
    .one = Juego con { $first-acc } contra la máquina
    .all = { $count ->
        [2] Jugamos aquí dos personas, por turnos
       *[other] Jugamos aquí { $count } personas, por turnos
    }
    .none = Nadie: mirar cómo juega la máquina
terminal-level = ¿Qué nivel?
    .easiest = 1, principiante
    .strong = 5, fuerte
    .perfect = perfecta, donde el juego perfecto se puede calcular

terminal-choose = 1–{ $most }, o q para salir:
terminal-number = se esperaba un número de 1 a { $most }; se encontró { $found }
terminal-percent = se esperaba un número de 0 a 100; se encontró { $found }
terminal-move = { $who } (? para ayuda):
terminal-unlisted = las jugadas aún no tienen número; `all` las muestra todas, o escribe la jugada
terminal-many = { $count ->
    [one] { $count } jugada, como { $moves }
   *[other] { $count } jugadas, como { $moves }
    }; `all` las muestra todas
terminal-help = Escribe el número de una jugada, o la jugada misma.
    .all = mostrar todas las jugadas, por muchas que sean
    .hint = qué jugaría la máquina, y cuánto vale
    .undo = volver a tu última decisión
    .save = guardar en un archivo el registro hasta ahora
    .rules = mostrar las reglas
    .quit = dejar la partida
terminal-file = ARCHIVO
terminal-left = Hasta aquí. Gracias por jugar.
terminal-call = ¡Quien primero grite tiene la palabra! { $keys }
terminal-call-key = { $who }: { $key }
terminal-plays = { $who } juega { $move }
    .worth = { $who } juega { $move } ({ $value })
terminal-thinking = pensando
terminal-nothing = No hay nada que elegir.
terminal-rules = Todos los casos, y cómo se escriben las jugadas, en inglés: { $command }
terminal-hand-over = Pasa la pantalla { $who-gender ->
    [m] { $who-a }
    [f] { $who-a }
   *[other] a { $who }
    } y pulsa Intro.
terminal-unplayed = Aún no se ha jugado nada.
terminal-undone = Acciones deshechas: { $back } de { $before }.
terminal-saved = El registro está en { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
    }
terminal-going-on = { $stands }, aún en juego
terminal-ended = { $stands }, acabada por los jugadores
terminal-points = { $stands }, { $points } puntos
terminal-result = { $stands }. { $result }

## Cuánto vale una jugada

value-exact = { $value } exacto
value-bounded = de { $low } a { $high } demostrado
value-estimate = { $value } ± { $within } estimado
value-estimate-between = { $value } estimado, de { $low } a { $high }
value-in = { $value } en { $actions }

## Tableros como texto

terminal-target = meta
terminal-life = vida
terminal-doubled = * duplicados

## Retos

terminal-puzzle = { $game }, reto { $number } ({ $grade })
terminal-puzzle-ask = tu jugada, o hint, answer, q:
terminal-puzzle-mix = con qué frecuencia { $choice }, en tanto por ciento (0–100), o hint, answer, q:
