import SpecEvents
import XCTest

@testable import SpecRunner

final class FilterCheckTests: XCTestCase {
    private let examples = ["adds", "awaits"].map { name in
        ExampleIdentity(identifier: "M.GreenSpec/\(name)", names: ["arithmetic", name], location: nil)
    }

    func testTheFiltersThatMatchNothingAreFound() {
        XCTAssertEqual(
            FilterCheck.unmatched(["adds", "subtracts", "^GreenSpec", "x$"], in: examples),
            ["subtracts", "x$"]
        )
        XCTAssertEqual(FilterCheck.unmatched(["adds", "awaits"], in: examples), [])
    }

    func testOneFilterAloneAndAnEmptyListHaveMessagesOfTheirOwn() {
        XCTAssertEqual(FilterCheck.unmatched(["subtracts"], in: examples), [])
        XCTAssertEqual(FilterCheck.unmatched(["adds", "subtracts"], in: []), [])
    }
}

/// The runner prints what it found.
final class UnmatchedFilterTests: RunnerProcessTestCase {
    func testAFilterThatMatchesNothingBesideOthersIsNamed() throws {
        try runner.start("Green", ["--filter", "adds", "--filter", "subtracts", "--list"])
        let result = runner.result()
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "warning: --filter subtracts matches no example\n")
    }
}
