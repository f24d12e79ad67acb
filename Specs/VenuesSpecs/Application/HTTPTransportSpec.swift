import Expect
import Spec

@testable import ExampleKit

final class HTTPTransportSpec: SpecCase {
    override class func spec() {
        describe("The transport, over real HTTP") {
            var server: ScriptedServer!
            var client: HTTPClient!

            @MainActor func serve(_ script: ScriptedReply..., timeout: Duration = .seconds(30)) throws {
                server = try ScriptedServer(script: script)
                client = HTTPClient(baseURL: server.baseURL, timeout: timeout)
            }

            @MainActor func text(_ request: Request) async throws -> String {
                String(decoding: try await client.load(request), as: UTF8.self)
            }

            afterEach {
                server?.stop()
            }

            it("brings the body of a successful answer") {
                try serve(.json("[1]"))
                await expect { try await text(Request(url: "/venues")) } == "[1]"
                expect(server.requests.map(\.target)) == ["/venues"]
            }

            it("escapes in a query what has a meaning there") {
                try serve(.json("[]"))
                let params = ["q": "a+b & c=100%", "ä": "/?#"]
                _ = try await client.load(Request(url: "/email", params: params))
                expect(server.requests.first?.target)
                    == "/email?q=a%2Bb%20%26%20c%3D100%25&%C3%A4=%2F%3F%23"
                expect(server.requests.first?.params) == params
            }

            it("adds to the query that the address has already") {
                try serve(.json("[]"))
                _ = try await client.load(Request(url: "/venues?page=2", params: ["q": "a"]))
                expect(server.requests.first?.target) == "/venues?page=2&q=a"
            }

            it("sends the parameters of a POST as a form, and says so") {
                try serve(.json("{}"))
                let form = Request(method: .post, url: "/registration", params: ["p": "1&2=3+4%"])
                _ = try await client.load(form)
                let request = try unwrap(server.requests.first)
                expect(request.method) == "POST"
                expect(request.target) == "/registration"
                expect(request.headers["content-type"]) == "application/x-www-form-urlencoded"
                expect(request.body) == "p=1%262%3D3%2B4%25"
            }

            it("takes an address with a slash at its end, and with a scheme in capitals") {
                try serve(.json("[]"))
                client = HTTPClient(baseURL: server.baseURL.replacing("http:", with: "HTTP:") + "/")
                await expect { try await text(Request(url: "/venues")) } == "[]"
                expect(server.requests.map(\.path)) == ["/venues"]
            }

            it(
                "cannot ask “{0}”, which is no address of a server",
                arguments: ["", "no address", "example.com", "ftp://example.com", "http://"]
            ) { address in
                let client = HTTPClient(baseURL: address)
                await expect { try await client.load(Request(url: "/venues")) }
                    .to(throwError(NetworkError.invalidURL(address + "/venues")))
            }

            describe("fails") {
                let request = Request(url: "/venues")

                it("where the server says that it failed", arguments: [300, 500]) { status in
                    try serve(.json("[]", status: status))
                    await expect { try await client.load(request) }
                        .to(throwError(NetworkError.unsuccessfulStatus(status)))
                }

                it("at once where the server asks for a password by {0}", arguments: ["Basic", "Digest", "Bearer"]) {
                    scheme in
                    let challenge = ["WWW-Authenticate": "\(scheme) realm=\"venues\", nonce=\"1\""]
                    try serve(.answer(status: 401, headers: challenge, body: "[]"))
                    await expect { try await client.load(request) }
                        .to(throwError(NetworkError.unsuccessfulStatus(401)))
                }

                it("where the connection is closed") {
                    try serve(.closeConnection)
                    await expect { try await client.load(request) }.to(throwError(NetworkError.noConnection))
                }

                it(
                    "where the whole answer is not there in time: {0}",
                    arguments: [
                        ("nothing comes", .silence),
                        ("it comes byte by byte", .drip(body: "[]", every: .seconds(1))),
                    ] as [(String, ScriptedReply)]
                ) { _, reply in
                    try serve(reply, timeout: .milliseconds(50))
                    await expect { try await client.load(request) }.to(throwError(NetworkError.timedOut))
                }
            }

            it("waits ten seconds, unless it is told otherwise") {
                expect(HTTPClient().timeout) == .seconds(10)
            }

            it("ends at once where nobody waits any more") {
                try serve(.silence)
                let load = Task { try await client.load(Request(url: "/venues")) }
                load.cancel()
                await expect { try await load.value }.to(throwError(errorType: CancellationError.self))
            }
        }
    }
}
