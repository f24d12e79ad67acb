import SpecEvents
import XCTest

@testable import SpecReports

final class StepOrderTests: XCTestCase {
    func testStepsStandInTheOrderInWhichTheyBegan() {
        var result = ExampleResult(status: .passed, duration: 0)
        XCTAssertEqual(result.stepsAsBegun, [])
        // The steps are a { b { c } d } e { f }. Each step ends where its brace closes.
        result.steps = [("c", 2), ("b", 1), ("d", 1), ("a", 0), ("f", 1), ("e", 0)].map {
            ExampleStep(name: $0.0, level: $0.1, duration: 0, hasFailed: false)
        }
        XCTAssertEqual(result.stepsAsBegun.map(\.name), ["a", "b", "c", "d", "e", "f"])
    }

    func testStepsWhoseOuterOneNeverEndedAreKept() {
        var result = ExampleResult(status: .passed, duration: 0)
        result.steps = [("b", 1), ("c", 1)].map {
            ExampleStep(name: $0.0, level: $0.1, duration: 0, hasFailed: false)
        }
        XCTAssertEqual(result.stepsAsBegun.map(\.name), ["b", "c"])
    }
}
