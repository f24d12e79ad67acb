import SpecEvents
import Expect
import Testing

/// Expectations in tests of Swift Testing, which run in parallel and in one process.
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

    /// All of them wait at once; a failure that went to another test would be one too many there and one too few here.
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

    /// Work that a test starts and waits for belongs to the test too.
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

/// A failed requirement is an issue of its own, and so is the error that ends the test. With this trait that one is none.
@Suite(.filterIssues { !($0.error is RequirementFailure) })
struct RequirementOnceTests {
    @Test func theErrorThatEndsTheTestIsNoIssue() throws {
        throw RequirementFailure(message: "recorded before")
    }
}
