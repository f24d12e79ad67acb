import QuickNimble

/// `waitUntil` that blocks its thread.
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

    func testDoneIsCalled() {
        waitUntil { done in done() }
        waitUntil { done in onMainQueueSoon { done() } }
    }

    func testDoneIsNotCalled() {
        failing("expected to eventually have called done, got false") {
            waitUntil(timeout: .milliseconds(40)) { _ in return }
        }
    }

    func testDoneIsCalledTooLate() {
        let isWaiting = Guarded(true)
        failing("expected to eventually have called done, got false") {
            waitUntil(timeout: .milliseconds(10)) { done in
                DispatchQueue.global().async {
                    Thread.sleep(forTimeInterval: 0.1)
                    done()
                    isWaiting.set(false)
                }
            }
        }
        repeat { RunLoop.main.run(until: Date().addingTimeInterval(0.05)) } while isWaiting.value
    }

    func testAFailureInTheClosure() {
        failing("expected to equal 2, got 1") {
            waitUntil { done in
                Thread.sleep(forTimeInterval: 0.02)
                expect(1).to(equal(2))
                done()
            }
        }
    }

    func testAClosureThatStallsTheThread() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            waitUntil(timeout: .milliseconds(20)) { done in
                Thread.sleep(forTimeInterval: 0.3)
                done()
            }
        }
        expect(recorder.assertions.map(\.message.stringValue))
            .to(elementsEqual(match("called it after 0.\\d\\d s, later than the timeout of 0.02 s")))
    }

    func testDoneIsCalledTwice() {
        failing("expected done to be called once, it was called again") {
            waitUntil { done in
                onMainQueueSoon {
                    done()
                    done()
                }
            }
            RunLoop.main.run(until: Date().addingTimeInterval(0.05))
        }
    }

    func testWaitingAndPollingTogether() {
        waitUntil(timeout: .seconds(2)) { done in
            var value = 0
            onMainQueueSoon { value = 1 }
            expect(value).toEventually(equal(1))
            done()
        }
    }

    func testManyWaitsInARowAtLinesOfOnesOwn() {
        for index in 0..<100 {
            waitUntil(line: UInt(index)) { done in
                DispatchQueue(label: "wait \(index)").async { done() }
            }
        }
    }

    func testOnAnotherThread() {
        let isDone = Guarded(false)
        DispatchQueue.global().async {
            waitUntil { done in done() }
            isDone.set(true)
        }
        expect(isDone.value).toEventually(beTruthy())
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
