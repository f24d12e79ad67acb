import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class SuiteHookTests: XCTestCase {
    private final class FirstSpec: SpecCase {
        static nonisolated(unsafe) var calls: [String] = []

        override func spec() {
            beforeSuite { Self.calls.append("before, sync") }
            beforeSuite {
                await Task.yield()
                Self.calls.append("before, async")
            }
            afterSuite { Self.calls.append("after, sync") }
            it("sync") { Self.calls.append("sync") }
            it("async") {
                await Task.yield()
                Self.calls.append("async")
            }
        }
    }

    private final class SecondSpec: SpecCase {
        override func spec() {
            beforeSuite { FirstSpec.calls.append("before, of the second") }
            it("example") { FirstSpec.calls.append("example of the second") }
        }
    }

    func testTheyRunOnceAroundAllClassesAndKindsOfExamples() {
        FirstSpec.calls = []
        let inner = runInner([FirstSpec.self, SecondSpec.self])
        XCTAssertEqual(inner.statuses, [.passed, .passed, .passed])
        XCTAssertEqual(
            FirstSpec.calls,
            [
                "before, sync", "before, async", "before, of the second", "sync", "async",
                "example of the second", "after, sync",
            ]
        )
    }

    func testOneThatThrowsFailsEveryExampleAndSaysSo() {
        onMain {
            let calls = Calls()
            var line = 0
            let inner = runInner {
                line = #line + 1
                beforeSuite { throw Broken() }
                it("one") { calls.note("one") }
                it("two") { calls.note("two") }
            }
            XCTAssertEqual(inner.statuses, [.failed, .failed])
            XCTAssertEqual(inner.messages, Array(repeating: #"beforeSuite: threw Broken(what: "it")"#, count: 2))
            XCTAssertEqual(inner.lines, [line, line])
            XCTAssertEqual(calls.names, [])
        }
    }

    func testOneAfterTheSuiteThatThrowsFailsTheRun() {
        let inner = runInner {
            afterSuite { throw Broken() }
            it("one") {}
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(inner.failuresAfterSuite.map(\.message), [#"afterSuite: threw Broken(what: "it")"#])
    }

    func testWithoutARunningExampleTheyDoNotRun() {
        let calls = Calls()
        _ = runInner {
            beforeSuite { calls.note("before") }
            afterSuite { calls.note("after") }
            xit("pending") {}
        }
        XCTAssertEqual(calls.names, [])
    }

    func testOneThatSkipsSkipsEveryExample() {
        let inner = runInner {
            beforeSuite { throw XCTSkip("no database") }
            it("one") {}
            it("two") {}
        }
        XCTAssertEqual(
            inner.results.map(\.reason),
            Array(repeating: "beforeSuite skipped all examples: no database", count: 2)
        )
        XCTAssertEqual(inner.statuses, [.skipped, .skipped])
    }

    func testOneAfterTheSuiteThatSkipsIsAMistake() {
        let inner = runInner {
            beforeSuite { deferCleanup { throw XCTSkip("later") } }
            afterSuite { throw XCTSkip("no database") }
            it("one") {}
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(
            inner.failuresAfterSuite.map { $0.message.prefix { !$0.isNewline } },
            ["afterSuite: a skip that comes too late: no database", "deferCleanup: a skip that comes too late: later"]
        )
    }

    func testASkipAfterAFailureSkipsNothing() {
        let inner = runInner {
            beforeSuite {
                expect(1) == 2
                throw XCTSkip("no network")
            }
            it("one") {}
            it("two") {}
        }
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        XCTAssertEqual(inner.messages, Array(repeating: "beforeSuite: expected to equal 2, got 1", count: 2))
    }

    func testOneThatFailsIsExcusedByNoTrait() {
        let inner = runInner {
            beforeSuite { throw Broken() }
            it("one", .knownIssue) {}
            it("two", .retries(1)) {}
        }
        XCTAssertEqual(inner.statuses, [.failed, .failed])
        XCTAssertEqual(inner.results.compactMap(\.earlierAttempts), [])
    }

    func testAFailureWithoutAnOwnerFailsEveryExampleToo() {
        onMain {
            let failure = RecordedFailure(message: "no", location: CodeLocation(file: "/Helper.swift", line: 3))
            var host: RecordingHost?
            let declare: @MainActor () -> Void = {
                beforeSuite {
                    CurrentFailureOwner.$value.withValue(nil) { host?.exampleRecord?.take(failure) }
                    attach("log", named: "the server's log")
                }
                it("one", .knownIssue) { throw Broken() }
                it("two", .retries(1)) {}
            }
            host = RecordingHost(declare)
            let (plan, state, sink) = (planned { declare() }, RunState(), RecordingSink())
            for example in plan.examples { ExampleRun.begin(example, in: host!, state, events: sink).finish() }
            let inner = InnerRun(events: sink.events)
            XCTAssertEqual(inner.statuses, [.failed, .failed])
            XCTAssertEqual(inner.messages, ["beforeSuite: no", "beforeSuite: no"])
            XCTAssertEqual(inner.results.map { $0.attachments?.map(\.name) }, [["the server's log"], nil])
            XCTAssertEqual(host?.told.map(\.message), ["beforeSuite: no", "beforeSuite: no"])
        }
    }

    func testARequirementThatFailsIsToldOnce() {
        let inner = runInner {
            afterSuite { try require(1).to(equal(2)) }
            it("one") {}
        }
        XCTAssertEqual(inner.failuresAfterSuite.map(\.message), ["afterSuite: expected to equal 2, got 1"])
    }

    func testWhatACleanUpRegistersIsDoneToo() {
        let calls = Calls()
        let inner = runInner {
            beforeSuite {
                deferCleanup {
                    calls.note("outer")
                    deferCleanup {
                        calls.note("inner")
                        throw Broken()
                    }
                }
            }
            it("one") { calls.note("one") }
        }
        XCTAssertEqual(calls.names, ["one", "outer", "inner"])
        XCTAssertEqual(inner.failuresAfterSuite.map(\.message), [#"deferCleanup: threw Broken(what: "it")"#])
    }

    func testWhatTheyRegisterIsDoneAfterTheSuite() {
        let calls = Calls()
        let inner = runInner {
            beforeSuite { deferCleanup { calls.note("cleanup") } }
            afterSuite { calls.note("after") }
            it("one") { calls.note("one") }
            it("two") { calls.note("two") }
        }
        XCTAssertEqual(inner.failuresAfterSuite, [])
        XCTAssertEqual(calls.names, ["one", "two", "after", "cleanup"])
    }
}
