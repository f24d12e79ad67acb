import Expect
import SpecEvents
import VirtualTime
import XCTest

@testable import Spec

final class TimeLimitTests: XCTestCase {
    func testAnAsyncExampleIsCancelledAtItsLimit() {
        let calls = Calls()
        let line = #line + 3
        let inner = runInner {
            afterEach { calls.note("after") }
            it("sleeps", .timeLimit(.milliseconds(20))) { try await Task.sleep(for: .seconds(60)) }
        }
        XCTAssertEqual(inner.messages, ["took longer than its time limit of 0.02 s, and was cancelled"])
        XCTAssertEqual(inner.lines, [line])
        XCTAssertEqual(calls.names, ["after"])
    }

    func testWhatAHookAroundTheExampleDoesBeforeItCountsAndIsNotCancelled() {
        let inner = runInner {
            describe("before, sync") {
                aroundEach { runExample in
                    Thread.sleep(forTimeInterval: 0.03)
                    runExample()
                }
                it("one", .timeLimit(.milliseconds(20))) {}
            }
            describe("before, async") {
                aroundEach { runExample in
                    try await Task.sleep(for: .milliseconds(30))
                    await runExample()
                }
                it("two", .timeLimit(.milliseconds(20))) {}
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        for message in inner.messages {
            XCTAssertTrue(message.hasSuffix(", longer than its time limit of 0.02 s"), message)
        }
    }

    func testTheHooksAndCleanUpsCountToo() {
        func block() { Thread.sleep(forTimeInterval: 0.1) }
        let inner = runInner {
            describe("afterEach") {
                afterEach { block() }
                it("one", .timeLimit(.milliseconds(80))) {}
            }
            describe("aroundEach") {
                aroundEach { runExample in
                    runExample()
                    block()
                }
                it("two", .timeLimit(.milliseconds(80))) {}
            }
            describe("async aroundEach") {
                aroundEach { runExample in
                    await runExample()
                    try await Task.sleep(for: .milliseconds(100))
                }
                it("three", .timeLimit(.milliseconds(80))) {}
            }
            it("four", .timeLimit(.milliseconds(80))) { deferCleanup { block() } }
            it("five", .timeLimit(.milliseconds(80))) { SpecCase.current.addTeardownBlock { block() } }
            describe("all parts together") {
                afterEach { Thread.sleep(forTimeInterval: 0.06) }
                it("six", .timeLimit(.milliseconds(80))) { Thread.sleep(forTimeInterval: 0.06) }
            }
        }
        XCTAssertEqual(inner.statuses, Array(repeating: .failed, count: 6))
        XCTAssertEqual(
            Set(inner.messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") }),
            ["took T, longer than its time limit of 0.08 s"]
        )
        XCTAssertEqual(inner.messages.count, 6)
    }

    func testSoItHasWhereXCTestRunsTheFixtures() {
        InnerSpec.declare = { _ in
            afterEach { Thread.sleep(forTimeInterval: 0.15) }
            it("one", .timeLimit(.milliseconds(100))) {}
        }
        XCTAssertEqual(
            runInner([InnerSpec.self], waitsForXCTest: true).messages.map {
                $0.replacing(/took \d+\.\d\d s/, with: "took T")
            },
            ["took T, longer than its time limit of 0.10 s"]
        )
    }

    func testWhatRunsAfterTheLimitHasTheSameTimeAgain() {
        let calls = Calls()
        let inner = runInner {
            afterEach {
                try await Task.sleep(for: .milliseconds(1))
                calls.note("afterEach")
            }
            it("sync", .timeLimit(.milliseconds(200))) { Thread.sleep(forTimeInterval: 0.21) }
            it("async", .timeLimit(.milliseconds(200))) { try await Task.sleep(for: .seconds(60)) }
        }
        XCTAssertEqual(calls.names, ["afterEach", "afterEach"])
        XCTAssertEqual(
            inner.messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") },
            [
                "took T, longer than its time limit of 0.20 s",
                "took longer than its time limit of 0.20 s, and was cancelled",
            ]
        )
    }

    func testAnAfterAllHasTheLimitOfTheLastExample() {
        let inner = runInner {
            describe("a group", .ordered) {
                afterAll { Thread.sleep(forTimeInterval: 0.15) }
                it("one", .timeLimit(.milliseconds(100))) {}
                it("two", .timeLimit(.milliseconds(100))) {}
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .failed])
        XCTAssertEqual(
            inner.messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") },
            ["took T, longer than its time limit of 0.10 s"]
        )
    }

    func testAnAfterAllCountsWithTheLastExample() {
        let inner = runInner {
            describe("a group", .ordered, .timeLimit(.milliseconds(100))) {
                afterAll { Thread.sleep(forTimeInterval: 0.06) }
                it("one") { Thread.sleep(forTimeInterval: 0.06) }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed])
    }

    func testASlowHookAroundAGroupIsNoFaultOfItsBeforeAll() {
        let calls = Calls()
        let inner = runInner {
            describe("outer", .timeLimit(.milliseconds(200))) {
                beforeEach {
                    calls.note("beforeEach")
                    if calls.names.count == 1 { Thread.sleep(forTimeInterval: 0.21) }
                }
                describe("a group", .ordered) {
                    beforeAll {}
                    it("one", .retries(1)) {}
                    it("two") {}
                }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed])
    }

    func testABeforeAllIsAtFaultForItsOwnTimeOnly() {
        for (milliseconds, statuses) in [(260, [.failed, .skipped]), (140, [.passed, .passed])]
            as [(Int, [ExampleResult.Status])]
        {
            let calls = Calls()
            let inner = runInner {
                describe("outer", .timeLimit(.milliseconds(200)), .knownIssue("slow", isIntermittent: true)) {
                    beforeEach {
                        calls.note("beforeEach")
                        if calls.names.count == 1 { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
                    }
                    describe("a group", .ordered) {
                        beforeAll { Thread.sleep(forTimeInterval: Double(milliseconds) / 1000) }
                        it("one") {}
                        it("two") {}
                    }
                }
            }
            XCTAssertEqual(inner.statuses, statuses, "\(milliseconds)")
        }
    }

    func testTheTimeOfAnAfterAllFailsTheLastExampleWhateverExcusesIt() {
        func block() { Thread.sleep(forTimeInterval: 0.07) }
        for knownIssue in [SpecTrait.knownIssue("x"), .tags("none")] {
            let inner = runInner {
                describe("outer", .ordered, .timeLimit(.milliseconds(100))) {
                    describe("inner") {
                        afterAll { block() }
                        it("logs in", knownIssue) { block() }
                    }
                    it("builds on it") {}
                }
            }
            XCTAssertEqual(inner.statuses, [.failed, .skipped])
            XCTAssertEqual(inner.messages.count, 1)
        }
    }

    func testAnExampleTakesTooLongOnce() {
        func block() { Thread.sleep(forTimeInterval: 0.1) }
        let inner = runInner {
            describe("a group", .ordered, .timeLimit(.milliseconds(80))) {
                afterEach { block() }
                it("one") { block() }
                it("two") {}
            }
            it("three", .timeLimit(.milliseconds(80))) {
                deferCleanup { block() }
                block()
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped, .failed])
        XCTAssertEqual(inner.messages.count, 2)
    }

    func testOneThatDoesNotReactIsLeftBehind() {
        let inner = runInner {
            it("does not listen", .timeLimit(.milliseconds(5))) {
                await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
            }
            it("goes on") {}
        }
        XCTAssertEqual(inner.statuses, [.failed, .passed])
        XCTAssertEqual(
            inner.messages,
            ["took longer than its time limit of 0.01 s, and did not react to being cancelled"]
        )
    }

    func testASyncExampleFailsWhenItComesToItsEndTooLate() {
        let inner = runInner {
            it("blocks", .timeLimit(.milliseconds(100))) { Thread.sleep(forTimeInterval: 0.11) }
        }
        XCTAssertEqual(
            inner.messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") },
            ["took T, longer than its time limit of 0.10 s"]
        )
    }

    func testASyncExampleThatThrowsTooLateFailsForBoth() {
        let inner = runInner {
            it("blocks and throws", .timeLimit(.milliseconds(100))) {
                Thread.sleep(forTimeInterval: 0.11)
                throw Broken()
            }
        }
        XCTAssertEqual(
            inner.messages.map { $0.replacing(/took \d+\.\d\d s/, with: "took T") },
            [#"threw Broken(what: "it")"#, "took T, longer than its time limit of 0.10 s"]
        )
    }

    func testAStepThatOutlivesItsAttemptIsNotThatOfTheNext() {
        var attempts = 0
        var release: CheckedContinuation<Void, Never>?
        let inner = runInner {
            it("hangs once", .timeLimit(.milliseconds(200)), .retries(1)) {
                attempts += 1
                if attempts == 1 {
                    // This step does not react to cancellation.
                    await step("load") { await withCheckedContinuation { release = $0 } }
                } else {
                    await step("load again") {
                        release?.resume()
                        await Task.yield()
                        try? await Task.sleep(for: .milliseconds(1))
                    }
                    expect(1) == 2
                }
            }
        }
        XCTAssertEqual(inner.messages, ["expected to equal 2, got 1"])
        XCTAssertEqual(inner.results[0].steps?.map(\.name), ["load again"])
        XCTAssertEqual(inner.results[0].steps?.map(\.level), [0])
    }

    func testALimitBeyondAllTimesIsNone() {
        let inner = runInner {
            it("is sync", .timeLimit(.seconds(Int64.max))) {}
            it("is async", .timeLimit(.seconds(Int64.max))) { try await Task.sleep(for: .milliseconds(1)) }
        }
        XCTAssertEqual(inner.statuses, [.passed, .passed])
    }

    func testTheConfigurationsLimitHoldsForExamplesWithoutTheirOwn() {
        InnerSpec.declare = { _ in
            it("sleeps") { try await Task.sleep(for: .seconds(60)) }
            it("has no limit", .timeLimit(.zero)) { try await Task.sleep(for: .milliseconds(40)) }
        }
        let inner = runInner([InnerSpec.self]) { $0.timeLimit = .milliseconds(20) }
        XCTAssertEqual(inner.statuses, [.failed, .passed])
        guard case .exampleStarted(let first) = inner.events[0], case .exampleStarted(let second) = inner.events[2]
        else { return XCTFail("no events") }
        XCTAssertEqual(first.timeLimit, 0.02)
        XCTAssertNil(second.timeLimit)
    }

    func testOneThatIsInTimePasses() {
        let inner = runInner { it("is quick", .timeLimit(.seconds(60))) { await Task.yield() } }
        XCTAssertEqual(inner.statuses, [.passed])
    }
}
