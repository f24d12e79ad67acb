import ConsoleUI
import Expect
import FactsScreen
import Foundation
import Spec
import VirtualTime

@testable import facts

final class FactsSessionSpec: SpecCase {
    override class func spec() {
        describe("Разговор с программой facts") {
            let output = OutputSpy()
            var pictures: [String] { output.pictures }
            var echo: [String] { output.echoedLines }
            var hasQuit: Bool?
            let time = VirtualTime()
            let transport = NetworkTransportMock(time: time)
            var lastPicture: String? { pictures.last }
            var initial: String { ConsoleScreen().drawn() }
            var loading: String { ConsoleScreen(viewState: .loading).drawn() }
            var fact: String { ConsoleScreen(viewState: .fakeInfo).drawn() }
            var details: String { ConsoleScreen(viewState: .fakeInfo, detailsIdentifier: 123).drawn() }
            var error: String { ConsoleScreen(showsError: true).drawn() }

            @MainActor func play(_ lines: String..., waitsForAnswers: Bool = true) async throws {
                let view = FactsView(wording: .russian)
                let factory = InfoModuleFactory(
                    networkTransport: transport,
                    dateProvider: FakeDateProvider(),
                    locale: Locale(identifier: "ru_RU")
                )
                let presenter = factory.makePresenter(view: view, router: ConsoleRouter(view: view))
                view.presenter = presenter
                let application = ConsoleApplication(window: view.window, output: output)
                view.onQuit = { application.quit() }
                presenter.start()
                let input = AsyncStream { continuation in
                    lines.forEach { continuation.yield($0) }
                    continuation.finish()
                }
                let conversation = Task {
                    hasQuit = await application.run(.lines(input, waitsWhileBusy: waitsForAnswers))
                }
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

                it("без команд виден начальный экран") {
                    try await play()
                    expect(pictures) == [initial]
                    expect(hasQuit) == false
                }
                it("l загружает факт, d показывает подробности, q завершает разговор") {
                    try await play("l", "d", "q")
                    expect(pictures) == [initial, loading, fact, details]
                    expect(hasQuit) == true
                }
                it("команды можно писать словами, заглавными буквами и в русской раскладке") {
                    try await play("load", " D ", "и", "quit")
                    expect(pictures) == [initial, loading, fact, details, fact]
                }
                it("после q остальные команды не выполняются") {
                    try await play("q", "l")
                    expect(echo) == ["q"]
                    expect(transport.invokedRequests).to(beEmpty())
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
                    try await play("l", "b", waitsForAnswers: false)
                    expect(pictures) == [initial, loading, initial]
                    expect(transport.deliveredAnswersCount) == 1
                    expect(lastPicture) == initial
                }
            }

            context("Если сервер не отвечает") {
                beforeEach {
                    transport.mockFailureForInfoLoading()
                }

                it("видна ошибка, c её закрывает, и снова видна кнопка загрузки") {
                    try await play("l", "c")
                    expect(pictures) == [initial, loading, error, initial]
                }
                it("закрыв ошибку, можно загрузить ещё раз") {
                    try await play("l", "закрыть", "close", "l")
                    expect(pictures.suffix(3)) == [initial, loading, error]
                }
                it("пока ошибка не закрыта, загрузить нельзя") {
                    try await play("l", "l")
                    let refused = ConsoleScreen(showsError: true, notice: .notNow(\.loadButton)).drawn()
                    expect(pictures) == [initial, loading, error, refused]
                }
            }

            context("Если команда не годится") {
                it("неизвестную называют, и она ничего не меняет") {
                    try await play("x")
                    expect(pictures) == [initial, ConsoleScreen(notice: .unknownCommand("x")).drawn()]
                }
                it("о той, что сейчас недоступна, говорят") {
                    try await play("d")
                    expect(pictures) == [initial, ConsoleScreen(notice: .notNow(\.detailsButton)).drawn()]
                }
                it("замечание пропадает со следующей командой") {
                    try await play("x", "")
                    expect(lastPicture) == initial
                }
            }
        }
    }
}
