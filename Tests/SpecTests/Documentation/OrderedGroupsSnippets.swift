import Expect
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class OrderedGroupsSnippets: SpecCase {
    static nonisolated(unsafe) var notes: [String] = []

    override func spec() {
        @MainActor func note(_ text: String) { Self.notes.append(text) }

        describe("a session", .ordered) {
            var server: Server!
            beforeAll { server = try await Server.started() }
            afterAll { await server.stop() }

            it("logs in") {
                server.logIn("Anna")
                expect(server.user) == "Anna"
            }

            it("knows who is logged in") {
                expect(server.user) == "Anna"
            }

            it("logs out") {
                server.logOut()
                expect(server.user).to(beNil())
            }
        }

        describe("outside") {
            beforeEach { note("outer beforeEach") }

            describe("a course", .ordered) {
                beforeAll { note("beforeAll") }
                beforeEach { note("beforeEach") }
                afterEach { note("afterEach") }
                afterAll { note("afterAll") }

                it("begins") { note("begins") }
                it("ends") { note("ends") }
            }
        }
    }
}

@MainActor private final class Server {
    private(set) var user: String?

    static func started() async throws -> Server { Server() }
    func stop() async {}
    func logIn(_ name: String) { user = name }
    func logOut() { user = nil }
}
