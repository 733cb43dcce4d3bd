### Lo que se imprime en los juegos para recortar. Lo que va entre ** es negrita.

## En todas las hojas

print-document = { $games }: para imprimir y jugar
print-title = { $game }: { $part }
print-seed = semilla { $seed }
print-whole = El juego tal como viene
print-code = Código del tablero
# Tres líneas cortas, 14 letras como mucho.
print-no-code =
    .first = No cabe en un
    .second = código: guarda
    .third = su archivo.
print-foot = Página { $number } de { $count } · { $note } · al 100 %, sin ajustar a la página
print-note =
    .both = imprimir a dos caras, girar por el lado largo
    .back = reverso de la página anterior
    .blank-back = el reverso queda en blanco
    .one = imprimir a una cara
    .blank = en blanco: el reverso de la página anterior
print-part =
    .board = Tablero
    .pieces = Piezas
    .pieces-front = Piezas, anverso
    .pieces-back = Piezas, reverso
    .rules = Reglas
print-how-rules = Cómo se juega. Las lecciones y las reglas exactas, con ejemplos para cada caso, están en Gambol.
    .scan = Cómo se juega. Escanea para abrir el juego en Gambol, con lecciones y las reglas exactas.

## Barro va

print-muddy-ride-part =
    .frame-front = Marco, anverso
    .frame-back = Marco, reverso
    .tiles-front = Losetas, anverso
    .tiles-back = Losetas, reverso
    .cards-front = Cartas, anverso
    .cards-back = Cartas, reverso
print-muddy-ride-how =
    .board = El prado entero en una hoja. Los animales salen en su anillo discontinuo, mirando a su bandera. Nadie puede entrar en la meta de otro animal. Quien tenga menos años decide quién empieza; después se sigue en el sentido del reloj.
    .frame = Usa este lado con el lado de { $size }×{ $size } de las losetas. Pon las cuatro losetas en el marco en cualquier orden, giradas como quieras. Una casa marca la casilla de salida de un animal; una bandera, su meta: pon la placa de la meta en esa casilla. Quien tenga menos años decide quién empieza; después se sigue en el sentido del reloj.
    .tiles-front = El lado de 6×6. Pega la hoja en cartón y recorta por las marcas: cuatro losetas de 80 mm, con letras para montar un tablero que alguien te dicte.
    .tiles-back = El lado de 8×8. Impresa a dos caras y girada por el lado largo, cada loseta queda detrás de su anverso.
    .cards-front = Arriba: cartas secretas. Mézclalas y reparte una a cada cual, boca abajo. Abajo: cartas de equipo, dos de cada signo. Quienes tienen el mismo signo forman equipo.
    .cards-back = Reverso de las cartas secretas, arriba, y de las de equipo, abajo.
    .pieces = Pega en cartón y recorta por las marcas. Figuras: dobla por la línea discontinua, pega las mitades y separa los pies; la cara mira hacia su lado. Los animales planos también sirven. Las placas van en las metas. Dado: dobla y pega las pestañas; o usa la tabla.
print-muddy-ride-tile = loseta { $tile }
    .turned = loseta { $tile }, girada { $degrees }°
    .any = cualquier loseta
print-muddy-ride-edge =
    .start = salida: { $animal }
    .target = meta: { $animal }
print-muddy-ride-card =
    .help = Lleva este animal a su meta.
    .silent = No se lo digas a nadie.
    .sun = Equipo Sol
    .moon = Equipo Luna
    .white-horse = Caballo blanco
    .first = gana el primero que llega
    .all-or-nothing = Todo o nada
    .both = tienen que llegar los dos
print-muddy-ride-piece =
    .flat = Animales planos
    .plates = Placas para las metas
    .die = El dado: los dos animales de los que salta uno
    .table = O tira un dado corriente:
    .either = { $one } o { $other }

## Duelo

print-duel-part =
    .small = Tablero, vaqueros pequeños
    .large = Tablero, vaqueros grandes
print-duel-how =
    .board = Las balas pálidas con un anillo son de Claro; las oscuras con borde, de Oscuro. Junto al tablero, tres balas marcan la primera fila de un vaquero, donde sale, y dos la última: para ganar, sal volando más allá de esa fila. Los tambores van en los extremos.
    .pieces-front = Pega en cartón y recorta por las marcas; las piezas redondas pueden quedarse cuadradas donde no estorben. Mezcla las balas especiales boca abajo y pon la mitad, sin mirar, en cada tambor.
    .pieces-back = Reverso de las balas especiales y de los vaqueros; cada uno queda detrás de su anverso.
print-duel-token =
    .good-shot = **Buen tiro:** el otro vaquero va una casilla hacia atrás.
    .double-blast = **Doble descarga:** después de este turno juegas otro.
    .booster = **Impulso:** los dos vaqueros van una casilla hacia delante.
    .dummy = **Bala de fogueo:** no pasa nada.

## Kangaruse

print-kangaruse-scan = Escanea para jugar en esta misma hoja, o para imprimirla otra vez.
print-kangaruse-type = Escribe este código en Gambol para jugar en esta misma hoja, o para imprimirla otra vez.
print-kangaruse-play = Empieza quien mejor salte; después se sigue en el sentido del reloj. **Salta:** obedece el número de tu casilla y elige una dirección, u obedece su dirección y elige un número de 1 a 4. Cae solo en casillas libres. Dibuja ahí tu signo y tacha la casilla que dejas. **Sin salida:** paga 10 puntos y ve a cualquier casilla libre que no puntúe, o plántate. Gana quien tenga más puntos.
    .give-up = **Plantarse:** puedes plantarte en cualquiera de tus turnos; tus puntos cuentan.
    .harsh = **Implacable:** los demonios y los tigres golpean también casillas tachadas u ocupadas, y quien ganó algo en una de ellas lo pierde, una sola vez.
print-kangaruse-squares = Casillas
    .how = Qué hacen las casillas.
    .next = Qué hacen las casillas: en la página siguiente.
# 16 letras como mucho.
print-kangaruse-scores =
    .player = Jugador
    .teleports = Teletransp., −10
    .total = Total

## Dos caminos

print-two-paths-part = El claro
print-two-paths-how =
    .board = Pon la hoja a lo largo entre los dos: Sur en la fila 1, Norte en el otro extremo. Los puños van a los lados oeste y este. La piedra negra espera junto al claro; quien bloquea la pone en una casilla a la que el animal pueda llegar. Empieza quien peor mienta.
    .pieces = Pega en cartón y recorta por las marcas. Tus animales apuntan siempre con la cabeza hacia tu línea de llegada. Los discos se esconden en un puño. La piedra negra se pone en el claro, en el camino del animal, y se quita después de cada intento.
print-two-paths-piece =
    .south = Sur: redondos y claros
    .north = Norte: de ocho lados y oscuros
    .discs = Dos discos para esconder y la piedra negra
    .disc-south = disco de Sur
    .disc-north = disco de Norte
    .stone = piedra negra

## Gunst

print-gunst-part =
    .first = El tapete, primer señor
    .second = El tapete, segundo señor
print-gunst-how =
    .mat = Recorta por la línea discontinua y junta ahí las dos mitades, cabeza con cabeza: el cordón es el anillo que rodea el campo de batalla. El marcador de estación empieza en primavera y avanza un cuarto de anillo, en el sentido del reloj, tras cada ronda.
    .pieces = Pega en cartón y recorta por las marcas. Las piezas redondas y pálidas son del primer señor; los escudos y los frontones, del segundo. Cada señor tiene una vara espejo: los dioses van a su izquierda; las piedras y el clan, a su derecha.
print-gunst-row =
    .K = cada uno saca a un guerrero, un campesino y un sabio rivales, si tienes al menos tantos campesinos
    .W = cada uno quita una piedra de vida
    .F = cada uno sube a uno de tus dioses un plano
    .T = cada uno se trae a un sabio rival
    .S = golpean todos (una piedra de vida cada uno) o rezan todos (un plano cada uno)
print-gunst-plane =
    .hand = Mano
    .hand-told = se pueden convocar
    .mist-told = cuando han actuado
    .twilight-told = donde empiezan
print-gunst-god =
    .X = Extazia
    .V = Caminante
    .E = Eurika
    .A = Arquímedes
print-gunst-god-does =
    .X = **Extazia** duplica el efecto de una de tus filas.
    .V = **El Caminante** saca del campo una fila rival.
    .E = **Eurika** se trae a uno del clan rival a la fila tuya que quieras.
    .A = **Arquímedes** pasa una de tus filas a otra.
print-gunst-season =
    .spring = primavera
    .summer = verano
    .autumn = otoño
    .winter = invierno
print-gunst-staff-place = aquí va tu vara espejo
print-gunst-life = { $count ->
    [one] { $count } piedra de vida
   *[other] { $count } piedras de vida
    }
print-gunst-home = El clan de once, cuando está en casa
print-gunst-kin = **{ $lord }:** un caballero, tres guerreros, tres campesinos, dos ladrones, dos sabios
print-gunst-staff = vara espejo
print-gunst-marker = marcador de estación
