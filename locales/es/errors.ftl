### Qué falla en un tablero, un código, unas opciones, un registro o una mesa nueva.

error-setup = { $at }: se esperaba { $expected }; se encontró { $found }.
error-json = Esto no es JSON: falla en la línea { $line }, columna { $column }.
error-json-content = Este JSON no contiene lo que se espera aquí: mira la línea { $line }, columna { $column }.
error-over = La partida ha acabado.
error-form = Esto no es lo que se espera aquí.
error-refused = Esta jugada no está permitida aquí ({ $rule }).

## Códigos de tablero

error-code-name = El nombre del tablero es demasiado largo para caber en un código.
error-code-short = Este código de tablero es demasiado corto ({ $length ->
    [0] vacío
    [one] 1 carácter
   *[other] { $length } caracteres
    }): parece que falta una parte.
error-code-long = Un código de tablero tiene como mucho { $most } caracteres.
error-code-letter = Un código de tablero solo tiene letras, cifras, - y _, pero hay «{ $letter }» en la posición { $place }.
error-code-check = Este código de tablero está mal escrito: un carácter está mal, falta o sobra.
error-code-unknown = Ningún tablero llamado «{ $name }» viene con los juegos.
error-code-none = Esto no es un código de tablero.

## Registros

error-record-game = Aquí no hay ningún juego llamado «{ $game }».
error-record-rules = Esta partida se jugó con otras reglas (versión { $version }).
error-record-length = { $list }: el registro debería tener { $expected }, pero tiene { $found }.
error-record-action = Acción { $number }, { $action }: { $why }
error-record-diverged = Tras { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
    }, la posición no es la registrada.
error-record-result = La partida no acabó como dice el registro.

## Una mesa nueva

error-table-game = ¿A qué juego quieres jugar?
error-table-no-game = Aquí no hay ningún juego llamado «{ $found }».
error-table-board-long = Un tablero puede tener como mucho { $most } bytes; este tiene { $found }.
error-table-board-of = Este tablero es de otro juego: { $found }.
error-table-with = Con «{ $found }» no se puede jugar: elige la máquina, alguien aquí o alguien de lejos.
error-table-seat = «{ $found }» no puede ocupar un sitio.
error-table-seats = Hay { $expected } sitios, no { $found }.
error-table-level = La máquina no tiene nivel «{ $found }».
error-table-number = El reloj necesita un número entero, no «{ $found }».
error-table-clock = No hay ningún reloj llamado «{ $found }».
error-table-clock-range = En el reloj, { $what ->
    [days] los días
    [increment] los segundos por jugada
   *[seconds] los segundos
    } deben estar entre { $least } y { $most }, no { $found }.

## Lo que se esperaba y lo que se encontró

phrase =
    .shown = { $value }
    .none = nada
    .some = algo
    .text = texto
    .flag = true o false
    .whole-from = un número entero de al menos { $least }
    .whole-between = un número entero de { $least } a { $most }
    .whole-but-not = un número entero distinto de { $not }
    .off-or-from = 0 (desactivado) o un número entero de al menos { $least }
    .either = { $one } o { $other }
    .one-of = uno de { $names }
    .list = una lista
    .list-of = una lista de { $count }
    .object = un objeto
    .object-of = un objeto con { $count ->
        [one] 1 clave
       *[other] { $count } claves
    }
    .no-keys = ninguna clave
    .only-keys = solo las claves { $keys }
    .the-key = la clave { $key }
    .again = { $what } otra vez
    .twice = { $what } dos veces
    .in-both = { $what } en los dos
    .board = un tablero
    .game-without-boards = { $game }, que se juega sin tablero
    .board-or-name = un tablero, o el nombre de uno que viene con el juego ({ $names })
    .tile-set-or-name = un juego de losetas, o el nombre de uno que viene con el juego ({ $names })
    .field-of-meadow = una casilla de un prado de { $size }
    .cell-of-tile = una casilla de una loseta de { $size }
    .four-tiles = una lista de 4 losetas: noroeste, noreste, suroeste, sureste
    .tile-and-turns = una loseta y sus cuartos de vuelta, como { $example }
    .each-tile-once = cada loseta una vez
    .no-footprints-on-a-target = ninguna huella en una meta
    .eight-different-fields = ocho casillas distintas como salidas y metas
    .each-animal-once = cada animal una vez
    .animals-between = una lista de { $least } a { $most } animales
    .two-teams = dos equipos de dos animales, como { $example }
    .team-of-two = un equipo de dos animales
    .animal-in-play = un animal en juego, uno de { $animals }
    .field-of-board = una casilla de un tablero de { $size }
    .even-tokens = un número par de balas especiales, como mucho { $most } en total
    .tokens = { $count ->
        [one] 1 bala especial
       *[other] { $count } balas especiales
    }
    .square-of-sheet = una casilla de una hoja de { $size }
    .value-of-no-other-echidna = un valor que no tenga otro equidna
    .as-on = { $value }, como en { $square }
    .squares-to-start-from = al menos { $least } casillas de salida
    .nothing-beside-a-board = nada junto a un tablero, pues solo lo usan las hojas nuevas
    .two-ways-on = dos caminos, uno al oeste y otro al este
    .two-different-spaces = dos casillas distintas
    .space-of-rank = una casilla de la fila { $rank }
    .rows-between = de { $least } a { $most } filas
    .spaces-between = de { $least } a { $most } casillas
    .starting-line = una línea de salida de { $count } casillas
    .files-letter = una letra de columna de la a a la z
    .file-of-its-own = una columna aún sin ocupar en esta fila
    .no-rows-beside-a-board = ninguna fila junto a un tablero, que ya tiene las suyas

## Opciones como las llama el formulario

setting-named =
    .ammo = Balas especiales
    .animals = Qué animales
    .teams = Los equipos
    .players = Cuántos jugadores
    .rows = Cuántas filas
    .rounds = Cuántas estaciones
    .life = Piedras por cabeza
    .repetition = Cuando se repite una posición
    .ply_cap = Empate tras estas acciones
    .first = Quién empieza
    .mode = Cómo se juega
    .size = Los vaqueros
    .tie = Cuando las huestes son iguales
    .kin = Tras una estación
    .crossing = Cuando dos se estorban
    .targets = Metas de otros animales
