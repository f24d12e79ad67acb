import QuickNimble

/// The form of `waitUntil` that blocks its thread.
final class WaitUntilTests: XCTestCase {
    func testADefaultTimeoutOfOnesOwn() {
        defer { PollingDefaults.timeout = .seconds(1) }
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            for timeout in [Duration.milliseconds(20), .seconds(60)] {
                PollingDefaults.timeout = timeout
                waitUntil { done in
                    Thread.sleep(forTimeInterval: 0.2)
                    done()
                }
            }
        }
        expect(recorder.assertions.filter { !$0.success }.map(\.message.stringValue))
            .to(elementsEqual(match("called it after 0.\\d\\d s, later than the timeout of 0.02 s")))
    }

    func testWaitingAndPollingTogether() {
        waitUntil(timeout: .seconds(2)) { done in
            var value = 0
            onMainQueueSoon { value = 1 }
            expect(value).toEventually(equal(1))
            done()
        }
    }

    func testAPlaceOfOnesOwn() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            waitUntil(timeout: .milliseconds(5), fileID: "A/B.swift", file: "B.swift", line: 12, column: 3) { _ in }
            waitUntil(timeout: .milliseconds(5), file: "C.swift", line: 13) { _ in }
        }
        expect(recorder.assertions.map(\.location.description)) == ["B.swift:12", "C.swift:13"]
    }
}
