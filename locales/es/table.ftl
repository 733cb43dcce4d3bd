### Lo que dice cualquier mesa.

choose-pass = pasar

result-won = { $count ->
    [one] Gana { $who-acc }.
   *[other] Victoria compartida: { $who-acc }.
    }
result-drawn = La partida acaba en empate.
result-agreed = Empate por acuerdo.
result-resigned = { $who-acc } ha abandonado.
result-resigned-you = Has abandonado.
result-time = { $who-acc } se ha quedado sin tiempo.
result-time-you = Te has quedado sin tiempo.
result-repetition = Empate: la misma posición se ha dado por { $times ->
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] { $times }.ª
    } vez.
result-length = Empate: la partida ha llegado a { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
    }, el límite acordado.

headline-won = ¡Has ganado!
headline-won-with = ¡Has ganado, junto con { $others-acc }!
headline-lost = Has perdido.
headline-drawn = ¡Empate!
wait-you = Te toca.

## Lo que se enseña en una mesa

course-on = Seguir
course-back = Otra vez
course-show = Enséñamelo
course-answer = Es mi respuesta
course-where = Paso { $at } de { $of }
course-free = Prueba lo que quieras. Todos los bandos son tuyos, y cada jugada se puede deshacer.
course-done = Eso era todo. ¡Muy bien!
course-undo = Una jugada atrás
course-again = Empezar de nuevo
