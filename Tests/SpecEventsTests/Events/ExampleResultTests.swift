import SpecEvents
import XCTest

final class ExampleResultTests: XCTestCase {
    private func result(_ status: ExampleResult.Status) -> ExampleResult { ExampleResult(status: status, duration: 0) }

    func testWhatMakesARunRed() {
        for status in [ExampleResult.Status.passed, .skipped] { XCTAssertFalse(result(status).isFailure, "\(status)") }
        for status in [ExampleResult.Status.failed, .crashed, .timedOut, .exited] {
            XCTAssertTrue(result(status).isFailure, "\(status)")
        }
    }

    func testPassingAtALaterAttemptIsFlaky() {
        var passed = result(.passed)
        XCTAssertFalse(passed.isFlaky)
        passed.earlierAttempts = [[RecordedFailure(message: "no", location: nil)]]
        XCTAssertTrue(passed.isFlaky)
        var failed = result(.failed)
        failed.earlierAttempts = passed.earlierAttempts
        XCTAssertFalse(failed.isFlaky)
    }

    func testAnExampleThatHasToFailIsAKnownIssue() {
        var passed = result(.passed)
        XCTAssertFalse(passed.isKnownIssue)
        passed.expectedFailures = [RecordedFailure(message: "no", location: nil)]
        XCTAssertTrue(passed.isKnownIssue)
    }

    func testAResultHasWhatItIsMadeOf() {
        let failure = RecordedFailure(message: "no", location: CodeLocation(file: "/A.swift", line: 1))
        let result = ExampleResult(status: .failed, duration: 2, failures: [failure], reason: "r", output: ["o"])
        XCTAssertEqual(result.status, .failed)
        XCTAssertEqual(result.duration, 2)
        XCTAssertEqual(result.failures, [failure])
        XCTAssertEqual(result.reason, "r")
        XCTAssertEqual(result.output, ["o"])
        XCTAssertEqual(self.result(.passed).failures, [])
        XCTAssertNil(self.result(.passed).reason)
        XCTAssertNil(self.result(.passed).output)
    }

    func testTheTextOfAnAttachment() {
        func text(_ mediaType: String) -> String? {
            ExampleAttachment(name: "a", mediaType: mediaType, content: Data("день".utf8)).text
        }
        XCTAssertEqual(text("text/plain"), "день")
        XCTAssertEqual(text("text/html; charset=utf-8"), "день")
        XCTAssertEqual(text("application/json"), "день")
        XCTAssertNil(text("application/octet-stream"))
        XCTAssertNil(text("image/png"))
        XCTAssertNil(text("text"))
        XCTAssertEqual(ExampleAttachment(name: "a", mediaType: "text/x", content: Data([0xFF])).text, "\u{FFFD}")
    }

    func testWhyAnExampleDidNotRun() {
        XCTAssertEqual(SkipReason.stoppedAtFirstFailure, "stopped at the first failure")
        XCTAssertEqual(
            SkipReason.failedBefore("a session › logs in"),
            "“a session › logs in” failed before it in its ordered group"
        )
    }

    func testTheOwnerOfFailuresBelongsToItsTask() async {
        final class Owner: FailureOwner {
            func record(_ failure: RecordedFailure) {}
        }
        XCTAssertNil(CurrentFailureOwner.value)
        let owner = Owner()
        await CurrentFailureOwner.$value.withValue(owner) {
            XCTAssertTrue(CurrentFailureOwner.value === owner)
            await Task { XCTAssertTrue(CurrentFailureOwner.value === owner) }.value
            await Task.detached { XCTAssertNil(CurrentFailureOwner.value) }.value
        }
        XCTAssertNil(CurrentFailureOwner.value)
    }
}
