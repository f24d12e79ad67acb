import SpecEvents
import Expect
import Testing

/// Expectations in Swift Testing tests, which run in parallel in one process.
struct SwiftTestingTests {
    @Test func whatPassesRecordsNothing() async throws {
        expect(1) == 1
        await expect(1).toEventually(equal(1))
        try require(1) == 1
    }

    @Test func aFailureIsAnIssueOfTheTest() {
        withKnownIssue {
            expect(1) == 2
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["expected to equal 2, got 1"]
                && issue.sourceLocation?.fileName == "SwiftTestingTests.swift"
        }
    }

    /// All 60 tests wait at the same time. If a failure went to the wrong test, the issue counts of both tests would be wrong.
    @Test(arguments: 0..<60) func eachTestGetsItsOwnFailures(number: Int) async {
        let count = Lock(0)
        await withKnownIssue {
            await expect(number).toEventually(equal(-number - 1), timeout: .milliseconds(50))
        } matching: { issue in
            count.withLock { $0 += 1 }
            return issue.comments.first?.rawValue.hasPrefix(
                "expected to eventually equal \(-number - 1), got \(number) ("
            ) == true
        }
        #expect(count.withLock { $0 } == 1)
        await expect(number).toEventually(equal(number))
    }

    /// A test also owns the failures in a task that it starts and awaits.
    @Test func aFailureInATaskOfTheTest() async {
        await withKnownIssue {
            await Task { expect(1) == 2 }.value
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["expected to equal 2, got 1"]
        }
    }

    @Test func theSyncFormsWaitToo() {
        withKnownIssue {
            expect(1).toEventually(equal(2), timeout: .milliseconds(5))
            waitUntil(timeout: .milliseconds(5)) { _ in }
        }
    }
}

/// A failed requirement is an issue, and the error that ends the test is another one. This trait filters out the second issue.
@Suite(.filterIssues { !($0.error is RequirementFailure) })
struct RequirementOnceTests {
    @Test func theErrorThatEndsTheTestIsNoIssue() throws {
        throw RequirementFailure(message: "recorded before")
    }
}
