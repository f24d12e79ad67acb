extension ReportLanguage {
    package static let spanish = ReportLanguage(
        "es",
        [
            // How examples ended
            "passed": "cumplido", "flaky": "inestable", "known issue": "problema conocido", "skipped": "no comprobado",
            "failed": "falló", "crashed": "se interrumpió", "timed out": "tardó demasiado",
            "exited": "terminó el proceso", "%1 passed": "%1 cumplido|%1 cumplidos",
            "%1 flaky": "%1 inestable|%1 inestables",
            "%1 known issue|%1 known issues": "%1 problema conocido|%1 problemas conocidos",
            "%1 skipped": "%1 no comprobado|%1 no comprobados", "%1 failed": "%1 falló|%1 fallaron",
            "%1 crashed": "%1 se interrumpió|%1 se interrumpieron",
            "%1 timed out": "%1 tardó demasiado|%1 tardaron demasiado",
            "%1 exited": "%1 terminó el proceso|%1 terminaron el proceso",
            "all passed": "todos cumplidos",
            "pending": "pendiente", "not yet written": "aún sin escribir", "disabled": "desactivado",
            "the group is empty": "el grupo está vacío",
            // The whole run
            "%1 example|%1 examples": "%1 ejemplo|%1 ejemplos",
            "%1 of %2 example|%1 of %2 examples": "%1 de %2 ejemplo|%1 de %2 ejemplos",
            "%1 of %2 example failed|%1 of %2 examples failed": "Falló %1 de %2 ejemplo|Fallaron %1 de %2 ejemplos",
            "Something failed outside the examples": "Algo falló fuera de los ejemplos",
            "Nothing ran": "No se ejecutó nada", "All %1 examples passed": "Se cumplen los %1 ejemplos",
            "Nothing failed in %1 example|Nothing failed in %1 examples":
                "Ningún fallo en %1 ejemplo|Ningún fallo en %1 ejemplos",
            "random order, seed %1": "orden aleatorio, semilla %1",
            "Random order, seed %1": "Orden aleatorio, semilla %1", " in %1": " en %1",
            "%1 failure outside examples|%1 failures outside examples":
                "%1 fallo fuera de los ejemplos|%1 fallos fuera de los ejemplos",
            "focus is on": "solo se ejecutaron los enfocados",
            "No example ran, all were skipped": "No se comprobó ningún ejemplo",
            "Shown: %1, without technical ones and rows of mere values":
                "Se muestran %1, sin los técnicos ni las filas de meros valores",
            "branch %1": "rama %1", "commit %1 with later changes": "commit %1 con cambios posteriores",
            "commit %1": "commit %1",
            // The page
            "Skip to the examples": "Ir a los ejemplos", "Contents": "Contenido", "Examples": "Ejemplos",
            "Search the examples": "Buscar en los ejemplos", "Search, or press /": "Buscar, tecla /",
            "Collapse all": "Contraer todo", "Expand all": "Expandir todo",
            "All details (o)": "Todos los detalles (o)", "Dark": "Oscuro", "Status": "Estado", "Tags": "Etiquetas",
            "Link to %1": "Enlace a %1", "The run had no examples.": "La ejecución no tuvo ejemplos.",
            "No example is like that.": "Ningún ejemplo es así.",
            // Details
            "Expected": "Esperado", "Actual": "Obtenido", "Difference": "Diferencia",
            "Steps": "Pasos", "Output": "Salida", "Attempt %1 failed": "El intento %1 falló",
            "Reported: ": "Notificado: ", "Save (%1, %2)": "Guardar (%1, %2)", "%1 byte|%1 bytes": "%1 byte|%1 bytes",
            "during “%1”": "durante «%1»", "after “%1”": "después de «%1»", "before the example": "antes del ejemplo",
            "after the example": "después del ejemplo", "the screen": "la pantalla",
            "the same as above": "igual que arriba",
            // History and promises
            "Over time": "A lo largo del tiempo",
            "%1 run|%1 runs": "%1 ejecución|%1 ejecuciones",
            "%1, from %2 to %3": "%1, de %2 a %3",
            "Slower than usual": "Más lentos que de costumbre",
            "%1, usually %2": "%1, normalmente %2",
            "Passes now and then": "Unas veces cumplidos, otras no",
            "flickered %1 time|flickered %1 times": "cambió %1 vez|cambió %1 veces",
            "No longer there": "Ya no están",
            "last in %1": "por última vez: %1",
            "From %1 to %2 examples; runs with failures: %3 of the last %4":
                "Ejemplos: de %1 a %2; ejecuciones con fallos: %3 de las últimas %4",
            "Promises": "Promesas",
            "kept: %1, broken: %2, open: %3": "cumplidas: %1, rotas: %2, pendientes: %3",
            "Not done yet": "Aún sin hacer",
            "Not kept": "No cumplido",
            "since %1": "desde %1",
            "not promised": "no prometido",
            "last failed %1": "último fallo: %1",
            "usually takes %1": "normalmente %1",
            "no example yet": "aún sin ejemplo",
            "no recorded example": "ningún ejemplo registrado",
            "no group of this name yet": "aún no hay grupo con este nombre",
            // What failed
            "What failed": "Qué falló", "Outside the examples": "Fuera de los ejemplos",
            "no failure was recorded": "no se registró ningún fallo", "Run it again: ": "Ejecutar de nuevo: ",
            "%1 more": "%1 más", "in %1, %2": "en %1, %2", "the example": "el ejemplo", "Failures": "Fallos",
            "see %1": "véase %1", "flaky, passed at attempt %1": "inestable, cumplido en el intento %1",
            // The terminal
            "Failures:": "Fallos:", "Outside any example": "Fuera de los ejemplos",
            "… and %1 more failure. To see all:|… and %1 more failures. To see all:":
                "… y %1 fallo más. Para verlos todos:|… y %1 fallos más. Para verlos todos:",
            "… and %1 more; --max-failures-shown %2 prints all":
                "… y %1 más; --max-failures-shown %2 los muestra todos",
            "steps:": "pasos:", "it printed last:": "lo último que escribió:", "attempt %1:": "intento %1:",
            "Known issues:": "Problemas conocidos:", "Flaky:": "Inestables:",
            "%1 passed at attempt %2": "%1 se cumplió en el intento %2", "flaky: attempt %1": "inestable: intento %1",
            "To run again what failed:": "Para ejecutar de nuevo lo que falló:", "and %1 more": "y %1 más",
            "%1 example left out: %2|%1 examples left out: %2": "%1 ejemplo omitido: %2|%1 ejemplos omitidos: %2",
            "%1 example ended as before|%1 examples ended as before": "%1 ejemplo sin cambios|%1 ejemplos sin cambios",
            "No example took 0.01 s or longer.": "Ningún ejemplo tardó 0,01 s o más.",
            "The slowest %1 example|The slowest %1 examples": "El ejemplo más lento|Los %1 ejemplos más lentos",
            " took %1 % of the examples' time": " (%1 % del tiempo de los ejemplos)", "%1 left": "quedan %1",
            "%1 s": "%1 s", " min": " min", "behaves like %1": "se comporta como %1",
        ]
    )
}
