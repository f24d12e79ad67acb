import Expect
import TestSupport
import XCTest

final class AlwaysTests: XCTestCase {
    func testWhatAlwaysMatchesPasses() {
        expect(1).toAlways(equal(1), until: .milliseconds(10))
    }

    func testTheFirstMismatchFails() {
        let looks = Looks()
        assertList(
            withoutNumbers(messages { expect(looks.look()).toAlways(beLessThan(3), until: .seconds(60)) }),
            "expected to always be less than 3, got 3 (looked N times in T)\n"
                + "  on the way: 1 after T, 2 after T, 3 after T"
        )
    }

    func testNilFailsAtOnce() {
        XCTAssertEqual(
            withoutNumbers(messages { expect(nil as Int?).toAlways(beLessThan(3), until: .seconds(60)) }),
            ["expected to always be less than 3, got nil (looked once in T)"]
        )
    }
}
