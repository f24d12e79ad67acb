import QuickNimble
import SpecEvents
import XCTest

final class GatherExpectationsTests: XCTestCase {
    func testPassedAndFailedExpectationsAreGathered() {
        let line: UInt = #line + 2
        let records = gatherExpectations(silently: true) {
            expect(1) == 1
            expect(1).to(equal(2))
            expect(1).toEventually(equal(1))
        }
        XCTAssertEqual(records.map(\.success), [true, false, true])
        XCTAssertEqual(records.map(\.message.stringValue), ["", "expected to equal 2, got 1", ""])
        XCTAssertEqual(records.map(\.location), (0..<3).map { SourceLocation(file: #filePath, line: line + $0) })
        XCTAssertEqual(
            records.dropFirst().first.map { "\($0)" },
            "AssertionRecord { success=false, message='expected to equal 2, got 1', location=\(#filePath):\(line + 1) }"
        )
    }

    func testFailuresReachTheTestUnlessGatheredSilently() {
        var gathered: [AssertionRecord] = []
        let failures = gatherFailures {
            gathered = gatherFailingExpectations {
                expect(1) == 2; expect(1) == 1
            }
            gathered += gatherFailingExpectations(silently: true) { expect(1) == 3 }
        }
        XCTAssertEqual(failures.map(\.message), ["expected to equal 2, got 1"])
        XCTAssertEqual(
            gathered.map(\.message.stringValue),
            ["expected to equal 2, got 1", "expected to equal 3, got 1"]
        )
    }

    func testAHandlerReceivesWhatTheTestDoesNot() {
        struct Trouble: Error {}
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect(1) == 2
            try require(1) == 3
            expect(1) == 4
        }
        withAssertionHandler(recorder) { throw Trouble() }
        XCTAssertEqual(
            recorder.assertions.map(\.message.stringValue),
            ["expected to equal 2, got 1", "expected to equal 3, got 1", "threw Trouble()"]
        )
        recorder.assertions = []
        XCTAssertEqual(recorder.assertions.count, 0)
    }

    func testASkipIsTheExamples() async {
        final class Owner: FailureOwner {
            let reasons = Lock<[String]>([])
            func record(_ failure: RecordedFailure) {}
            func acceptSkip(_ reason: String) -> Bool {
                reasons.withLock { $0.append(reason) }
                return true
            }
        }
        let (owner, recorder) = (Owner(), AssertionRecorder())
        CurrentFailureOwner.$value.withValue(owner) {
            withAssertionHandler(recorder) { throw XCTSkip("no network") }
        }
        await CurrentFailureOwner.$value.withValue(owner) {
            await withAssertionHandler(recorder) {
                await Task.yield()
                throw XCTSkip("no server")
            }
        }
        XCTAssertEqual(owner.reasons.withLock(\.self), ["no network", "no server"])
        XCTAssertEqual(recorder.assertions.count, 0)
    }

    func testCodeThatAwaits() async {
        func one() async -> Int { 1 }
        let recorder = AssertionRecorder()
        await withAssertionHandler(recorder) { await expect { await one() } == 2 }
        let records = await gatherExpectations(silently: true) { await expect { await one() } == 1 }
        let failing = await gatherFailingExpectations(silently: true) { await expect { await one() } == 3 }
        XCTAssertEqual((recorder.assertions + records + failing).map(\.success), [false, true, false])
    }
}
