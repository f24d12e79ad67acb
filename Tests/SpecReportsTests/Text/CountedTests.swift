import TestSupport
import XCTest

@testable import SpecReports

final class CountedTests: SharedTestCase {
    func testANumberAndItsNoun() {
        XCTAssertEqual([0, 1, 2].map { counted($0, "example") }, ["0 examples", "1 example", "2 examples"])
    }
}
