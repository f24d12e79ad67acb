import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// What an example reports to a host whose XCTest shows more than failures.
final class ExampleHostTests: XCTestCase {
    private struct Broken: Error {}

    func testStepsRunInsideOfTheHostAndAttachmentsComeInTheEnd() {
        onMain {
            let host = hostAfter {
                it("example") {
                    step("log in") { attach("text", named: "screen") }
                    await step("wait") { await Task.yield() }
                    try step("pay") { throw Broken() }
                }
            }
            XCTAssertEqual(host.shown, ["begin log in", "end log in", "begin pay", "end pay", "attached screen"])
            XCTAssertEqual(host.told.map(\.message), ["in step “pay”: threw Broken()"])
        }
    }

    func testTheFailuresOfAKnownIssueAreExpectedWithTheirReasonAndError() {
        onMain {
            let host = hostAfter {
                it("example", .knownIssue("rounds down")) {
                    expect(1) == 2
                    throw Broken()
                }
            }
            assertList(
                host.shown,
                "expected rounds down: expected to equal 2, got 1, -",
                "expected rounds down: threw Broken(), Broken()"
            )
            XCTAssertEqual(host.told, [])
        }
    }

    func testAKnownIssueThatPassesIsNotExpected() {
        onMain { XCTAssertEqual(hostAfter { it("example", .knownIssue) {} }.shown, []) }
    }

    func testTheErrorThatAnExampleThrowsGoesToTheHost() {
        onMain {
            let host = hostAfter { it("example") { throw Broken() } }
            XCTAssertTrue(host.told.first?.cause.error is Broken)
        }
    }

    func testACleanUpThatATestMethodRegistersRuns() {
        onMain {
            let plan = planned(testMethods: ["adds"]) {}
            let host = RecordingHost {}
            var calls: [String] = []
            host.testMethod = {
                deferCleanup { calls.append("cleanup") }
                calls.append("test")
            }
            ExampleRun.begin(plan.examples[0], in: host, RunState(), events: nil).finish()
            XCTAssertEqual(calls, ["test", "cleanup"])
            XCTAssertEqual(host.told, [])
        }
    }

    func testFailuresAreEqualWhateverTheirCause() {
        var failure = RecordedFailure(message: "threw", location: nil)
        failure.cause = FailureCause(Broken())
        XCTAssertEqual(failure, RecordedFailure(message: "threw", location: nil))
        XCTAssertEqual(Set([failure, RecordedFailure(message: "threw", location: nil)]).count, 1)
    }
}

/// Runs the only example in a spec with a new host, and returns the host.
@MainActor private func hostAfter(_ declare: @escaping @MainActor () -> Void) -> RecordingHost {
    let plan = planned { declare() }
    let host = RecordingHost(declare)
    ExampleRun.begin(plan.examples[0], in: host, RunState(), events: nil).finish()
    return host
}
