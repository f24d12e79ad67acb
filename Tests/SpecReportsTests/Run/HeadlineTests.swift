import SpecEvents
import XCTest

@testable import SpecReports

final class HeadlineTests: XCTestCase {
    private func headline(_ message: String) -> String { RecordedFailure(message: message, location: nil).headline }

    func testADescriptionIsFollowedByWhatWasExpected() {
        XCTAssertEqual(headline("the cart\nexpected to equal 2, got 1\n  more"), "the cart: expected to equal 2, got 1")
    }

    func testOtherwiseItIsTheFirstLine() {
        XCTAssertEqual(headline("expected to equal 2, got 1\n  [0]: missing 1"), "expected to equal 2, got 1")
        XCTAssertEqual(headline("no"), "no")
        XCTAssertEqual(headline(""), "")
    }
}
