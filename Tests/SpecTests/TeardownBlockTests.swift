import SpecEvents
import XCTest

@testable import Spec

extension XCTestCase {
    /// Registers a block as a helper in another module would, without using Spec.
    fileprivate func track(_ name: String, _ calls: Calls) {
        addTeardownBlock {
            await Task.yield()
            calls.note(name)
        }
    }

    fileprivate func trackFailure() {
        addTeardownBlock { () async throws in
            await Task.yield()
            throw Broken()
        }
    }
}

/// Sync and async tear-down blocks run outside of XCTest's `invokeTest`, no matter who registers them.
final class TeardownBlockTests: XCTestCase {
    func testBlocksOfBothKindsRunWithTheLastRegisteredFirst() {
        let calls = Calls()
        let inner = runInner { testCase in
            afterEach { calls.note("afterEach") }
            it("example") {
                testCase.addTeardownBlock { calls.note("first") }
                (testCase as XCTestCase).track("second", calls)
                testCase.addTeardownBlock { calls.note("third") }
                testCase.track("fourth", calls)
                calls.note("body")
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["body", "afterEach", "fourth", "third", "second", "first"])
    }

    func testABlockRunsOnceInEachAttempt() {
        let calls = Calls()
        let inner = runInner { testCase in
            it("example", .retries(2)) {
                testCase.track("block", calls)
                calls.note("body")
                if calls.names.count < 3 { throw Broken() }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(calls.names, ["body", "block", "body", "block"])
    }

    func testAnErrorInABlockFailsTheExampleAndTheOthersRun() {
        let calls = Calls()
        let inner = runInner { testCase in
            it("example") {
                testCase.track("first", calls)
                testCase.trackFailure()
            }
        }
        XCTAssertEqual(inner.messages, ["a tear-down block threw Broken(what: \"it\")"])
        XCTAssertEqual(calls.names, ["first"])
    }

    private final class LateSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func tearDown() {
            Self.calls.append("tearDown")
            addTeardownBlock { Self.calls.append("block") }
        }

        override func spec() {
            it("example") { self.addTeardownBlock { self.addTeardownBlock { Self.calls.append("inner") } } }
        }
    }

    func testABlockThatIsRegisteredWhileThingsArePutBackRunsToo() {
        XCTAssertEqual(runInner(LateSpec.self).messages, [])
        XCTAssertEqual(LateSpec.calls, ["inner", "tearDown", "block"])
    }

    func testABlockThatAnAfterAllRegistersRunsToo() {
        let calls = Calls()
        let inner = runInner { testCase in
            describe("a session", .ordered) {
                afterAll { testCase.addTeardownBlock { calls.note("block") } }
                it("example") { calls.note("body") }
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["body", "block"])
    }

    func testNoTraitExcusesABlockThatAnAfterAllRegisters() {
        let inner = runInner { testCase in
            describe("a session", .ordered) {
                afterAll { testCase.addTeardownBlock { throw Broken() } }
                it("example", .knownIssue("x")) {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
    }

    func testACleanupThatSuchABlockRegistersRuns() {
        let calls = Calls()
        let inner = runInner { testCase in
            describe("a session", .ordered) {
                afterAll {
                    testCase.addTeardownBlock {
                        MainActor.assumeIsolated { deferCleanup { calls.note("cleanup") } }
                    }
                }
                it("example") {}
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["cleanup"])
    }

    private final class AsyncGroupSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func tearDown() async throws {
            if Self.calls.last == "block" { try await Task.sleep(for: .milliseconds(600)) }
            Self.calls.append("tearDown")
        }

        override func spec() {
            describe("a session", .ordered, .timeLimit(.milliseconds(500))) {
                afterAll { SpecCase.current.addTeardownBlock { Self.calls.append("block of all") } }
                it("one") { SpecCase.current.addTeardownBlock { Self.calls.append("block") } }
                it("two") { Self.calls.append("two") }
            }
        }
    }

    func testWithAnAsyncTearDownABlockRunsOnceAndAlsoThatOfAnAfterAll() {
        let inner = runInner([AsyncGroupSpec.self])
        XCTAssertEqual(inner.messages, [], "the fixtures do not count toward the limit")
        XCTAssertEqual(AsyncGroupSpec.calls, ["block", "tearDown", "two", "block of all", "tearDown"])
    }

    private final class BrokenGroupSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func setUp() async throws {
            guard !Self.calls.isEmpty else { return }
            addTeardownBlock { Self.calls.append("block") }
            throw Broken()
        }

        override func spec() {
            describe("a session", .ordered) {
                it("one") { Self.calls.append("one") }
                it("two") { Self.calls.append("two") }
            }
        }
    }

    func testABlockOfAFixtureThatFailsRunsOnce() {
        XCTAssertEqual(runInner([BrokenGroupSpec.self]).statuses, [.passed, .failed])
        XCTAssertEqual(BrokenGroupSpec.calls, ["one", "block"])
    }

    func testXCTestKeepsBlocksWhereTheyAreLookedFor() {
        XCTAssertNotNil(TeardownBlocks.storage)
        XCTAssertNil(TeardownBlocks.Storage(stateField: "anotherName"))
        XCTAssertNil(TeardownBlocks.Storage(stateField: "currentWaiter"))
        XCTAssertNil(TeardownBlocks.Storage(blocksField: "anotherName"))
        XCTAssertNil(TeardownBlocks.Storage(blocksField: "wasFinalized"))
    }

    func testWhereNobodyKnowsWhereXCTestKeepsThemItRunsThem() {
        XCTAssertTrue(XCTestPace.isNeeded(by: InnerSpec.self, blocks: nil))
        XCTAssertFalse(XCTestPace.isNeeded(by: InnerSpec.self, blocks: TeardownBlocks.storage))
    }

    func testBlocksAreTakenAwayOnce() {
        let testCase = XCTestCase(name: "example", testClosure: { _ in })
        XCTAssertEqual(TeardownBlocks.taken(from: testCase).count, 0)
        testCase.addTeardownBlock {}
        testCase.addTeardownBlock { () async throws in }
        XCTAssertEqual(TeardownBlocks.taken(from: testCase).count, 2)
        XCTAssertEqual(TeardownBlocks.taken(from: testCase).count, 0)
    }
}
