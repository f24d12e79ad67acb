import Expect
import SpecEvents
import TestSupport
import VirtualTime
import XCTest

@testable import Spec

/// The messages of an example that exceeds its time limit while it waits.
final class TimeLimitMessageTests: XCTestCase {
    func testItSaysWhatItWasWaitingFor() {
        let line = #line + 2
        let inner = runInner {
            it("waits", .timeLimit(.milliseconds(300))) {
                await step("load") {
                    await expect(1).toEventually(equal(2), timeout: .seconds(60))
                }
            }
        }
        assertList(
            inner.messages.map { $0.replacing(/looked \d+ times in \d+\.\d\d s/, with: "looked N times in T") },
            "in step “load”: expected to eventually equal 2, got 1 (the task was cancelled; looked N times in T)",
            "took longer than its time limit of 0.30 s in step “load”, and was cancelled"
        )
        XCTAssertEqual(inner.lines, [line + 2, line])
    }

    func testItSaysWhatVirtualTimeWaitsFor() {
        let time = VirtualTime()
        let line = #line + 4
        let inner = runInner {
            it("is not advanced", .timeLimit(.milliseconds(300))) {
                try await withDeterministicTasks {
                    try await time.clock.sleep(for: .seconds(3))
                }
            }
        }
        assertList(
            inner.messages.map { $0.replacing(#filePath, with: "FILE") },
            """
            took longer than its time limit of 0.30 s, and was cancelled
              virtual time stands at 0 s, and this is pending:
                a sleep, due at 3 s, begun at 0 s at FILE:\(line)
            """
        )
        XCTAssertEqual(inner.lines, [line - 2])
    }
}
