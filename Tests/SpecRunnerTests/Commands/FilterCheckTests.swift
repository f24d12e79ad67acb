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

    func testASearchThatTakesTooLongFindsNothing() {
        let long = ExampleIdentity(identifier: "M.C/a", names: [String(repeating: "a", count: 14) + "!"], location: nil)
        XCTAssertEqual(FilterCheck.unmatched(["b", "(a+)+$"], in: [long], within: .milliseconds(0)), [])
    }
}

/// The runner prints a warning about each filter that matches nothing.
final class UnmatchedFilterTests: RunnerProcessTestCase {
    func testAFilterThatMatchesNothingBesideOthersIsNamed() throws {
        try runner.start("Green", ["--filter", "adds", "--filter", "subtracts", "--list"])
        let result = runner.result()
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "warning: --filter subtracts matches no example\n")
    }
}
