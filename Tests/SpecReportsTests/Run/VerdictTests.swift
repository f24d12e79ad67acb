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

    func testEachVerdictHasItsWordAndMark() {
        XCTAssertEqual(
            Verdict.allCases.map { "\($0.mark) \($0.word)" },
            [
                "✓ passed", "↻ flaky", "≈ known issue", "– skipped", "✗ failed", "✗ crashed", "✗ timed out", "✗ exited",
            ]
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
        XCTAssertEqual(result(.exited).endInWords, "exited: nobody knows why")
        XCTAssertNil(result(.failed) { $0.reason = "r" }.endInWords)
        XCTAssertNil(result(.passed) { $0.reason = "r" }.endInWords)
        XCTAssertNil(result(.skipped) { $0.reason = "r" }.endInWords)
    }
}

final class TallyTests: XCTestCase {
    private func tally(_ verdicts: Verdict...) -> Tally {
        var tally = Tally()
        verdicts.forEach { tally.count($0) }
        return tally
    }

    func testItCounts() {
        let tally = tally(.passed, .failed, .passed, .timedOut, .knownIssue)
        XCTAssertEqual(Verdict.allCases.map { tally[$0] }, [2, 0, 1, 0, 1, 0, 1, 0])
        XCTAssertEqual(tally.total, 5)
        XCTAssertEqual(tally.failures, 2)
        XCTAssertEqual(Tally().total, 0)
        XCTAssertEqual(Tally().failures, 0)
        for verdict in Verdict.allCases {
            XCTAssertEqual(self.tally(verdict).failures, verdict.isFailure ? 1 : 0, "\(verdict)")
        }
    }

    func testItAdds() {
        var sum = tally(.passed, .flaky)
        sum.add(tally(.passed, .crashed))
        XCTAssertEqual(sum, tally(.passed, .passed, .flaky, .crashed))
        XCTAssertNotEqual(sum, tally(.passed, .flaky, .crashed))
    }

    func testItTellsInWordsWhatIsThere() {
        let tally = tally(.exited, .passed, .knownIssue, .knownIssue, .skipped, .flaky)
        XCTAssertEqual(tally.words(), ["1 passed", "1 flaky", "2 known issues", "1 skipped", "1 exited"])
        XCTAssertEqual(tally.words(leavingOut: [.passed, .exited]), ["1 flaky", "2 known issues", "1 skipped"])
        XCTAssertEqual(self.tally(.knownIssue).words(), ["1 known issue"])
        XCTAssertEqual(Tally().words(), [])
    }

    func testANumberAndItsNoun() {
        XCTAssertEqual([0, 1, 2].map { counted($0, "example") }, ["0 examples", "1 example", "2 examples"])
    }
}

final class PathsTests: XCTestCase {
    func testPathsAreWrittenFromTheFolderOn() {
        let paths = Paths(baseFolder: "/work/app")
        XCTAssertEqual(paths.short("/work/app/Specs/A.swift"), "Specs/A.swift")
        XCTAssertEqual(paths.short("/work/apple/A.swift"), "/work/apple/A.swift")
        XCTAssertEqual(paths.short("/work/app"), "/work/app")
        XCTAssertEqual(paths.short("A.swift"), "A.swift")
        XCTAssertEqual(paths.text(CodeLocation(file: "/work/app/A.swift", line: 3)), "A.swift:3")
    }

    func testAnEmptyFolderShortensNothing() {
        XCTAssertEqual(Paths(baseFolder: "").short("/A.swift"), "/A.swift")
        XCTAssertEqual(Paths(baseFolder: "").text(CodeLocation(file: "/A.swift", line: 3)), "/A.swift:3")
    }
}

final class PaletteTests: XCTestCase {
    func testColours() {
        let palette = Palette.coloured
        XCTAssertEqual(palette.red("a"), "\u{1B}[31ma\u{1B}[0m")
        XCTAssertEqual(palette.green("a"), "\u{1B}[32ma\u{1B}[0m")
        XCTAssertEqual(palette.yellow("a"), "\u{1B}[33ma\u{1B}[0m")
        XCTAssertEqual(palette.dim("a"), "\u{1B}[2ma\u{1B}[0m")
        XCTAssertEqual(palette.bold("a"), "\u{1B}[1ma\u{1B}[0m")
        XCTAssertEqual(palette.red(""), "")
        XCTAssertEqual(Palette.plain.red("a"), "a")
    }
}
