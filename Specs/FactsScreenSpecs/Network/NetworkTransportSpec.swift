import ExampleKit
import Expect
import Spec

@testable import FactsScreen

final class NetworkTransportSpec: SpecCase {
    override class func spec() {
        describe("Обмен с сервером по HTTP") {
            var server: ScriptedServer!
            var transport: NetworkTransportImpl! = NetworkTransportImpl(timeout: .seconds(30))
            var results: [Result<InfoModel, any Error>] = []
            var fact: InfoModel? { try? results.first?.get() }
            var error: NetworkError? {
                guard case .failure(let error) = results.first else { return nil }
                return error as? NetworkError
            }
            let json = #"{"infoText": "Факт", "identifier": 7, "creationDate": "2021-09-22T10:32:36.917"}"#

            /// Загружает факт с сервера, который отвечает по сценарию.
            @MainActor func load(from script: ScriptedReply...) throws {
                server = try ScriptedServer(script: script)
                load(from: server.url)
            }
            @MainActor func load(from url: String) {
                transport.load(request: Request(method: .get, url: url)) { results.append($0) }
            }

            afterEach {
                server?.stop()
            }

            context("Если сервер отвечает (200)") {
                beforeEach {
                    try load(from: .json(json))
                }

                it("приходит факт: позже, а не пока запрос отправляется") {
                    expect(results.isEmpty) == true
                    expect(fact?.identifier).toEventually(equal(7), timeout: .seconds(30))
                }
                it("сервер получает один запрос GET, с просьбой о JSON") {
                    waitUntilEqual(results.count, 1, timeout: .seconds(30))
                    expect(server.requests.map(\.method)) == ["GET"]
                    expect(server.requests.first?.target) == "/get_info"
                    expect(server.requests.first?.headers["accept"]) == "application/json"
                }
            }

            it("Если сервер отвечает ошибкой (404), это ошибка, даже с годным фактом в теле ответа") {
                try load(from: .json(json, status: 404))
                expect(error).toEventually(equal(.unsuccessfulStatus(404)), timeout: .seconds(30))
            }

            it(
                "Если ответ нельзя прочесть, ошибка говорит об этом: {0}",
                arguments: [
                    ("он пуст", ""),
                    ("он не JSON", "<html>Добро пожаловать</html>"),
                    ("он оборван", #"{"infoText": "Факт", "ident"#),
                    ("номер факта — не число", #"{"infoText": "Факт", "identifier": "семь", "creationDate": ""}"#),
                    ("дату нельзя понять", #"{"infoText": "Факт", "identifier": 7, "creationDate": "вчера"}"#),
                ]
            ) { _, body in
                try load(from: .json(body))
                expect(error).toEventually(equal(.malformedAnswer), timeout: .seconds(30))
            }

            context("Если связи нет") {
                it("сервер не запущен — ошибка связи") {
                    server = try ScriptedServer(script: [])
                    server.stop()
                    load(from: server.url)
                    expect(error).toEventually(equal(.noConnection), timeout: .seconds(30))
                }
                it("адрес не годится для HTTP — ошибка адреса, и она приходит позже") {
                    load(from: "ftp://info-example.com/get_info")
                    expect(results.isEmpty) == true
                    expect(error).toEventually(
                        equal(.invalidURL("ftp://info-example.com/get_info")),
                        timeout: .seconds(30)
                    )
                }
            }

            it("Если сервер молчит дольше, чем готовы ждать, — ошибка времени") {
                transport = NetworkTransportImpl(timeout: .milliseconds(50))
                try load(from: .silence)
                expect(error).toEventually(equal(.timedOut), timeout: .seconds(30))
            }

            it("Если отпустить транспорт, запрос доводится до конца") {
                try load(from: .json(json, after: .milliseconds(30)))
                transport = nil
                expect(fact?.identifier).toEventually(equal(7), timeout: .seconds(30))
            }
        }
    }
}
