import SpecEvents
import XCTest

@testable import Spec

final class ThrownFailureTests: XCTestCase {
    private enum Broken: Error { case here }

    private struct Explained: SelfExplainingError, CustomStringConvertible { var description = "a sentence" }

    private let place = CodeLocation(file: "/p/Spec.swift", line: 5)

    private func failure(
        _ error: any Error = Broken.here,
        from lines: [(String, Int)] = [],
        hook: String? = nil,
        step: String? = nil
    ) -> RecordedFailure {
        let locations = lines.map { CodeLocation(file: $0, line: $1) }
        return RecordedFailure(thrown: error, from: locations, hook: hook, step: step, at: place)
    }

    func testWithoutLinesItIsAtThePlaceOfTheHook() {
        XCTAssertEqual(failure(), RecordedFailure(message: "threw Broken.here", location: place))
    }

    func testTheHookAndTheStepAreNamed() {
        XCTAssertEqual(failure(hook: "afterEach").message, "afterEach threw Broken.here")
        XCTAssertEqual(failure(hook: "afterEach", step: "s").message, "in step “s”: afterEach threw Broken.here")
        XCTAssertEqual(failure(Explained()).message, "a sentence")
        XCTAssertEqual(
            failure(Explained(), hook: "aroundEach", step: "s").message,
            "in step “s”: aroundEach: a sentence"
        )
    }

    func testTheOutermostLineInTheFileOfTheSpecIsThePlace() {
        let inside = failure(from: [("/p/Spec.swift", 9)])
        XCTAssertEqual(inside.location?.line, 9)
        XCTAssertEqual(inside.message, "threw Broken.here")
        let helper = failure(from: [("/p/Spec.swift", 7), ("/p/Spec.swift", 9)])
        XCTAssertEqual(helper.location?.line, 9)
        XCTAssertEqual(helper.message, "threw Broken.here\nthrown at /p/Spec.swift:7")
        let below = failure(from: [("/p/Cart.swift", 3), ("/p/Shop.swift", 4), ("/p/Spec.swift", 9)])
        XCTAssertEqual(below.location?.line, 9)
        XCTAssertEqual(below.message, "threw Broken.here\nthrown at /p/Cart.swift:3")
        let elsewhere = failure(from: [("/p/Cart.swift", 3)])
        XCTAssertEqual(elsewhere.location, place)
        XCTAssertEqual(elsewhere.message, "threw Broken.here\nthrown at /p/Cart.swift:3")
    }
}
