import Expect
import TestSupport
import XCTest

final class NeverTests: XCTestCase {
    func testWhatNeverMatchesPasses() {
        expect(1).toNever(equal(2), until: .milliseconds(10))
    }

    func testTheFirstMatchFails() {
        let looks = Looks()
        assertList(
            withoutNumbers(messages { expect(looks.look()).toNever(equal(3), until: .seconds(60)) }),
            "expected to never equal 3, got 3 (looked N times in T)\n"
                + "  on the way: 1 after T, 2 after T, 3 after T"
        )
    }

    func testItHoldsTheWholeTimeLong() {
        let start = ContinuousClock.now
        XCTAssertEqual(messages { expect(1).toNever(equal(2), until: .milliseconds(30)) }, [])
        XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(30))
    }

    func testAnErrorIsNothingToSee() {
        let looks = Looks()
        func value() throws -> Int {
            if looks.look() < 3 { throw Trouble.small }
            return 7
        }
        XCTAssertEqual(messages { expect { try value() }.toNever(equal(8), until: .milliseconds(20)) }, [])
        XCTAssertEqual(
            withoutNumbers(messages { expect { try trouble() as Int }.toNever(equal(7), until: .milliseconds(5)) }),
            ["expected to never equal 7, threw Trouble.small (looked N times in T)"]
        )
    }

    func testAFailedExpectationInAnExpressionThatThrowsFails() {
        func value() throws -> Int {
            expect(1) == 2
            return try trouble()
        }
        let found = messages { expect { try value() }.toNever(equal(7), until: .seconds(60)) }
        XCTAssertEqual(
            withoutNumbers(found).map { $0.replacing(/\n  .*: expected/, with: "\n  F: expected") },
            ["expected to never equal 7, threw Trouble.small (looked once in T)\n  F: expected to equal 2, got 1"]
        )
    }
}
