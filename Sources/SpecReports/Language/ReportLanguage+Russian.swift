extension ReportLanguage {
    /// Russian has three plural forms: 1 or 21 пример, 2 or 34 примера, 5 or 11 примеров.
    package static let russian = ReportLanguage(
        "ru",
        form: { number in
            let (last, lastTwo) = (number % 10, number % 100)
            if last == 1, lastTwo != 11 { return 0 }
            return (2...4).contains(last) && !(12...14).contains(lastTwo) ? 1 : 2
        },
        [
            // How examples ended
            "passed": "выполнено", "flaky": "нестабильно", "known issue": "известная проблема",
            "skipped": "не проверялось", "failed": "не выполнено", "crashed": "сбой", "timed out": "слишком долго",
            "exited": "процесс завершился", "%1 passed": "%1 выполнен|%1 выполнено|%1 выполнено",
            "%1 flaky": "%1 нестабильный|%1 нестабильных|%1 нестабильных",
            "%1 known issue|%1 known issues": "%1 известная проблема|%1 известные проблемы|%1 известных проблем",
            "%1 skipped": "%1 не проверялся|%1 не проверялись|%1 не проверялись",
            "%1 failed": "%1 не выполнен|%1 не выполнено|%1 не выполнено", "%1 crashed": "%1 сбой|%1 сбоя|%1 сбоев",
            "%1 timed out": "%1 не успел|%1 не успели|%1 не успели",
            "%1 exited": "%1 завершил процесс|%1 завершили процесс|%1 завершили процесс",
            "all passed": "все выполнены",
            "pending": "ещё не сделано", "not yet written": "ещё не написано", "disabled": "отключено",
            "the group is empty": "в группе нет примеров",
            // The whole run
            "%1 example|%1 examples": "%1 пример|%1 примера|%1 примеров",
            "%1 of %2 example|%1 of %2 examples": "%1 из %2 примера|%1 из %2 примеров",
            "%1 of %2 example failed|%1 of %2 examples failed":
                "Не выполнено %1 из %2 примера|Не выполнено %1 из %2 примеров",
            "Something failed outside the examples": "Ошибка вне примеров", "Nothing ran": "Ничего не выполнялось",
            "All %1 examples passed": "Выполнен %1 пример|Выполнены все %1 примера|Выполнены все %1 примеров",
            "Nothing failed in %1 example|Nothing failed in %1 examples":
                "Ошибок нет: %1 пример|Ошибок нет: %1 примера|Ошибок нет: %1 примеров",
            "random order, seed %1": "случайный порядок, начальное число %1",
            "Random order, seed %1": "Случайный порядок, начальное число %1", " in %1": " за %1",
            "%1 failure outside examples|%1 failures outside examples":
                "%1 ошибка вне примеров|%1 ошибки вне примеров|%1 ошибок вне примеров",
            "focus is on": "выполнялись только выделенные",
            "No example ran, all were skipped": "Ни один пример не проверялся",
            "Shown: %1, without technical ones and rows of mere values":
                "Показано: %1, без технических и без строк из одних значений",
            "branch %1": "ветка %1", "commit %1 with later changes": "коммит %1 с изменениями после него",
            "commit %1": "коммит %1",
            // The page
            "Skip to the examples": "К примерам", "Contents": "Содержание", "Examples": "Примеры",
            "Search the examples": "Поиск по примерам", "Search, or press /": "Поиск, клавиша /",
            "Collapse all": "Свернуть всё", "Expand all": "Развернуть всё", "All details (o)": "Все подробности (o)",
            "Dark": "Тёмная", "Status": "Состояние", "Tags": "Метки", "Link to %1": "Ссылка на «%1»",
            "The run had no examples.": "В прогоне не было примеров.",
            "No example is like that.": "Таких примеров нет.",
            // Details
            "Expected": "Ожидалось", "Actual": "Получено", "Difference": "Различие",
            "Steps": "Шаги", "Output": "Вывод", "Attempt %1 failed": "Попытка %1 не удалась",
            "Reported: ": "Сообщено: ", "Save (%1, %2)": "Сохранить (%1, %2)",
            "%1 byte|%1 bytes": "%1 байт|%1 байта|%1 байт", "during “%1”": "во время шага «%1»",
            "after “%1”": "после шага «%1»", "before the example": "перед примером",
            "after the example": "после примера", "the screen": "экран", "the same as above": "то же, что выше",
            // History and promises
            "Over time": "Во времени",
            "%1 run|%1 runs": "%1 прогон|%1 прогона|%1 прогонов",
            "%1, from %2 to %3": "%1, с %2 по %3",
            "Slower than usual": "Медленнее обычного",
            "%1, usually %2": "%1, обычно %2",
            "Passes now and then": "То выполняются, то нет",
            "flickered %1 time|flickered %1 times": "менялось %1 раз|менялось %1 раза|менялось %1 раз",
            "No longer there": "Больше нет",
            "last in %1": "в последний раз: %1",
            "From %1 to %2 examples; runs with failures: %3 of the last %4":
                "Примеров: от %1 до %2; прогонов с ошибками: %3 из последних %4",
            "Promises": "Обещания",
            "kept: %1, broken: %2, open: %3": "выполнено: %1, нарушено: %2, ещё не сделано: %3",
            "Not done yet": "Ещё не сделано",
            "Not kept": "Нарушено",
            "since %1": "с %1",
            "not promised": "не обещано",
            "last failed %1": "последняя ошибка: %1",
            "usually takes %1": "обычно %1",
            "no example yet": "примера ещё нет",
            "no recorded example": "в записи нет примера",
            "no group of this name yet": "группы с таким именем ещё нет",
            // What failed
            "What failed": "Что не выполнено", "Outside the examples": "Вне примеров",
            "no failure was recorded": "причина не записана", "Run it again: ": "Запустить снова: ",
            "%1 more": "ещё %1", "in %1, %2": "в %1, %2", "the example": "примере", "Failures": "Ошибки",
            "see %1": "см. %1", "flaky, passed at attempt %1": "нестабильно, выполнено с попытки %1",
            // The terminal
            "Failures:": "Ошибки:", "Outside any example": "Вне примеров",
            "… and %1 more failure. To see all:|… and %1 more failures. To see all:":
                "… и ещё %1 ошибка. Показать все:|… и ещё %1 ошибки. Показать все:|… и ещё %1 ошибок. Показать все:",
            "… and %1 more; --max-failures-shown %2 prints all": "… и ещё %1; --max-failures-shown %2 покажет все",
            "steps:": "шаги:", "it printed last:": "последний вывод:", "attempt %1:": "попытка %1:",
            "Known issues:": "Известные проблемы:", "Flaky:": "Нестабильные:",
            "%1 passed at attempt %2": "%1 — выполнено с попытки %2", "flaky: attempt %1": "нестабильно: попытка %1",
            "To run again what failed:": "Запустить снова то, что не выполнено:", "and %1 more": "и ещё %1",
            "%1 example left out: %2|%1 examples left out: %2":
                "%1 пример пропущен: %2|%1 примера пропущены: %2|%1 примеров пропущены: %2",
            "%1 example ended as before|%1 examples ended as before":
                "%1 пример без изменений|%1 примера без изменений|%1 примеров без изменений",
            "No example took 0.01 s or longer.": "Ни один пример не занял 0,01 с.",
            "The slowest %1 example|The slowest %1 examples":
                "Самый долгий %1 пример|Самые долгие %1 примера|Самые долгие %1 примеров",
            " took %1 % of the examples' time": " заняли %1 % времени примеров", "%1 left": "осталось %1",
            "%1 s": "%1 с", " min": " мин", "behaves like %1": "ведёт себя как %1",
        ]
    )
}
