import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// The verdict on examples that ran several times.
final class RepetitionTallyTests: SharedTestCase {
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
        XCTAssertEqual(verdict([failed, failed]), "a always fails: failed 2 of 2 times\n")
        XCTAssertEqual(verdict([failed, skipped]), "a always fails: failed 1 of 1 times\n")
        XCTAssertEqual(verdict([failed, passed, skipped]), "a is flaky: failed 1 of 2 times\n")
        XCTAssertEqual(verdict([retried, passed]), "a is flaky: failed 0, passed on a retry 1 of 2 times\n")
        XCTAssertEqual(verdict([retried, failed]), "a is flaky: failed 1, passed on a retry 1 of 2 times\n")
    }

    func testTheVerdictOnSeveralIsSortedByTheirNames() {
        var tally = RepetitionTally()
        for name in (0..<10).map({ "\($0)" }).shuffled() {
            tally.count(ExampleIdentity(identifier: "M.C/\(name)", names: [name], location: nil), failed)
        }
        XCTAssertEqual(
            tally.verdict,
            (0..<10).map { "\($0) always fails: failed 1 of 1 times\n" }.joined()
        )
    }
}
