import Expect
import ProcessShims
import SpecEvents
import TestSupport
import XCTest

/// The looks of waits with matchers whose concrete type is known, so that the compiler can inline them.
final class LookTests: XCTestCase {
    /// A value that increases with each look.
    private final class Counter {
        private(set) var count = 0

        /// Returns 5. The first two looks fail an expectation.
        func value() -> Int {
            count += 1
            expect(self.count) >= 3
            return 5
        }

        /// Returns `nil` in the first two looks, and the number of looks after that.
        func late() -> Int? {
            count += 1
            return count < 3 ? nil : count
        }
    }

    /// Records the lines of expectations that pass.
    private final class Passes: FailureOwner {
        let lines = Lock<[Int]>([])
        func record(_ failure: RecordedFailure) {}
        func recordPass(at location: CodeLocation) { lines.withLock { $0.append(location.line) } }
    }

    func testALookInWhichAnExpectationFailsDoesNotPass() {
        let looks = (Counter(), Counter(), Counter())
        XCTAssertEqual(messages { expect(looks.0.value()).toEventually(equal(5)) }, [])
        XCTAssertEqual(messages { expect(looks.1.value()).toEventuallyNot(equal(4)) }, [])
        XCTAssertEqual(messages { expect(looks.2.value()).toEventuallyNot(beNil()) }, [])
        XCTAssertEqual([looks.0.count, looks.1.count, looks.2.count], [3, 3, 3])
    }

    /// A value whose `==` fails an expectation in the first two comparisons.
    private struct Doubtful: Equatable {
        static nonisolated(unsafe) var comparisons = 0

        static func == (left: Self, right: Self) -> Bool {
            comparisons += 1
            expect(comparisons) >= 3
            return true
        }
    }

    func testALookWhoseComparisonFailsAnExpectationDoesNotPass() {
        XCTAssertEqual(messages { expect(Doubtful()).toEventually(equal(Doubtful())) }, [])
        XCTAssertEqual(Doubtful.comparisons, 3)
    }

    func testThePassIsNotedAtTheFirstLookAndAtALaterOne() {
        let passes = Passes()
        let line = #line + 5
        process_add_pass_listeners(1)
        defer { process_add_pass_listeners(-1) }
        CurrentFailureOwner.$value.withValue(passes) {
            let late = (Counter(), Counter())
            expect(1).toEventually(equal(1))
            expect(late.0.late()).toEventually(equal(3))
            expect(1).toEventuallyNot(beNil())
            expect(late.1.late()).toEventuallyNot(beNil())
        }
        XCTAssertEqual(passes.lines.withLock { $0 }, [line, line + 1, line + 2, line + 3])
    }

    func testTheTimeCountsFromBeforeTheFirstLook() {
        var count = 0
        let found = messages {
            expect(
                { () -> Int in
                    count += 1
                    usleep(30_000)
                    return 1
                }()
            ).toEventually(equal(2), timeout: .milliseconds(20))
        }
        // The deadline has passed when the first look ends, so one more look follows.
        XCTAssertEqual(count, 2)
        XCTAssertEqual(withoutNumbers(found), ["expected to eventually equal 2, got 1 (looked N times in T)"])
    }
}
