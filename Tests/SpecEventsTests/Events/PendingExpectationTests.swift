import SpecEvents
import XCTest

final class PendingExpectationTests: XCTestCase {
    func testTheWording() {
        let location = CodeLocation(file: "A.swift", line: 4)
        let pending = PendingExpectation(function: "expecta", location: location)
        XCTAssertEqual(
            pending.failure,
            RecordedFailure(
                message: """
                    `expecta` without a matcher
                    `expecta(…)` alone checks nothing: its test passes whatever the value is.
                    Fix: add what you expect, such as `.to(equal(3))` or `== 3`; if nothing, remove the `expecta(…)`.
                    """,
                location: location
            )
        )
    }
}
