import QuickNimble

/// The async form of `waitUntil`.
final class AwaitedWaitUntilTests: XCTestCase {
    func testADefaultTimeoutOfOnesOwn() async {
        defer { PollingDefaults.timeout = .seconds(1) }
        let recorder = AssertionRecorder()
        await withAssertionHandler(recorder) {
            for timeout in [Duration.milliseconds(20), .seconds(60)] {
                PollingDefaults.timeout = timeout
                await waitUntil { done in
                    try! await Task.sleep(nanoseconds: 200_000_000)
                    done()
                }
            }
        }
        expect(recorder.assertions.filter { !$0.success }.map(\.message.stringValue))
            .to(elementsEqual(match("called it after 0.\\d\\d s, later than the timeout of 0.02 s")))
    }

    func testAPlaceOfOnesOwn() async {
        let recorder = AssertionRecorder()
        await withAssertionHandler(recorder) {
            await waitUntil(timeout: .milliseconds(5), fileID: "A/B.swift", file: "B.swift", line: 12, column: 3) {
                _ in
            }
            await waitUntil(timeout: .milliseconds(5), file: "C.swift", line: 13) { _ in await Task.yield() }
        }
        expect(recorder.assertions.map(\.location.description)) == ["B.swift:12", "C.swift:13"]
    }
}
