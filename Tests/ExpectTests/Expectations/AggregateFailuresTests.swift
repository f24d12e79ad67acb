import Expect
import SpecEvents
import TestSupport
import XCTest

final class AggregateFailuresTests: XCTestCase {
    func testFailuresAreReportedAsOne() {
        let line = #line
        let found = messages {
            aggregateFailures("the form") {
                expect(1) == 2
                expect("a").to(beEmpty())
            }
        }
        assertList(
            found,
            """
            2 failures in the form
              1. \(#filePath):\(line + 3): expected to equal 2, got 1
              2. \(#filePath):\(line + 4): expected to be empty, got "a"
            """
        )
    }

    func testWithoutFailuresThereIsNone() {
        XCTAssertEqual(messages { aggregateFailures { expect(1) == 1 } }, [])
    }

    func testAnErrorEndsTheGroupOnly() {
        assertList(
            messages {
                aggregateFailures { try trouble() }
                aggregateFailures { try require(nil as Int?).to(equal(1)) }
            }
            .map { $0.replacing(#filePath, with: "F").replacing(/:\d+:/, with: ":N:") },
            "1 failure in this group\n  1. threw Trouble.small",
            "1 failure in this group\n  1. F:N: expected to equal 1, got nil"
        )
    }

    func testTheAsyncForm() async {
        let found = await messages {
            await aggregateFailures {
                await Task.yield()
                expect(1) == 2
            }
        }
        XCTAssertEqual(found.count, 1)
    }

    private func skip() throws { throw XCTSkip("no network") }

    func testASkipGoesToTheTestThatTakesIt() async {
        let owner = SkippableOwner()
        CurrentFailureOwner.$value.withValue(owner) {
            aggregateFailures {
                expect(1) == 2
                try skip()
                expect(3) == 4
            }
            aggregateFailures("outer") { aggregateFailures("inner") { try skip() } }
            waitUntil { _ in try self.skip() }
            XCTAssertEqual(gatherFailures { throw XCTSkip() }, [])
        }
        XCTAssertEqual(owner.reasons, ["no network", "no network", "no network", "no reason given"])
        XCTAssertEqual(owner.failures.map { $0.message.hasSuffix("expected to equal 2, got 1") }, [true])
        let other = SkippableOwner()
        await CurrentFailureOwner.$value.withValue(other) {
            await aggregateFailures {
                await Task.yield()
                try skip()
            }
            await waitUntil { _ async throws in try self.skip() }
        }
        XCTAssertEqual(other.reasons, ["no network", "no network"])
        XCTAssertEqual(other.failures, [])
    }

    func testASkipThatNobodyTakesIsAFailure() {
        let advice = "only the test itself can skip, so throw it outside of this closure"
        assertMessages(
            "1 failure in this group\n  1. threw XCTSkip (no network); \(advice)",
            "expected to eventually have called done, threw XCTSkip; \(advice)"
        ) {
            aggregateFailures { try skip() }
            waitUntil { _ in throw XCTSkip() }
        }
        // In a plain XCTest test, there is no owner at all.
        XCTAssertEqual(gatherFailures { try skip() }.map(\.message), ["threw XCTSkip (no network); \(advice)"])
    }
}

/// Stands in for an example, which can be skipped.
private final class SkippableOwner: FailureOwner {
    private let state = Lock<(failures: [RecordedFailure], reasons: [String])>(([], []))

    var failures: [RecordedFailure] { state.withLock { $0.failures } }
    var reasons: [String] { state.withLock { $0.reasons } }

    func record(_ failure: RecordedFailure) { state.withLock { $0.failures.append(failure) } }

    func acceptSkip(_ reason: String) -> Bool {
        state.withLock { $0.reasons.append(reason) }
        return true
    }
}
