import Expect
import ScriptedServer
import Spec

@testable import FactsScreen

final class NetworkTransportSpec: SpecCase {
    override func spec() {
        describe("Обмен с сервером по HTTP") {
            var server: ScriptedServer!
            var transport: NetworkTransportImpl!
            var results: [Result<InfoModel, any Error>] = []
            var fact: InfoModel? { try? results.first?.get() }
            var error: NetworkError? {
                guard case .failure(let error) = results.first else { return nil }
                return error as? NetworkError
            }
            let json = #"{"infoText": "Факт", "identifier": 7, "creationDate": "2021-09-22T10:32:36.917"}"#

            func serve(_ script: ScriptedReply...) throws {
                server = try ScriptedServer(script: script)
            }
            @MainActor func load(_ request: Request) {
                transport.load(request: request) { results.append($0) }
            }

            beforeEach {
                transport = NetworkTransportImpl(timeout: .seconds(5))
            }
            afterEach {
                server?.stop()
            }

            context("Если сервер отвечает (200)") {
                beforeEach {
                    try serve(.json(json))
                    load(Request(method: .get, url: server.url))
                }

                it("ответ приходит позже, а не пока запрос отправляется") {
                    expect(results.isEmpty) == true
                }
                it("приходит факт") {
                    expect(fact?.identifier).toEventually(equal(7), timeout: .seconds(5))
                }
                it("сервер получает один запрос GET, с просьбой о JSON") {
                    waitUntilEqual(results.count, 1, timeout: .seconds(5))
                    expect(server.requests.map(\.method)) == ["GET"]
                    expect(server.requests.first?.target) == "/get_info"
                    expect(server.requests.first?.headers["accept"]) == "application/json"
                }
            }

            context("Если у запроса есть параметры") {
                let params = ["язык": "ru & en", "q": "1+1=2"]
                let form = "q=1%2B1%3D2&%D1%8F%D0%B7%D1%8B%D0%BA=ru%20%26%20en"

                beforeEach {
                    try serve(.json(json))
                }

                it("GET несёт их в адресе, рядом с теми, что там уже есть") {
                    load(Request(method: .get, url: server.url + "?page=2", params: params))
                    waitUntilEqual(results.count, 1, timeout: .seconds(5))
                    expect(server.requests.first?.target) == "/get_info?page=2&" + form
                }
                it("POST несёт их в теле запроса, как форма") {
                    load(Request(method: .post, url: server.url, params: params))
                    waitUntilEqual(results.count, 1, timeout: .seconds(5))
                    expect(server.requests.first?.method) == "POST"
                    expect(server.requests.first?.target) == "/get_info"
                    expect(server.requests.first?.body) == form
                    expect(server.requests.first?.headers["content-type"]) == "application/x-www-form-urlencoded"
                }
            }

            context("Если сервер отвечает ошибкой") {
                it("404 — это ошибка, даже с годным фактом в теле ответа") {
                    try serve(.json(json, status: 404))
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.unsuccessfulStatus(404)), timeout: .seconds(5))
                }
                it("500 — это ошибка") {
                    try serve(.json("{}", status: 500))
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.unsuccessfulStatus(500)), timeout: .seconds(5))
                }
            }

            context("Если сервер требует пароль") {
                it(
                    "по схеме {0}, ответ 401 — это ошибка, и она приходит сразу",
                    arguments: ["Basic", "Digest", "Bearer"]
                ) { scheme in
                    let challenge = ["WWW-Authenticate": "\(scheme) realm=\"facts\", nonce=\"1\""]
                    try serve(.answer(status: 401, headers: challenge, body: json))
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.unsuccessfulStatus(401)), timeout: .seconds(4))
                }
            }

            context("Если ответ нельзя прочесть") {
                let bodies = [
                    "он пуст": "",
                    "он не JSON": "<html>Добро пожаловать</html>",
                    "он оборван": #"{"infoText": "Факт", "ident"#,
                    "номер факта — не число": #"{"infoText": "Факт", "identifier": "семь", "creationDate": ""}"#,
                    "дату нельзя понять": #"{"infoText": "Факт", "identifier": 7, "creationDate": "вчера"}"#,
                ]
                for (fault, body) in bodies.sorted(by: { $0.key < $1.key }) {
                    it("ошибка говорит об этом: \(fault)") {
                        try serve(.json(body))
                        load(Request(method: .get, url: server.url))
                        waitUntilEqual(results.count, 1, timeout: .seconds(5))
                        expect(error?.isMalformedAnswer) == true
                    }
                }
            }

            context("Если связи нет") {
                it("сервер закрыл соединение, не ответив, — ошибка связи") {
                    try serve(.closeConnection)
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.noConnection), timeout: .seconds(5))
                }
                it("сервер не запущен — ошибка связи") {
                    try serve()
                    server.stop()
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.noConnection), timeout: .seconds(5))
                }
            }

            context("Если сервер тянет с ответом дольше, чем готовы ждать") {
                beforeEach {
                    transport = NetworkTransportImpl(timeout: .milliseconds(200))
                }

                it("ждать готовы десять секунд, если не сказано иначе") {
                    expect(NetworkTransportImpl().timeout) == .seconds(10)
                }
                it("молчание кончается ошибкой времени") {
                    try serve(.silence)
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.timedOut), timeout: .seconds(5))
                }
                it("ответ по байту кончается ошибкой времени: ждут весь ответ, а не следующий байт") {
                    try serve(.drip(body: json, every: .milliseconds(20)))
                    load(Request(method: .get, url: server.url))
                    expect(error).toEventually(equal(.timedOut), timeout: .seconds(5))
                }
                it("ответ, который всё же пришёл, второй раз не вручают") {
                    try serve(.json(json, after: .milliseconds(250)))
                    load(Request(method: .get, url: server.url))
                    await waitUntilEqual(error, .timedOut, timeout: .seconds(5))
                    try await Task.sleep(for: .milliseconds(150))
                    expect(results.count) == 1
                }
            }

            context("Если схема адреса написана большими буквами") {
                it("адрес годится: приходит факт") {
                    try serve(.json(json))
                    load(Request(method: .get, url: server.url.replacing("http:", with: "HTTP:")))
                    expect(fact?.identifier).toEventually(equal(7), timeout: .seconds(5))
                }
            }

            context("Если адрес не годится для HTTP") {
                for url in ["", "не адрес", "info-example.com", "ftp://info-example.com/get_info", "http://"] {
                    it("это ошибка адреса, и она приходит позже: «\(url)»") {
                        load(Request(method: .get, url: url))
                        expect(results.isEmpty) == true
                        expect(error).toEventually(equal(.invalidURL(url)))
                    }
                }
            }

            context("Если отправить запрос и отпустить транспорт") {
                it("запрос доводится до конца: ответ всё равно приходит") {
                    try serve(.json(json, after: .milliseconds(30)))
                    load(Request(method: .get, url: server.url))
                    transport = nil
                    expect(fact?.identifier).toEventually(equal(7), timeout: .seconds(5))
                }
            }
        }
    }
}

extension NetworkError {
    fileprivate var isMalformedAnswer: Bool {
        if case .malformedAnswer = self { true } else { false }
    }
}
