extension ReportLanguage {
    package static let german = ReportLanguage(
        "de",
        [
            // How examples ended
            "passed": "erfüllt", "flaky": "unstet", "known issue": "bekannter Fehler", "skipped": "nicht geprüft",
            "failed": "fehlgeschlagen", "crashed": "abgestürzt", "timed out": "Zeit überschritten",
            "exited": "Prozess beendet", "%1 passed": "%1 erfüllt", "%1 flaky": "%1 unstet",
            "%1 known issue|%1 known issues": "%1 bekannter Fehler|%1 bekannte Fehler",
            "%1 skipped": "%1 nicht geprüft", "%1 failed": "%1 fehlgeschlagen", "%1 crashed": "%1 abgestürzt",
            "%1 timed out": "%1 über der Zeit", "%1 exited": "%1 mit beendetem Prozess",
            "all passed": "alle erfüllt", "pending": "offen",
            "not yet written": "noch nicht geschrieben", "disabled": "abgeschaltet",
            "the group is empty": "die Gruppe ist leer",
            // The whole run
            "%1 example|%1 examples": "%1 Beispiel|%1 Beispiele",
            "%1 of %2 example|%1 of %2 examples": "%1 von %2 Beispiel|%1 von %2 Beispielen",
            "%1 of %2 example failed|%1 of %2 examples failed":
                "%1 von %2 Beispiel fehlgeschlagen|%1 von %2 Beispielen fehlgeschlagen",
            "Something failed outside the examples": "Fehler außerhalb der Beispiele", "Nothing ran": "Nichts lief",
            "All %1 examples passed": "Alle %1 Beispiele erfüllt",
            "Nothing failed in %1 example|Nothing failed in %1 examples":
                "Kein Fehler in %1 Beispiel|Kein Fehler in %1 Beispielen",
            "random order, seed %1": "zufällige Reihenfolge, Startwert %1",
            "Random order, seed %1": "Zufällige Reihenfolge, Startwert %1", " in %1": " in %1",
            "%1 failure outside examples|%1 failures outside examples": "%1 Fehler außerhalb der Beispiele",
            "focus is on": "nur hervorgehobene liefen",
            "No example ran, all were skipped": "Kein Beispiel wurde geprüft",
            "Shown: %1, without technical ones and rows of mere values":
                "Gezeigt: %1, ohne technische und ohne Zeilen bloßer Werte",
            "branch %1": "Zweig %1", "commit %1 with later changes": "Commit %1 mit späteren Änderungen",
            "commit %1": "Commit %1",
            // The page
            "Skip to the examples": "Zu den Beispielen", "Contents": "Inhalt", "Examples": "Beispiele",
            "Search the examples": "Beispiele durchsuchen", "Search, or press /": "Suche, Taste /",
            "Collapse all": "Alles einklappen", "Expand all": "Alles ausklappen",
            "All details (o)": "Alle Einzelheiten (o)", "Dark": "Dunkel", "Status": "Zustand", "Tags": "Schlagworte",
            "Link to %1": "Link zu %1", "The run had no examples.": "Der Lauf hatte keine Beispiele.",
            "No example is like that.": "Kein Beispiel ist so.",
            // Details
            "Expected": "Erwartet", "Actual": "Erhalten", "Difference": "Unterschied",
            "Steps": "Schritte", "Output": "Ausgabe", "Attempt %1 failed": "Versuch %1 fehlgeschlagen",
            "Reported: ": "Gemeldet: ", "Save (%1, %2)": "Speichern (%1, %2)", "%1 byte|%1 bytes": "%1 Byte",
            "during “%1”": "während „%1“", "after “%1”": "nach „%1“", "before the example": "vor dem Beispiel",
            "after the example": "nach dem Beispiel", "the screen": "der Bildschirm", "the same as above": "wie oben",
            // Over time, and the promises
            "Over time": "Im Lauf der Zeit",
            "%1 run|%1 runs": "%1 Lauf|%1 Läufe",
            "%1, from %2 to %3": "%1, von %2 bis %3",
            "Slower than usual": "Langsamer als sonst",
            "%1, usually %2": "%1, sonst %2",
            "Passes now and then": "Mal erfüllt, mal nicht",
            "flickered %1 time|flickered %1 times": "wechselte %1 Mal",
            "No longer there": "Nicht mehr da",
            "last in %1": "zuletzt: %1",
            "From %1 to %2 examples; runs with failures: %3 of the last %4":
                "Beispiele: von %1 bis %2; Läufe mit Fehlern: %3 der letzten %4",
            "Promises": "Versprechen",
            "kept: %1, broken: %2, open: %3": "gehalten: %1, gebrochen: %2, offen: %3",
            "Not done yet": "Noch nicht gemacht",
            "Not kept": "Nicht gehalten",
            "since %1": "seit %1",
            "not promised": "nicht versprochen",
            "last failed %1": "zuletzt fehlgeschlagen: %1",
            "usually takes %1": "dauert sonst %1",
            "no example yet": "noch kein Beispiel",
            "no recorded example": "kein aufgezeichnetes Beispiel",
            "no group of this name yet": "noch keine Gruppe dieses Namens",
            // What failed
            "What failed": "Was fehlschlug", "Outside the examples": "Außerhalb der Beispiele",
            "no failure was recorded": "kein Fehler wurde festgehalten", "Run it again: ": "Erneut ausführen: ",
            "%1 more": "%1 weitere", "in %1, %2": "in %1, %2", "the example": "dem Beispiel", "Failures": "Fehler",
            "see %1": "siehe %1", "flaky, passed at attempt %1": "unstet, erfüllt beim Versuch %1",
            // The terminal
            "Failures:": "Fehler:", "Outside any example": "Außerhalb der Beispiele",
            "… and %1 more failure. To see all:|… and %1 more failures. To see all:":
                "… und %1 weiterer Fehler. Alle zeigen:|… und %1 weitere Fehler. Alle zeigen:",
            "… and %1 more; --max-failures-shown %2 prints all": "… und %1 weitere; --max-failures-shown %2 zeigt alle",
            "steps:": "Schritte:", "it printed last:": "letzte Ausgabe:", "attempt %1:": "Versuch %1:",
            "Known issues:": "Bekannte Fehler:", "Flaky:": "Unstet:",
            "%1 passed at attempt %2": "%1 erfüllt beim Versuch %2", "flaky: attempt %1": "unstet: Versuch %1",
            "To run again what failed:": "Erneut ausführen, was fehlschlug:", "and %1 more": "und %1 weitere",
            "%1 example left out: %2|%1 examples left out: %2":
                "%1 Beispiel ausgelassen: %2|%1 Beispiele ausgelassen: %2",
            "%1 example ended as before|%1 examples ended as before": "%1 Beispiel wie zuvor|%1 Beispiele wie zuvor",
            "No example took 0.01 s or longer.": "Kein Beispiel dauerte 0,01 s oder länger.",
            "The slowest %1 example|The slowest %1 examples": "Das langsamste Beispiel|Die %1 langsamsten Beispiele",
            " took %1 % of the examples' time": " (%1 % der Zeit aller Beispiele)", "%1 left": "noch %1",
            "%1 s": "%1 s", " min": " min", "behaves like %1": "verhält sich wie %1",
            // Two runs
            "Removed": "Entfernt", "Changed state": "Anderer Zustand", "Renamed": "Umbenannt", "Added": "Hinzugefügt",
            "Behaviours: %1": "Änderungen: %1", "Nothing changed": "Nichts geändert",
            "%1 is as before.|%1 are as before.": "%1 wie zuvor.",
            "No behaviour was added, removed or renamed, and none changed its state: %1":
                "Nichts wurde hinzugefügt, entfernt oder umbenannt, und die Zustände sind dieselben: %1",
            "was: %1": "zuvor: %1",
        ]
    )
}
