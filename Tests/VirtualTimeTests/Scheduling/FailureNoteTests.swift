import Expect
import SpecEvents
import VirtualTime
import XCTest

final class FailureNoteTests: XCTestCase {
    /// A stand-in for a running example.
    private final class Owner: FailureOwner {
        private let failures = Lock<[String]>([])
        var messages: [String] { failures.withLock(\.self) }
        func record(_ failure: RecordedFailure) { failures.withLock { $0.append(failure.message) } }
    }

    private func messages(_ body: () -> Void) -> [String] {
        let owner = Owner()
        CurrentFailureOwner.$value.withValue(owner, operation: body)
        return owner.messages
    }

    func testAnExpectationThatFailsSaysWhatIsPending() {
        let line = #line + 3
        let messages = messages {
            let time = VirtualTime()
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {}
            time.advance(by: .milliseconds(2_999))
            expect("loading") == "loaded"
            expect(gatherFailures { expect(1) == 2 }.first?.message.contains("this is pending")) == true
        }
        XCTAssertEqual(messages.count, 1)
        XCTAssertEqual(
            messages.first?.components(separatedBy: "\n").suffix(2),
            [
                "  virtual time stands at 2.999 s, and this is pending:",
                "    work of “queue”, due at 3 s, submitted at 0 s at \(#filePath):\(line)",
            ]
        )
    }

    func testOnlyTheFirstOfManyAreTold() {
        let messages = messages {
            let time = VirtualTime()
            for _ in 0..<8 { time.queue.async {} }
            expect(1) == 2
        }
        XCTAssertEqual(messages.first?.components(separatedBy: "\n").suffix(1), ["    and 3 more"])
    }

    func testWhereNothingIsPendingNothingIsAdded() {
        let messages = messages {
            let time = VirtualTime()
            time.queue.async {}
            time.advance(by: .zero)
            expect(1) == 2
        }
        XCTAssertEqual(messages, ["expected to equal 2, got 1"])
    }

    func testTheTimeOfAnotherExampleIsNotTold() {
        let time = VirtualTime()
        _ = messages { time.queue.async {} }
        XCTAssertEqual(messages { expect(1) == 2 }, ["expected to equal 2, got 1"])
        withExtendedLifetime(time) {}
    }

    func testTheTimeOfAnotherTestCaseIsNotTold() {
        let time = VirtualTime()
        time.queue.async {}
        FailureNotes.noteNewTest()
        XCTAssertEqual(FailureNotes.notes(forFailureOf: nil), [])
        time.queue.async {}
        XCTAssertEqual(FailureNotes.notes(forFailureOf: nil).count, 1)
    }

    func testAWaitThatFailsSaysWhatIsPending() {
        let messages = messages {
            let time = VirtualTime()
            time.queue.async {}
            expect(1).toEventually(equal(2), timeout: .milliseconds(10))
        }
        XCTAssertTrue(
            messages.first?.contains("virtual time stands at 0 s, and this is pending:") == true,
            "\(messages)"
        )
    }
}
