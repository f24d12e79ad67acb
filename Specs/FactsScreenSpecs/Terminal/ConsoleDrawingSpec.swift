import ExampleKit
import Expect
import Snapshots
import Spec

@testable import FactsScreen

final class ConsoleDrawingSpec: SpecCase {
    override class func spec() {
        describe("Картинка экрана в терминале") {
            let info = ConsoleScreen(viewState: .info(infoText: "Мёд не портится.", timeAgoText: "5 дней назад"))

            it("в начале — кнопка загрузки") {
                expect(ConsoleScreen().drawn()).to(matchSnapshot())
            }
            it("во время загрузки — сообщение о ней") {
                expect(ConsoleScreen(viewState: .loading).drawn()).to(matchSnapshot())
            }
            it("после загрузки — факт, его возраст и кнопка подробностей") {
                expect(info.drawn()).to(matchSnapshot())
            }
            it("после неудачи — сообщение об ошибке под экраном") {
                expect(ConsoleScreen(showsError: true).drawn()).to(matchSnapshot())
            }
            it("подробности — номер факта, сам факт, его возраст и путь назад") {
                var details = info
                details.detailsIdentifier = 123
                expect(details.drawn()).to(matchSnapshot())
            }
            it("для остальных языков — по-английски") {
                let wording = Wording(for: .init(identifier: "de_DE"))
                expect(ConsoleScreen().drawn(wording: wording)).to(matchSnapshot())
            }

            context("Длинный текст") {
                it("переносится по словам") {
                    let fact = "Сутки на Венере длиннее её года: вокруг оси она поворачивается за 243 земных дня."
                    expect(fact.wrapped(to: 30)) == [
                        "Сутки на Венере длиннее её", "года: вокруг оси она", "поворачивается за 243 земных", "дня.",
                    ]
                }
                it("состоит и из широких знаков: каждый занимает два столбца") {
                    expect("蜂蜜は腐らない".wrapped(to: 6)) == ["蜂蜜は", "腐らな", "い"]
                    expect("🐙🐙🐙".wrapped(to: 5)) == ["🐙🐙", "🐙"]
                }
                it("сохраняет свои переводы строк") {
                    expect("Раз.\r\n\nТри.".wrapped(to: 30)) == ["Раз.", "", "Три."]
                }
            }

            it("управляющие последовательности из ответа сервера до терминала не доходят") {
                let screen = ConsoleScreen(
                    viewState: .info(infoText: "\u{1B}[2JФакт\u{7}\u{202E}\u{9B}1m", timeAgoText: "сейчас")
                )
                let unicode = screen.drawn().unicodeScalars
                expect(unicode.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value }) == false
                expect(unicode.contains("\u{202E}")) == false
            }
        }
    }
}
