### El análisis de una partida acabada.

review = Analizar la partida
review-coming = Analizando las jugadas: { $percent } %.
review-waiting = Las jugadas se analizarán con exactitud en cuanto esté lista la tabla de este tablero.
review-heading = Análisis
review-mattered = { $count ->
    [one] Una jugada fue decisiva.
   *[other] { $count } jugadas fueron decisivas.
    }
review-even = Ninguna jugada fue decisiva por sí sola.
review-even-known = No se sabe de ninguna jugada que fuera decisiva por sí sola.
review-all-exact = Aquí todo es exacto.
review-all-proved = Aquí todo está demostrado, aunque a veces solo con cotas.
review-some-exact = Lo que se pudo calcular hasta el final es exacto. El resto está estimado.
review-some-proved = Una parte está demostrada, a veces solo con cotas. El resto está estimado.
review-all-estimated = Estimado jugando la partida hasta el final muchas veces.

## Cómo se sabe un número.

review-known =
    .exactly = exacto
    .atleast = al menos, demostrado
    .proved = demostrado
    .estimated = estimado

## El gráfico.

review-chart = Probabilidad de ganar, jugada a jugada
review-chart-of = { $who }: probabilidad de ganar, jugada a jugada
review-chart-of-you = Tu probabilidad de ganar, jugada a jugada
review-chart-told = Del { $first } % al principio al { $last } % al final. { $moments ->
    [0] Ningún momento destaca.
    [one] Destaca un momento.
   *[other] Destacan { $moments } momentos.
    }
review-chart-told-all = Una línea por jugador. { $moments ->
    [0] Ningún momento destaca.
    [one] Destaca un momento.
   *[other] Destacan { $moments } momentos.
    }
review-chart-point = Antes de la jugada { $n }: { $percent } %
review-chart-point-of = { $who }, antes de la jugada { $n }: { $percent } %
review-chart-end = Al final: { $percent } %
review-chart-end-of = { $who }, al final: { $percent } %

## Los momentos.

review-moment = Jugada { $n }: { $who }
review-moment-you = Tu jugada { $n }
review-legend-made = la jugada hecha
review-legend-better = la jugada mejor
review-line = Cómo se castiga
review-before = Antes de la jugada
review-after = Después de la jugada
review-why-ends = Con esto acaba la partida: victoria { $count ->
    [one] para { $who-dat }
   *[other] compartida para { $who-dat }
    }.
review-why-draws = Con esto la partida acaba en empate.
review-why-wins-in = Tras esto, victoria forzada para { $who-dat } en { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones como mucho
    }.
review-why-loses = Tras esto, { $who-acc } pierde contra el mejor juego.
review-why-loses-you = Tras esto, pierdes contra el mejor juego.
review-why-falls = { $who }: la probabilidad de ganar baja del { $before } % al { $after } %.
review-why-falls-you = Tu probabilidad de ganar baja del { $before } % al { $after } %.
review-why-blind = Contra el mejor plan del otro bando, esta elección tiene como mucho un { $after } % de probabilidad de ganar, y la mejor, al menos un { $before } %.
review-why-blind-loses = Contra el mejor plan del otro bando, esta elección pierde.
review-better-wins = Mejor: { $move }. Habría ganado.
review-better-even = Mejor: { $move }. Habría mantenido la igualdad.
review-better = Mejor: { $move }.
review-better-open = Mejor: { $move }. Habría dejado alguna esperanza.
review-better-points = { $move } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
    } al momento; esto, { $less }.
review-mix-never = Con el mejor juego, { $who-acc } nunca hace esto aquí.
review-mix-never-you = Con el mejor juego, nunca haces esto aquí.
review-mix-share = Con el mejor juego, { $who-acc } hace esto { $often }.
review-mix-share-you = Con el mejor juego, haces esto { $often }.
review-mix-best = Lo mejor es variar, para que nadie lo prevea: { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = la mitad de las veces
review-often-always = casi siempre
review-often-rarely = casi nunca
review-often = { $times ->
    [one] una
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $times }
    } de cada { $of ->
    [3] tres
    [4] cuatro
    [5] cinco
   *[other] { $of }
    } veces
review-often-percent = cerca del { $percent } % de las veces
review-hidden = { $who-acc } no podía saberlo entonces: { $what }.
review-hidden-you = No podías saberlo entonces: { $what }.
review-hidden-part = { $label }: { $what }
review-unlucky = Una buena apuesta con mala suerte. No se regaló nada.
review-lost = Regaló el { $percent } % ({ $how }).
review-lost-little = Regaló menos del 1 % ({ $how }).
review-lost-some = Regaló un poco ({ $how }).
review-turn-win-loss = Regaló una victoria segura, y ahora pierde ({ $how }).
review-turn-win-even = Regaló una victoria segura: la partida vuelve a estar igualada ({ $how }).
review-turn-even-loss = Regaló una partida igualada ({ $how }).
review-turn-gives-up = Pierde con seguridad ({ $how }).

## Precisión.

review-accuracy-of = { $who }: precisión del { $percent } %
review-accuracy-of-you = Tú: precisión del { $percent } %
review-accuracy-most-of = { $who }: precisión del { $percent } % como mucho
review-accuracy-most-of-you = Tú: precisión del { $percent } % como mucho
review-accuracy-open-of = { $who }: ningún error conocido
review-accuracy-open-of-you = Tú: ningún error conocido
review-accuracy-unknown-of = { $who }: precisión desconocida
review-accuracy-unknown-of-you = Tú: precisión desconocida
review-accuracy-means = De media, cada una de las { $count } decisiones regaló el { $lost } % de la partida.
review-accuracy-means-one = La única decisión regaló el { $lost } % de la partida.
review-accuracy-little = { $count ->
    [one] La única decisión no regaló casi nada: menos del 0,1 % de la partida.
   *[other] { $count } decisiones no regalaron casi nada: de media, menos del 0,1 % de la partida cada una.
    }
review-accuracy-nothing = { $count ->
    [one] La única decisión no regaló nada.
   *[other] Ninguna de las { $count } decisiones regaló nada.
    }
review-accuracy-least = { $count ->
    [one] La única decisión regaló al menos el { $lost } % de la partida.
   *[other] De media, cada una de las { $count } decisiones regaló al menos el { $lost } % de la partida.
    }
review-accuracy-gave-up = { $count ->
    [one] Una decisión perdía con seguridad, cuando otra dejaba alguna esperanza.
   *[other] { $count } decisiones perdían con seguridad, cuando otras dejaban alguna esperanza.
    }
review-accuracy-searched = { $of ->
    [one] La única decisión la juzgó solo una búsqueda, que no ve más que los errores grandes.
   *[other] { $count ->
        [one] Una de { $of } decisiones la juzgó solo una búsqueda, que no ve más que los errores grandes.
       *[other] { $count } de { $of } decisiones las juzgó solo una búsqueda, que no ve más que los errores grandes.
        }
    }
review-accuracy-level = Así juega una máquina de nivel { $level }.
review-accuracy-below = Una máquina de nivel 1 regala menos.
review-accuracy-perfect = Así juega la máquina más fuerte.
review-next = Siguiente: una máquina de nivel { $level }
review-next-perfect = Siguiente: la máquina más fuerte
review-next-why = Regala un poco menos que tú.

## Lo que añaden las páginas y la terminal.

review-find = Encuéntrala tú
review-keep = Guardar el análisis
review-page-title = Análisis: { $game }
review-page-made = Hecho con Gambol { $version }.
review-moves = Todas las jugadas
review-mistakes = Tus errores

## Encuéntrala tú.

review-find-title = Encuéntrala tú: jugada { $n }
review-find-move = Aquí se jugó esto: { $made } Había algo mejor. Encuéntralo.
review-find-mix = Aquí se jugó esto: { $made } El mejor juego varía aquí. ¿Con qué frecuencia harías cada cosa?
review-find-same = Eso es lo que se jugó. { $why }
review-find-wrong = Eso regala algo. Mira lo que pasa.
review-find-off = Casi. Prueba otras proporciones, o pide que te lo enseñen.
review-find-well = Eso es. Sobre la jugada que se hizo: { $why }
review-find-back = Volver a la partida
review-find-next = El momento siguiente

## Tus errores.

mistakes-lead = Momentos de tus partidas analizadas. ¿Encuentras ahora la jugada mejor? La lista se guarda solo en este navegador.
mistakes-none = Aquí no hay nada todavía. Juega una partida y analízala: lo que salió mal se reúne aquí.
mistakes-noscript = Esta lista la guarda el navegador y necesita JavaScript.
mistakes-found = encontrada
mistakes-forget = Olvidar
mistakes-forget-this = Olvidar: { $title }
