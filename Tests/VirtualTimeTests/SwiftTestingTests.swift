import Dispatch
import Expect
import Testing
import VirtualTime

/// These tests run in parallel with other Swift Testing tests.
struct SwiftTestingTests {
    @Test func aSyncClosureDoesNotMixWithTheTasksOfAnotherTest() async throws {
        try await withDeterministicTasks {
            let other = Task.detached { @MainActor in try withDeterministicTasks {} }
            let result = await other.result
            #expect(throws: VirtualTimeError.self) { try result.get() }
        }
    }

    @Test(arguments: 1...4) func asyncTestsThatRunSideBySideDoNotMix(number: Int) async throws {
        let example = HoppingExample()
        try await withDeterministicTasks {
            example.start()
            await example.time.advance(by: .seconds(1))
            example.journal.write("one second")
            await example.time.advance(by: .seconds(1))
        }
        #expect(example.journal.entries == HoppingExample.expected)
    }

    @Test func anExpectationThatFailsSaysWhatIsPending() async throws {
        try await withDeterministicTasks {
            let time = VirtualTime()
            time.queue.asyncAfter(deadline: time.queue.currentTime + .seconds(3)) {}
            await time.advance(by: .seconds(1))
            withKnownIssue {
                expect(1) == 2
            } matching: { issue in
                issue.comments.first?.rawValue.contains("virtual time stands at 1 s, and this is pending:") == true
            }
        }
    }

    @Test func theTimeOfAnotherTestIsNotTold() {
        let time = VirtualTime()
        time.queue.async {}
        withKnownIssue {
            expect(1) == 2
        } matching: { issue in
            issue.comments.map(\.rawValue) == ["expected to equal 2, got 1"]
        }
    }
}
