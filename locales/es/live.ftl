### Lo que dicen las mesas en vivo.

live-computer = { $level ->
    [perfect] Máquina (la más fuerte)
   *[other] Máquina (nivel { $level })
    }
computer-name =
    .n1 = Ada
    .n2 = Bruno
    .n3 = Coco
    .n4 = Dora
    .n5 = Emilio
    .n6 = Félix
    .n7 = Greta
    .n8 = Hugo
    .n9 = Jara
    .n10 = Jonás
    .n11 = Clara
    .n12 = Luis
    .n13 = Mona
    .n14 = Nilo
    .n15 = Olga
    .n16 = Pablo
live-guest = Visitante
live-player = Jugador { $number }
live-curtain = Pasa la pantalla { $name-gender ->
    [m] { $name-a }
    [f] { $name-a }
   *[other] a { $name }
    }.
live-start = Empieza la partida.
live-bye = El servidor se apaga un momento. Tu partida está guardada.
live-record-later = Podrás descargar el registro cuando acabe la partida.
live-record-ended = registro: ended: se esperaba un abandono, una derrota por tiempo o un empate por acuerdo; se encontró «{ $reason }».
live-no-table = Esa mesa no existe.
live-stale = La mesa ha cambiado mientras tanto: alguien se ha adelantado, o esta página no estaba al día.
live-over = La partida ha acabado.
live-not-over = La partida aún no ha acabado.
live-not-asked = No te toca.
live-nothing = Eso no se puede hacer ahora.
live-stopped = Ya te has plantado. Tus puntos cuentan al final.
live-stop-later = Acaba antes tu turno; después puedes plantarte.
live-watching = Estás mirando: eso solo pueden hacerlo quienes juegan en la mesa.
live-id = Esta orden no tiene un identificador válido.
live-message = Este mensaje no se puede leer.
live-slowly = Más despacio, por favor: demasiado a la vez.
live-banned = Este servidor te ha cerrado el paso. Si es un error, escribe a quien lo lleva.
live-ill = Ahora mismo no se puede escribir en la base de datos.
live-record-large = registro: se esperaban como mucho { $most } bytes; se encontraron { $found }.
live-gone = Esta mesa se ha borrado.
live-busy = Hay demasiada gente esperando a la máquina. Prueba otra vez en un minuto.
live-line = Muchas partidas esperan a la máquina: su jugada tardará un poco más.
live-long = Esta partida ya es demasiado larga para ofertas y para deshacer jugadas.
live-record-long = registro: se esperaban como mucho { $most } acciones; se encontraron { $found }.
live-store = El servidor no ha podido guardarlo, así que nada ha cambiado. Prueba otra vez.
live-away = La base de datos no responde ahora mismo. El tablero se queda como está y podrás seguir jugando en cuanto vuelva.
live-newer = Se está instalando una versión nueva del servidor, y esta mesa la necesita. Prueba otra vez en un momento.
live-elsewhere = Esta mesa se está mudando a otro servidor. Prueba otra vez en un momento.
live-many-tables = Has abierto { $most } mesas en un día. Juega antes en algunas.
live-shout-late = Demasiado tarde: ya se ha decidido quién tiene la palabra.
live-computer-plays-on = La máquina no acepta empates: sigue jugando.
live-no-takebacks = En esta mesa no se deshacen jugadas.
live-no-chat = En esta mesa no hay chat.
live-chat-long = Di algo, en 280 caracteres como mucho.
live-no-hints = En una partida seria no hay pistas.
live-no-picture = Aquí no hay nada que mostrar sobre eso.
live-name = Un nombre necesita al menos una letra.
live-origin = Esta petición viene de otra web.
live-form = Este formulario no se puede leer.
live-request = Esta petición no se entiende.
live-large = Es demasiado grande para enviarlo aquí.
live-hint-none = No se me ocurre ninguna pista.
live-hint-best = Lo mejor: { $move } ({ $value }).
live-hint-part = { $move } (el { $percent } % de las veces)
live-hint-mixture = Lo mejor es variar, para que nadie te lea: { $moves }.
live-value-wins = gana con seguridad
live-value-wins-in = gana con seguridad en { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
    }
live-value-loses = pierde contra el mejor juego
live-value-even = partida igualada
live-value-chance = cerca del { $percent } % de probabilidad de ganar
live-chosen = Has elegido: { $choice }. { $waiting }
live-hint-brings = { $what }
live-hint-trap = La jugada evidente es una trampa: { $move }. { $what }
live-hint-answer = La respuesta: { $what }
live-hint-instead = La segunda mejor: { $move } ({ $value }). { $what }
live-wins-you = ¡Con esto ganas la partida!
live-wins = { $who-gender ->
    [you] ¡Esto te da la victoria!
    [m] ¡Esto le da la victoria { $who-a }!
    [f] ¡Esto le da la victoria { $who-a }!
   *[other] ¡Esto le da la victoria a { $who }!
    }
live-draws = Con esto la partida acaba en empate.
live-declined-draw = { $name } rechaza el empate: la partida sigue.
live-declined-takeback = { $name } no acepta deshacer la jugada.
live-nothing-about = Sobre eso no hay nada que decir.
