import SpecEvents
import XCTest

@testable import SpecReports

final class VerdictTests: XCTestCase {
    private func result(_ status: ExampleResult.Status, _ change: (inout ExampleResult) -> Void = { _ in })
        -> ExampleResult
    {
        var result = ExampleResult(status: status, duration: 0)
        change(&result)
        return result
    }

    func testEachResultHasItsVerdict() {
        let failure = RecordedFailure(message: "no", location: nil)
        XCTAssertEqual(result(.passed).verdict, .passed)
        XCTAssertEqual(result(.passed) { $0.earlierAttempts = [[failure]] }.verdict, .flaky)
        XCTAssertEqual(result(.passed) { $0.expectedFailures = [failure] }.verdict, .knownIssue)
        let both = result(.passed) { ($0.expectedFailures, $0.earlierAttempts) = ([failure], [[failure]]) }
        XCTAssertEqual(both.verdict, .knownIssue)
        XCTAssertEqual(result(.failed) { $0.earlierAttempts = [[failure]] }.verdict, .failed)
        XCTAssertEqual(result(.failed) { $0.expectedFailures = [failure] }.verdict, .failed)
        XCTAssertEqual(result(.skipped).verdict, .skipped)
        XCTAssertEqual(result(.crashed).verdict, .crashed)
        XCTAssertEqual(result(.timedOut).verdict, .timedOut)
        XCTAssertEqual(result(.exited).verdict, .exited)
    }

    func testEachVerdictHasItsWord() {
        XCTAssertEqual(
            Verdict.allCases.map(\.word),
            ["passed", "flaky", "known issue", "skipped", "failed", "crashed", "timed out", "exited"]
        )
        XCTAssertEqual(Verdict.allCases.filter(\.isFailure), [.failed, .crashed, .timedOut, .exited])
    }

    func testHowOftenItRan() {
        XCTAssertEqual(result(.passed).attemptCount, 1)
        XCTAssertEqual(result(.passed) { $0.earlierAttempts = [] }.attemptCount, 1)
        XCTAssertEqual(result(.failed) { $0.earlierAttempts = [[], []] }.attemptCount, 3)
    }

    func testTheEndOfWhatDidNotEndByItself() {
        XCTAssertEqual(result(.crashed) { $0.reason = "by a signal" }.endInWords, "crashed: by a signal")
        XCTAssertEqual(result(.timedOut) { $0.reason = "after 3 s" }.endInWords, "timed out: after 3 s")
        XCTAssertEqual(result(.exited).endInWords, "exited: the reason is unknown")
        XCTAssertNil(result(.failed) { $0.reason = "r" }.endInWords)
        XCTAssertNil(result(.passed) { $0.reason = "r" }.endInWords)
        XCTAssertNil(result(.skipped) { $0.reason = "r" }.endInWords)
    }
}
