import SpecEvents
import XCTest

final class FailureOwnerTests: XCTestCase {
    /// An owner that implements only the required members.
    private final class Owner: FailureOwner {
        private let kept = Lock<[RecordedFailure]>([])
        var failures: [RecordedFailure] { kept.withLock { $0 } }

        func record(_ failure: RecordedFailure) {
            kept.withLock { $0.append(failure) }
        }
    }

    private func fail(_ message: String) {
        CurrentFailureOwner.value?.record(RecordedFailure(message: message, location: nil))
    }

    func testWhatAnOwnerDoesByDefault() {
        let owner = Owner()
        XCTAssertFalse(owner.acceptSkip("why"))
        owner.recordPass(at: CodeLocation(file: "/A.swift", line: 1))
        XCTAssertEqual(owner.failures, [])
    }

    func testThereIsNoOwnerByDefault() {
        XCTAssertNil(CurrentFailureOwner.value)
    }

    func testAnInnerOwnerTakesTheFailures() {
        let (outer, inner) = (Owner(), Owner())
        CurrentFailureOwner.$value.withValue(outer) {
            fail("a")
            CurrentFailureOwner.$value.withValue(inner) { fail("b") }
            fail("c")
        }
        fail("d")
        XCTAssertEqual(outer.failures.map(\.message), ["a", "c"])
        XCTAssertEqual(inner.failures.map(\.message), ["b"])
    }

    func testTheOwnerBelongsToTheTask() async {
        let owners = (0..<4).map { _ in Owner() }
        await withTaskGroup(of: Void.self) { group in
            for (number, owner) in owners.enumerated() {
                group.addTask {
                    await CurrentFailureOwner.$value.withValue(owner) {
                        await Task.yield()
                        CurrentFailureOwner.value?.record(RecordedFailure(message: "\(number)", location: nil))
                        // A task that is created here inherits the owner.
                        await Task {
                            CurrentFailureOwner.value?.record(RecordedFailure(message: "child", location: nil))
                        }.value
                    }
                }
            }
        }
        for (number, owner) in owners.enumerated() {
            XCTAssertEqual(owner.failures.map(\.message), ["\(number)", "child"])
        }
    }
}
