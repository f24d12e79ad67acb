import ExampleKit
import Foundation

struct Wording: Sendable {
    let title: String
    let loadButton: String
    let detailsButton: String
    let backButton: String
    let quitButton: String
    let loading: String
    let errorTitle: String
    let error: String
    let closeButton: String
    let details: @Sendable (_ identifier: Int) -> String
    let window: Window.Wording
    let facts: [String]

    static let russian = Wording(
        title: "Интересные факты",
        loadButton: "Загрузить полезный факт",
        detailsButton: "Посмотреть подробнее",
        backButton: "Назад",
        quitButton: "Выйти",
        loading: "Загружаем…",
        errorTitle: "Не удалось загрузить факт",
        error: "Проверьте соединение и попробуйте ещё раз.",
        closeButton: "Закрыть",
        details: { "Подробности о факте № \($0)" },
        window: Window.Wording(
            unknownCommand: { line, _ in "Нет такой команды: «\(line)»." },
            notNow: { "Сейчас недоступно: «\($0)»." }
        ),
        facts: [
            "Мёд не портится: в гробницах Египта находили горшки с мёдом, которому больше трёх тысяч лет.",
            "У осьминога три сердца: два гонят кровь через жабры, третье — по всему телу.",
            "Сутки на Венере длиннее её года: вокруг своей оси она поворачивается за 243 земных дня, "
                + "а вокруг Солнца — за 225.",
            "Банан с точки зрения ботаники — ягода, а клубника — нет.",
        ]
    )

    static let english = Wording(
        title: "Interesting facts",
        loadButton: "Load a useful fact",
        detailsButton: "Show details",
        backButton: "Back",
        quitButton: "Quit",
        loading: "Loading…",
        errorTitle: "The fact could not be loaded",
        error: "Check the connection and try again.",
        closeButton: "Close",
        details: { "Details of fact no. \($0)" },
        window: .english,
        facts: [
            "Honey does not spoil: pots of it found in Egyptian tombs are more than three thousand years old.",
            "An octopus has three hearts: two pump blood through the gills, the third through the body.",
            "A day on Venus is longer than its year: it turns on its axis in 243 of our days, and circles the Sun in "
                + "225.",
            "To a botanist a banana is a berry, and a strawberry is not.",
        ]
    )
}

extension Wording {
    init(for locale: Locale) {
        self = locale.language.languageCode == .russian ? .russian : .english
    }
}
