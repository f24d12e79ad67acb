// Each line is exactly as in the tables, however long it is.
// swift-format-ignore-file

import Expect
import ScreenElements
import ScreenTesting
import Properties
import QuickNimble
import Snapshots
import Spec
import VirtualTime
import XCTest

/// The lines in the tables of the README and the features page, and the declarations that they need.
final class FeatureTable: SpecCase {
    static nonisolated(unsafe) var hasStore = false

    override func spec() {
        var list: [Int] = []
        let name = "Anna"
        var server: Server! = Server()
        let database = Database()
        let file = File()
        let request = "/"
        var answer = ""
        let screen = (text: "[ Load ]", isShown: true)
        let shop = Shop()
        let hasNetwork = false
        var presenter: Presenter?
        var navigation: NavigationSpy!

        let view = (isSpinning: false, title: "Facts")
        let service = Service()

        describe("a list") { it("is empty") { expect(list).to(beEmpty()) } }
        it("has a snapshot") { expect(name).to(matchInlineSnapshot { "Anna" }) }
        describe("a service") {
            it("waits") {
                list = [1]
                expect(list).to(contain(1))
                expect(view.isSpinning).toEventually(beFalse(), timeout: .seconds(3))
            }
            it("awaits") { await expect { try await service.count() } == 1 }
        }
        describe("hooks") {
            beforeEach { list.append(1) }
            justBeforeEach { answer = server.answer(to: request) }
            justAfterEach { expect(answer) == "200 /" }
            aroundEach { runExample in Session.$user.withValue("Anna") { runExample() } }
            aroundEach { runExample in await database.inTransaction { await runExample() } }
            beforeEach { print(currentExample?.fullName ?? "") }
            beforeEach {
                deferCleanup { file.delete() }
                presenter = trackForMemoryLeaks(Presenter())
                navigation = NavigationSpy()
            }
            lazy var greeting = "Hello, \(name)"
            it("answers") { try await server.ping() }
            it("greets") {
                expect(greeting) == "Hello, Anna"
                expect(Session.user) == "Anna"
                expect(presenter).notTo(beNil())
                expect(navigation.shown).to(beEmpty())
                expect(list) == [1]
            }
        }
        describe("a session", .ordered) { it("logs in") { server.logIn("Anna") } }
        describe("a course", .ordered) {
            beforeAll { server = try await Server.started() }
            it("has a server") { expect(server.user).to(beNil()) }
        }
        beforeSuite { try await Store.create() }
        it("has a store") { expect(Self.hasStore).to(beTrue()) }
        it("forgets what is old", .pending("no disk yet")) { expect(list).to(beEmpty()) }
        describe("a socket", .enabled(if: hasNetwork, "needs a network")) { it("connects") { server.connect() } }
        it("rounds half up", .knownIssue("the server rounds down")) { expect(rounded(2.5)) == 3 }
        it("loads all", .tags("slow"), .bug("https://bugs.example/123")) { try loadAll() }
        it("listens on port 80", .serial) { try server.listen(on: 80) }
        it("answers in time", .timeLimit(.seconds(5))) { try await server.ping() }
        describe("time") {
            aroundEach { runExample in try withDeterministicTasks { runExample() } }
            it("passes at once") {
                let time = VirtualTime()
                let refreshTwice = {
                    let inner = VirtualTime()
                    for _ in 1...2 { Task { try await inner.clock.sleep(for: .seconds(1)) } }
                    try inner.run()
                }
                Task {
                    try await time.clock.sleep(for: .seconds(3))
                    answer = "late"
                }
                time.advance(by: .seconds(3))
                expect(answer) == "late"
                try exploringSchedules(100) { try refreshTwice() }
            }
            it("passes while an async example waits") {
                let time = VirtualTime()
                async let late: Void = time.clock.sleep(for: .seconds(3))
                await time.advance(by: .seconds(3))
                try await late
            }
        }
        describe("a screen") {
            let app = ListScreen()
            aroundEach { runExample in withScreen(app) { runExample() } }
            it("shows a list") {
                expect(ListPage().title(ofItem: "1")).to(haveLabel("First"))
                tester().usingIdentifier("1").tap()
            }
            it("is that of a program") {
                RemoteApplication("facts").run { app in expect(app.isRunning) == true }
            }
        }
        it("answers", .expectsNothing) { try await server.ping() }
        describe("the cache", .technical) { it("is empty") { expect(list).to(beEmpty()) } }
        it("reaches the server", .retries(2)) { try await server.ping() }
        it("adds", arguments: [(1, 2, 3), (2, 2, 4)]) { a, b, sum in expect(a + b) == sum }
        it("halves", rows: [row(4, 2), row(3, 1, traits: .pending("rounds"))]) { a, b in expect(a / 2) == b }
        it("{0} and {1} make {2}", arguments: [(1, 2, 3)]) { a, b, sum in expect(a + b) == sum }
        it("sorts", forAll: .array(of: .int)) { numbers in expect(numbers.sorted().count) == numbers.count }
        context("with any name", .cases(50), forAll: .string) { name in it("greets") { greet(in: name) } }
        let push = Command<Stack, [Int]>("push", with: .int) { $0.numbers.append($1) } model: { $0.append($1) }
        let pop = Command<Stack, [Int]>("pop") { $0.numbers.popLast() } model: { $0.popLast() }
        it("is a stack", forAll: .commands([push, pop], model: [])) { try await $0.run(on: Stack()) }
        context("in", arguments: ["ru", "en"]) { language in it("greets") { greet(in: language) } }
        sharedExamples("a list") { (list: @escaping () -> [Int]) in it("has a first") { expect(list().first) == 1 } }
        itBehavesLike("a list") { [1, 2] }
        itBehavesLike(NonEmpty.self) { [1, 2] }
        it("needs a network") { try skip("needs a network") }
        it("orders") {
            let order = try step("order") { try shop.order("Walden") }
            expect(order) == "Walden"
            attach(screen.text, named: "the screen")
            print(currentExample?.names ?? [])
            throw XCTSkip("no network")
        }
    }
}

private final class Stack {
    var numbers: [Int] = []
}

/// Separate from `FeatureTable`, because focus affects all classes in a run.
final class FeatureTableFocus: SpecCase {
    override func spec() {
        fit("is being written") { expect(1 + 1) == 2 }
    }
}

private final class Defaults: SpecConfiguration { override class func configure(_ settings: Settings) { settings.retries = 1 } }

private final class NonEmpty: Behavior<[Int]> {
    override class func spec(_ list: @escaping () -> [Int]) { it("has elements") { expect(list()).notTo(beEmpty()) } }
}

private enum Session { @TaskLocal static var user = "nobody" }

private enum Store {
    static func create() async throws { FeatureTable.hasStore = true }
}

@MainActor private final class Server {
    private(set) var user: String?

    nonisolated init() {}
    static func started() async throws -> Server { Server() }
    func logIn(_ name: String) { user = name }
    func connect() {}
    func listen(on port: Int) throws {}
    func ping() async throws {}
    func answer(to request: String) -> String { "200 \(request)" }
}

private struct Database {
    @MainActor func inTransaction(_ body: @MainActor () async -> Void) async { await body() }
}

private struct Service { func count() async throws -> Int { 1 } }
private final class Presenter {}
private struct File { func delete() {} }
private struct Shop { func order(_ title: String) throws -> String { title } }
private func rounded(_ number: Double) -> Double { number.rounded(.down) }
private func loadAll() throws {}
private func greet(in language: String) {}
