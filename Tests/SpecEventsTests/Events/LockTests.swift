import SpecEvents
import XCTest

final class LockTests: XCTestCase {
    func testOneThreadAtATimeChangesTheValue() {
        let lock = Lock(0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 { lock.withLock { $0 += 1 } }
        }
        XCTAssertEqual(lock.withLock { $0 }, 8_000)
    }

    func testAnErrorLeavesItOpen() {
        struct Refused: Error {}
        let lock = Lock("a")
        XCTAssertThrowsError(
            try lock.withLock { value in
                value = "b"
                throw Refused()
            }
        )
        XCTAssertEqual(lock.withLock { $0 }, "b")
    }

    func testItReleasesItsValue() {
        final class Kept: Sendable {}
        weak var reference: Kept?
        do {
            let lock = Lock(Kept())
            reference = lock.withLock { $0 }
            XCTAssertNotNil(reference)
        }
        XCTAssertNil(reference)
    }
}
