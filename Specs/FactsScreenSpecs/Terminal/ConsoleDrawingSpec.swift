import ConsoleUI
import Expect
import Snapshots
import Spec
import TerminalText

@testable import facts

final class ConsoleDrawingSpec: SpecCase {
    override class func spec() {
        describe("Картинка экрана в терминале") {
            @MainActor func drawing(_ screen: ConsoleScreen, width: Int = 60, isColoured: Bool = false) -> String {
                screen.drawn(width: width, isColoured: isColoured)
            }
            let info = ConsoleScreen(viewState: .info(infoText: "Мёд не портится.", timeAgoText: "5 дней назад"))
            var error = ConsoleScreen()
            error.showsError = true
            var details = info
            details.detailsIdentifier = 123

            it("в начале — кнопка загрузки") {
                expect(drawing(ConsoleScreen())).to(matchSnapshot())
            }
            it("во время загрузки — сообщение о ней") {
                expect(drawing(ConsoleScreen(viewState: .loading))).to(matchSnapshot())
            }
            it("после загрузки — факт, его возраст и кнопка подробностей") {
                expect(drawing(info)).to(matchSnapshot())
            }
            it("после неудачи — сообщение об ошибке поверх экрана") {
                expect(drawing(error)).to(matchSnapshot())
            }
            it("подробности — номер факта, сам факт, его возраст и путь назад") {
                expect(drawing(details)).to(matchSnapshot())
            }
            it("под рамкой сказано, почему команда не выполнена") {
                var screen = ConsoleScreen(notice: .unknownCommand("x"))
                expect(drawing(screen).contains("  Нет такой команды: «x»\n")) == true
                screen.notice = .notNow(\.detailsButton)
                expect(drawing(screen).contains("  Сейчас недоступно: «Посмотреть подробнее»\n")) == true
            }
            it("для остальных языков — по-английски") {
                let wording = Wording(for: .init(identifier: "de_DE"))
                expect(ConsoleScreen().drawn(wording: wording, width: 40)).to(matchSnapshot())
            }

            context("Ширина") {
                let fact = "Сутки на Венере длиннее её года: вокруг оси она поворачивается за 243 земных дня."

                @MainActor func widths(_ screen: ConsoleScreen, width: Int) -> [Int] {
                    drawing(screen, width: width).split(separator: "\n").filter { "┌│└".contains($0.first ?? " ") }
                        .map(\.displayWidth)
                }
                @MainActor func widths(_ fact: String, width: Int) -> Set<Int> {
                    let screen = ConsoleScreen(viewState: .info(infoText: fact, timeAgoText: "5 дней назад"))
                    return Set(widths(screen, width: width))
                }

                it("рамка занимает всю ширину терминала, но не больше 80 столбцов") {
                    expect(widths(fact, width: 40)) == [40]
                    expect(widths(fact, width: 80)) == [80]
                    expect(widths(fact, width: 200)) == [80]
                }
                it("рамка цела и в самом узком терминале") {
                    expect(widths(fact, width: 1)) == [24]
                    expect(Set(widths(error, width: -5))) == [24]
                }
                it("длинный факт переносится по словам") {
                    expect(fact.wrapped(to: 30)) == [
                        "Сутки на Венере длиннее её", "года: вокруг оси она", "поворачивается за 243 земных", "дня.",
                    ]
                }
                it("слово длиннее строки разрывается") {
                    expect("Превысокомногорассмотрительствующий".wrapped(to: 12)) == [
                        "Превысокомно", "горассмотрит", "ельствующий",
                    ]
                }
                it("широкие знаки считаются за два столбца") {
                    expect("蜂蜜は腐らない".wrapped(to: 6)) == ["蜂蜜は", "腐らな", "い"]
                    expect("🐙🐙🐙".wrapped(to: 5)) == ["🐙🐙", "🐙"]
                    expect(widths("蜂蜜は腐らない 🐙 е\u{308}", width: 24)) == [24]
                }
                it("переводы строк в факте сохраняются") {
                    expect("Раз.\r\n\nТри.".wrapped(to: 30)) == ["Раз.", "", "Три."]
                }
            }

            it("управляющие последовательности из ответа сервера до терминала не доходят") {
                let screen = ConsoleScreen(
                    viewState: .info(infoText: "\u{1B}[2JФакт\u{7}\u{202E}\u{9B}1m", timeAgoText: "сейчас")
                )
                let unicode = drawing(screen).unicodeScalars
                expect(unicode.contains { $0.value < 0x20 && $0 != "\n" || 0x7F...0x9F ~= $0.value }) == false
                expect(unicode.contains("\u{202E}")) == false
            }

            context("Цвет") {
                it("выделяет кнопку, если вывод — терминал") {
                    let button = "\u{1B}[1;34m[ Загрузить полезный факт ]\u{1B}[0m"
                    expect(drawing(ConsoleScreen(), isColoured: true).contains(button)) == true
                }
                it("не сдвигает рамку") {
                    for screen in [ConsoleScreen(), info, error, details] {
                        let plain = drawing(screen, isColoured: true).replacing(/\u{1B}\[[0-9;]*m/, with: "")
                        expect(plain) == drawing(screen)
                    }
                }
            }
        }
    }
}
