import SpecEvents
import XCTest

@testable import SpecRunner

final class OtherTestsTextTests: XCTestCase {
    func testTheFrameworksThatHaveTestsAreNamed() {
        XCTAssertNil(OtherTests().text)
        XCTAssertEqual(OtherTests(xctest: 1).text, "Not among them: 1 test of XCTest. `swift test` runs them.")
        XCTAssertEqual(
            OtherTests(swiftTesting: 6).text,
            "Not among them: 6 tests of Swift Testing. `swift test` runs them."
        )
        XCTAssertEqual(
            OtherTests(xctest: 3, swiftTesting: 1).text,
            "Not among them: 3 tests of XCTest and 1 of Swift Testing. `swift test` runs them."
        )
    }
}
