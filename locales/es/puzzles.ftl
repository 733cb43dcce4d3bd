# Retos: qué se pide, pistas, por qué una respuesta es buena o mala.

puzzle-role = Juegas con { $role-acc }.
puzzle-aim = Objetivo: { $aim }
puzzle-question =
    .win = Una sola jugada gana, hagan lo que hagan los demás. ¿Cuál?
    .draw = Todas las jugadas pierden, menos una. ¿Cuál salva la partida?
    .best = Una jugada es claramente mejor que las demás. ¿Cuál?
    .mix = Tu rival no debe poder adivinarlo. ¿Con qué frecuencia eliges cada lado?
puzzle-announced = Anuncias tu { $what }.
puzzle-question-offered =
    .win = Una de estas gana seguro, convoque a quien convoque el otro bando. ¿Cuál?
    .draw = Solo una de estas no pierde, convoque a quien convoque el otro bando. ¿Cuál?

puzzle-hint = Es una de estas dos: { $one }, o { $other }.
puzzle-hint-mix = Más de la mitad de las veces: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] La respuesta: { $choice }. Ganas, hagan lo que hagan los demás.
            [one] La respuesta: { $choice }. Gana al momento.
           *[other] La respuesta: { $choice }. Ganas como muy tarde con tu jugada número { $moves }, hagan lo que hagan los demás.
        }
    .draw = La respuesta: { $choice }. Tras eso nadie puede forzar una victoria contra ti.
    .best = La respuesta: { $choice }. Tu probabilidad de ganar es del { $chance } %. Con la segunda mejor jugada es del { $next } %.
puzzle-others-lose = Todas las demás jugadas pierden.
puzzle-others-draw = Ninguna otra jugada gana.
puzzle-others =
    { $lost ->
        [one] Otra jugada pierde
       *[other] Otras { $lost } jugadas pierden
    } y { $drawn ->
        [one] una solo empata
       *[other] { $drawn } solo empatan
    }.
puzzle-others-beaten = A todas las demás se las puede vencer.
puzzle-right-mix = Con el mejor juego: { $parts }. Tu probabilidad de ganar es entonces del { $chance } %, haga lo que haga tu rival.
puzzle-part = { $choice } { $times }
puzzle-always = Si siempre eliges { $choice }, tu rival se prepara: tu probabilidad baja al { $chance } %.

puzzle-wrong-lost = Eso pierde. Mira lo que pasa.
puzzle-wrong-drawn = Eso deja escapar la victoria. Tras la mejor respuesta nadie puede forzarla.
puzzle-wrong = Con eso, tu probabilidad de ganar es del { $chance } %. Hay una jugada mejor.
puzzle-wrong-other = Con eso, tu probabilidad de ganar es del { $chance } % como mucho. Hay una jugada mejor.
puzzle-wrong-mix = Casi. Demasiadas veces { $choice }.
puzzle-wrong-shares = Casi.

puzzle-never = nunca
puzzle-every = siempre
puzzle-times =
    { $count ->
        [one] una de cada { $of } veces
       *[other] { $count } de cada { $of } veces
    }

## Páginas

nav-puzzles = Retos
puzzle-title = { $game }, reto { $number }
puzzle-next = Reto siguiente
puzzle-all = Todos los retos
puzzle-streak = ¡{ $count } días seguidos!
puzzle-grade =
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
puzzle-goal =
    .win = Ganar
    .draw = Salvarse
    .best = Mejor jugada
    .mix = ¿Cuántas veces?
puzzles-heading = Retos
puzzles-lead = Encuentra la única jugada buena. Cada reto está demostrado: solo una respuesta es correcta, y la equivocada se castiga ante tus ojos.
puzzles-day = Reto del día
puzzles-day-told = Uno nuevo cada día, el mismo para todo el mundo.
puzzles-solve = Resolver
puzzles-streak-one = Una racha de un día, por ahora.
puzzles-streak = { $count } días seguidos.
puzzles-by-game = Retos por juego
puzzles-count = { $count ->
    [one] un reto
   *[other] { $count } retos
}
puzzles-solved = , resueltos: { $count }
puzzles-of = { $game }: retos
puzzles-game-lead = De fácil a difícil. Lo que has resuelto en este navegador lleva una marca.
puzzles-next = Resolver el siguiente
puzzles-done = resuelto
puzzles-everything = Todos los retos
puzzles-play = Jugar a { $game }
puzzles-solutions = Soluciones
puzzles-link = Resolver retos
