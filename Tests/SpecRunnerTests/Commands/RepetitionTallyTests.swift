import SpecEvents
import XCTest

@testable import SpecRunner

/// The verdict on an example that ran several times.
final class RepetitionTallyTests: XCTestCase {
    private func verdict(_ results: [ExampleResult]) -> String {
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil)
        var tally = RepetitionTally()
        results.forEach { tally.count(example, $0) }
        return tally.verdict
    }

    private let passed = ExampleResult(status: .passed, duration: 0)
    private let failed = ExampleResult(status: .failed, duration: 0)
    private let skipped = ExampleResult(status: .skipped, duration: 0)
    private var retried: ExampleResult {
        var result = passed
        result.earlierAttempts = [[]]
        return result
    }

    func testTheVerdict() {
        let allIsWell = "Every example passed every time, at its first attempt.\n"
        XCTAssertEqual(verdict([passed, passed]), allIsWell)
        XCTAssertEqual(verdict([skipped, skipped]), allIsWell)
        XCTAssertEqual(
            verdict([failed, failed]),
            "Of 1 example that ran, 1 always fails:\na always fails: failed 2 of 2 times\n"
        )
        XCTAssertEqual(
            verdict([failed, skipped]),
            "Of 1 example that ran, 1 always fails:\na always fails: failed 1 of 1 times\n"
        )
        XCTAssertEqual(
            verdict([failed, passed, skipped]),
            "Of 1 example that ran, 1 is flaky:\na is flaky: failed 1 of 2 times\n"
        )
        XCTAssertEqual(
            verdict([retried, passed]),
            "Of 1 example that ran, 1 is flaky:\na is flaky: failed 0, passed on a retry 1 of 2 times\n"
        )
        XCTAssertEqual(
            verdict([retried, failed]),
            "Of 1 example that ran, 1 is flaky:\na is flaky: failed 1, passed on a retry 1 of 2 times\n"
        )
    }

    func testTheVerdictOnSeveralIsSortedByTheirNames() {
        var tally = RepetitionTally()
        for name in (0..<10).map({ "\($0)" }).shuffled() {
            tally.count(ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil), failed)
        }
        XCTAssertEqual(
            tally.verdict,
            "Of 10 examples that ran, 10 always fail:\n"
                + (0..<10).map { "\($0) always fails: failed 1 of 1 times\n" }.joined()
        )
    }

    func testTheVerdictCountsFlakyAndBrokenExamples() {
        for (flaky, broken, heading) in [
            (1, 2, "Of 4 examples that ran, 1 is flaky and 2 always fail:\n"),
            (2, 1, "Of 4 examples that ran, 2 are flaky and 1 always fails:\n"),
            (0, 1, "Of 2 examples that ran, 1 always fails:\n"), (2, 0, "Of 3 examples that ran, 2 are flaky:\n"),
        ] {
            var tally = RepetitionTally()
            for number in 0...(flaky + broken) {
                let example = ExampleIdentity(identifier: "M.C/\(number)", names: ["\(number)"], location: nil)
                tally.count(example, number > 0 ? failed : passed)
                tally.count(example, number > flaky ? failed : passed)
            }
            XCTAssertTrue(tally.verdict.hasPrefix(heading), tally.verdict)
        }
    }
}
