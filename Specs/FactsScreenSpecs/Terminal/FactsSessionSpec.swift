import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import FactsScreen

final class FactsSessionSpec: SpecCase {
    override class func spec() {
        describe("Разговор с программой facts") {
            /// Экраны по порядку, каждый напечатан один раз.
            var pictures: [String] = []
            /// Строки читателя, как их повторила программа.
            var echo: [String] = []
            var hasQuit = false
            let time = VirtualTime()
            let transport = NetworkTransportMock(time: time)
            var initial: String { ConsoleScreen().drawn() }
            var loading: String { ConsoleScreen(viewState: .loading).drawn() }
            var fact: String { ConsoleScreen(viewState: .fakeInfo).drawn() }
            var details: String { ConsoleScreen(viewState: .fakeInfo, detailsIdentifier: 123).drawn() }
            var error: String { ConsoleScreen(showsError: true).drawn() }

            @MainActor func play(_ lines: String..., hasKeyboard: Bool = false) async throws {
                let view = FactsView.started(transport)
                let application = ConsoleApplication(view.window, hasKeyboard: hasKeyboard, width: { 60 }) { text in
                    let text = text.trimmingCharacters(in: .newlines)
                    text.hasPrefix("> ") ? echo.append(String(text.dropFirst(2))) : pictures.append(text)
                }
                view.onQuit = {
                    hasQuit = true
                    application.quit()
                }
                let input = AsyncStream { continuation in
                    lines.forEach { continuation.yield($0) }
                    continuation.finish()
                }
                let conversation = Task { await application.run(input) }
                try await time.run()
                await conversation.value
            }

            aroundEach { runExample in
                try withDeterministicTasks { runExample() }
            }

            context("Если сервер отвечает") {
                beforeEach {
                    transport.mockSuccessForInfoLoading()
                }

                it("l загружает факт, d показывает подробности, q завершает разговор") {
                    try await play("l", "d", "q", "b")
                    expect(pictures) == [initial, loading, fact, details]
                    expect(echo) == ["l", "d", "q"]
                    expect(hasQuit) == true
                }
                it("команды можно писать словами, заглавными буквами и в русской раскладке") {
                    try await play("load", " D ", "и", "посмотреть подробнее", "Quit")
                    expect(pictures) == [initial, loading, fact, details, fact, details]
                    expect(hasQuit) == true
                }
                it("начатая загрузка видна до конца, даже если команды кончились") {
                    try await play("l")
                    expect(pictures) == [initial, loading, fact]
                }
                it("b возвращает от подробностей к факту, от факта — к началу") {
                    try await play("l", "d", "b", "b")
                    expect(pictures) == [initial, loading, fact, details, fact, initial]
                }
                it("за клавиатурой можно не дожидаться ответа и вернуться") {
                    try await play("l", "b", hasKeyboard: true)
                    expect(pictures.filter { !$0.isEmpty && $0 != ">" }) == [initial, loading, initial]
                    expect(transport.deliveredAnswersCount) == 1
                }
            }

            context("Если сервер не отвечает") {
                beforeEach {
                    transport.mockFailureForInfoLoading()
                }

                it("видна ошибка, c её закрывает, и можно загрузить ещё раз") {
                    try await play("l", "c", "l", "закрыть")
                    expect(pictures) == [initial, loading, error, initial, loading, error, initial]
                }
                it("пока ошибка не закрыта, загрузить нельзя") {
                    try await play("l", "l")
                    let notice = "Сейчас недоступно: «Загрузить полезный факт»."
                    expect(pictures) == [
                        initial, loading, error, ConsoleScreen(showsError: true, notice: notice).drawn(),
                    ]
                }
            }

            context("Если команда не годится") {
                it("неизвестную называют, и она ничего не меняет") {
                    try await play("x")
                    expect(pictures) == [initial, ConsoleScreen(notice: "Нет такой команды: «x».").drawn()]
                }
                it("замечание пропадает со следующей командой") {
                    try await play("x", "")
                    expect(pictures.last) == initial
                }
            }
        }
    }
}
