import XCTest

@testable import SpecReports

final class GateTests: HistoryTestCase {
    private func problem(_ text: String, _ history: History) throws -> String? {
        try XCTUnwrap(Gate(text)).problem(in: history)
    }

    func testConditions() {
        for text in [
            "flaky > 2 %", "flaky>0%", "flaky > 1.5%", "slower > 2x", "slower > 1x", "slower>1.5 x", " new  failures ",
        ] { XCTAssertNotNil(Gate(text), text) }
        for text in [
            "", "flaky", "flaky > 2", "flaky < 2 %", "flaky > 100 %", "slower > 0.5x", "slower > x", "new failure",
            "failures",
        ] { XCTAssertNil(Gate(text), text) }
    }

    func testFlakyExamples() throws {
        let history = history("aab", ["x": "pfp", "y": "ppp", "z": "ppp", "gone": "fp."])
        XCTAssertNil(try problem("flaky > 34 %", history))
        XCTAssertNil(try problem("flaky > 50 %", self.history("aa", ["x": "pf", "y": "pp"])), "not more")
        XCTAssertEqual(
            try problem("flaky > 33%", history),
            """
            --fail-on 'flaky > 33%': 1 of 3 examples (33.3 %) flickered in the last 3 runs:
              x: 1 time
            """
        )
    }

    func testSlowExamples() throws {
        let history = history(
            "aaab",
            ["x": "pppp", "y": "pppp"],
            durations: ["x": [10, 10, 10, 25], "y": [10, 10, 10, 20]]
        )
        XCTAssertNil(try problem("slower > 2.5x", history))
        XCTAssertEqual(
            try problem("slower > 2x", history),
            """
            --fail-on 'slower > 2x': 1 example took longer than usual by more than that:
              x: 0.025 s, usually 0.010 s
            """
        )
        XCTAssertTrue(try problem("slower > 1.5x", history)?.contains("2 examples") ?? false)
    }

    func testNewFailures() throws {
        XCTAssertNil(try problem("new failures", history("ab", ["x": "ff", "y": "fp"])))
        let names = (1...12).map { "\($0 + 10)" }
        let many = Dictionary(uniqueKeysWithValues: names.map { ($0, "pf") })
        XCTAssertEqual(
            try problem("new failures", history("ab", many)),
            "--fail-on 'new failures': 12 examples failed, and not when last run before:\n  "
                + (names.prefix(10) + ["and 2 more"]).joined(separator: "\n  ")
        )
    }
}
