import TestSupport
import VirtualTime
import XCTest

@testable import Properties
@testable import Spec

final class DrawnScheduleTests: SharedTestCase {
    func testItsOrderEndsWithIt() {
        onMain {
            var runs = 0
            let results = runInner {
                it("runs", .cases(3), forAll: .int) { _ in
                    try await withDrawnSchedule {
                        runs += 1
                        await Task.yield()
                    }
                    XCTAssertNil(followTaskOrder(nil))
                }
            }
            XCTAssertEqual(results.messages, [])
            XCTAssertEqual(runs, 3)
        }
    }

    func testOutsideAPropertyItFailsAndRunsNothing() {
        onMain {
            let results = runInner {
                it("runs") { try await withDrawnSchedule { XCTFail("ran") } }
            }
            XCTAssertEqual(
                results.messages,
                [
                    """
                    `withDrawnSchedule` outside a property
                    It speaks of a case, and no case is running.
                    Fix: call it from an `it` with `forAll:`, from an `it` in a group with `forAll:`, or from their hooks.
                    """
                ]
            )
        }
    }
}
