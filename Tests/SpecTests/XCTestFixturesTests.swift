import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// XCTest's features for test cases also work in examples.
final class XCTestFixturesTests: XCTestCase {
    private final class AsyncSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func setUp() async throws {
            await Task.yield()
            Self.calls.append("async setUp")
        }

        override func setUp() { Self.calls.append("setUp") }
        override func tearDown() { Self.calls.append("tearDown") }
        override func tearDown() async throws { Self.calls.append("async tearDown") }

        override func spec() {
            beforeEach { Self.calls.append("beforeEach") }
            it("example", .retries(1)) {
                self.addTeardownBlock { Self.calls.append("block") }
                self.addTeardownBlock {
                    await Task.yield()
                    Self.calls.append("async block")
                }
                Self.calls.append("example")
            }
        }
    }

    func testAsyncFixturesRunAtXCTestsPace() {
        AsyncSpec.calls = []
        let inner = runInner([AsyncSpec.self])
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(
            AsyncSpec.calls,
            ["async setUp", "setUp", "beforeEach", "example", "async block", "block", "tearDown", "async tearDown"]
        )
    }

    private final class RefusedSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func setUpWithError() throws { throw XCTSkip("no database") }
        override func setUp() { Self.calls.append("setUp") }
        override func tearDown() { Self.calls.append("tearDown") }
        override func spec() { it("example") { Self.calls.append("example") } }
    }

    func testATearDownHasItsSetUpAlsoAfterAnError() {
        RefusedSpec.calls = []
        XCTAssertEqual(runInner([RefusedSpec.self]).statuses, [.skipped])
        XCTAssertEqual(RefusedSpec.calls, ["setUp", "tearDown"])
    }

    private class PreparedSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        // Some formatters break long lines in this way.
        override func setUp()
            async throws
        {
            await Task.yield()
            Self.calls.append("async setUp")
        }
    }

    private class InheritingSpec: PreparedSpec {
        override func spec() { it("example") { Self.calls.append("example") } }
    }

    private final class ClearingSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func tearDown() async throws { Self.calls.append("async tearDown") }
        override func spec() { it("example") { Self.calls.append("example") } }
    }

    func testAClassWithAsyncFixturesRunsAtXCTestsPaceWhereverTheyStand() {
        PreparedSpec.calls = []
        XCTAssertEqual(runInner(InheritingSpec.self).statuses, [.passed])
        XCTAssertEqual(PreparedSpec.calls, ["async setUp", "example"])
        ClearingSpec.calls = []
        XCTAssertEqual(runInner(ClearingSpec.self).statuses, [.passed])
        XCTAssertEqual(ClearingSpec.calls, ["example", "async tearDown"])
    }

    private final class SyncSpec: SpecCase {
        override class func setUp() {}
        override func setUp() {}
        override func setUpWithError() throws {}
        override func tearDown() {}
        override func tearDownWithError() throws {}
        func setUp(_ name: String) async throws {}
    }

    func testAClassWithoutAsyncFixturesDoesNotWait() {
        onMain {
            for type in [InnerSpec.self, SyncSpec.self] as [SpecCase.Type] {
                XCTAssertFalse(SpecRegistry(RunConfiguration()).register(type).specClass.waitsForXCTest, "\(type)")
            }
            for type in [AsyncSpec.self, InheritingSpec.self, ClearingSpec.self] as [SpecCase.Type] {
                XCTAssertTrue(SpecRegistry(RunConfiguration()).register(type).specClass.waitsForXCTest, "\(type)")
            }
        }
    }

    func testAFailureInXCTestsFixturesFailsTheExample() {
        final class FailingSpec: SpecCase {
            override func setUp() async throws { throw Broken() }
            override func spec() { it("example") {} }
        }
        onMain {
            let inner = runInner([FailingSpec.self])
            XCTAssertEqual(inner.statuses, [.failed])
        }
    }

    func testASkipInAFixtureSkipsTheExampleAtBothPaces() {
        final class SkippingSpec: SpecCase {
            static nonisolated(unsafe) var calls: [String] = []
            override func setUpWithError() throws { throw XCTSkip("no simulator") }
            override func tearDown() { Self.calls.append("tearDown") }
            override func spec() { it("example") { Self.calls.append("example") } }
        }
        onMain {
            for waits in [false, true] {
                SkippingSpec.calls = []
                let inner = runInner([SkippingSpec.self], waitsForXCTest: waits)
                XCTAssertEqual(inner.statuses, [.skipped])
                XCTAssertEqual(inner.results[0].reason, "no simulator")
                XCTAssertEqual(SkippingSpec.calls, ["tearDown"])
            }
        }
    }

    func testASkipInAnAsyncFixtureSkipsTheExample() {
        final class SkippingSpec: SpecCase {
            override func setUp() async throws { throw XCTSkip() }
            override func spec() {
                describe("group", .ordered) { it("example", .knownIssue, .retries(1)) {} }
            }
        }
        onMain {
            let inner = runInner([SkippingSpec.self], waitsForXCTest: true)
            XCTAssertEqual(inner.statuses, [.skipped])
            XCTAssertEqual(inner.results[0].reason, "no reason given")
        }
    }

    func testFixturesAtXCTestsPaceOwnWhatFailsInThem() {
        final class FailingSpec: SpecCase {
            override func setUp() async throws { await Task { expect(1) == 2 }.value }
            override func tearDown() { expect(3) == 4 }
            override func spec() { it("example") {} }
        }
        onMain {
            let inner = runInner([FailingSpec.self], waitsForXCTest: true)
            XCTAssertEqual(inner.messages, ["expected to equal 2, got 1", "expected to equal 4, got 3"])
        }
    }

    func testXCTestExpectationsAreAwaited() {
        let calls = Calls()
        let inner = runInner { testCase in
            it("waits") {
                let expectation = testCase.expectation(description: "answer")
                DispatchQueue.main.async { expectation.fulfill() }
                testCase.wait(for: [expectation], timeout: 60)
                calls.note("went on")
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(calls.names, ["went on"])
    }
}
