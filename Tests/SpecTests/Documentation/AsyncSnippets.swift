import Expect
import Foundation
import Spec

/// The code blocks on the page, word for word, and the declarations that they need.
final class AsyncSnippets: SpecCase {
    enum Session {
        @TaskLocal static var user = "nobody"
    }

    override func spec() {
        describe("a service") {
            var service: Service!
            beforeEach { service = try await Service.started() }
            afterEach { await service.stop() }

            it("answers with the newest fact") {
                let fact = try await service.newestFact()
                expect(fact) == "Honey keeps for ever"
            }

            it("has a name") {
                expect(service.name) == "facts"
            }
        }

        describe("a service with a limit") {
            var service: Service!
            var limit = 0
            beforeEach {
                service = try await Service.started()
                limit = 100
            }

            it("counts up to its limit") {
                await expect { try await service.count(upTo: limit) } == 100
                try await require { try await service.count(upTo: limit) }.to(beLessThan(101))
            }
        }

        describe("a counter") {
            var count = 0
            beforeEach { DispatchQueue.main.async { count += 1 } }

            it("has counted soon") {
                expect(count).toEventually(equal(1))
            }

            it("has counted when awaited") {
                await expect(count).toEventually(equal(1))
            }
        }

        describe("a limit") {
            let service = Service()

            it("answers in time", .timeLimit(.seconds(5))) {
                _ = try await service.newestFact()
            }
        }

        describe("announcements") {
            let service = Service()

            it("announces each new fact", .timeLimit(.seconds(5))) {
                var facts: [String] = []
                for await fact in service.announcements(of: ["honey", "bees"]) { facts.append(fact) }
                expect(facts) == ["honey", "bees"]
            }

            it("announces the first fact before the second is there") {
                var facts: [String] = []
                let reading = Task { for await fact in service.openAnnouncements(of: ["honey"]) { facts.append(fact) } }
                deferCleanup { reading.cancel() }
                await expect(facts).toEventually(equal(["honey"]))
            }
        }

        describe("with somebody logged in") {
            aroundEach { runExample in
                Session.$user.withValue("Anna") { runExample() }
            }

            it("knows who it is") {
                expect(Session.user) == "Anna"
            }

            it("knows it after a suspension too") {
                await Task.yield()
                expect(Session.user) == "Anna"
            }
        }

        describe("a database") {
            let database = Database()

            describe("in a transaction") {
                aroundEach { runExample in
                    await database.inTransaction { await runExample() }
                }

                it("writes") {
                    database.write("a fact")
                    expect(database.rows) == ["a fact"]
                }
            }
        }
    }
}

@MainActor private final class Service {
    let name = "facts"

    static func started() async throws -> Service { Service() }
    func stop() async {}
    func newestFact() async throws -> String { "Honey keeps for ever" }
    func count(upTo limit: Int) async throws -> Int { min(limit, 700) }

    func announcements(of facts: [String]) -> AsyncStream<String> {
        AsyncStream { continuation in
            facts.forEach { continuation.yield($0) }
            continuation.finish()
        }
    }

    func openAnnouncements(of facts: [String]) -> AsyncStream<String> {
        AsyncStream { continuation in facts.forEach { continuation.yield($0) } }
    }
}

@MainActor private final class Database {
    private(set) var rows: [String] = []

    func write(_ row: String) { rows.append(row) }

    func inTransaction(_ body: () async -> Void) async {
        await body()
        rows = []
    }
}
