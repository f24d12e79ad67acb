import Expect
import TestSupport
import XCTest

final class WaitUntilTests: XCTestCase {
    func testItEndsWhenDoneIsCalled() {
        waitUntil(timeout: .seconds(60)) { done in done() }
        waitUntil(timeout: .seconds(60)) { done in DispatchQueue.main.async { done() } }
        waitUntil(timeout: .seconds(60)) { done in
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done() }
        }
    }

    func testItEndsAtTheTimeout() {
        XCTAssertEqual(
            withoutNumbers(messages { waitUntil(timeout: .milliseconds(50)) { _ in } }),
            ["expected to eventually have called done, got false (looked N times in T)"]
        )
    }

    func testADescriptionStandsBeforeTheFailure() {
        let found = messages {
            waitUntil(timeout: .zero, description: "the answer") { _ in }
            waitUntilTrue(false, timeout: .zero, description: "the flag")
            waitUntilEqual(1, 2, timeout: .zero, description: "the number")
        }
        XCTAssertEqual(found.compactMap { $0.split(separator: "\n").first }, ["the answer", "the flag", "the number"])
    }

    func testASecondCallFails() {
        assertMessages("expected done to be called once, it was called again") {
            waitUntil { done in
                done()
                done()
            }
        }
    }

    func testALateSecondCallDoesNotMakeTheFirstOneLate() {
        assertMessages("expected done to be called once, it was called again") {
            waitUntil(timeout: .milliseconds(20)) { done in
                done()
                block(for: 0.15)
                done()
            }
        }
    }

    func testASecondCallOnAnotherThreadFailsTheTest() {
        let isOver = DispatchSemaphore(value: 0)
        assertMessages("expected done to be called once, it was called again") {
            waitUntil { done in
                done()
                Thread.detachNewThread {
                    done()
                    isOver.signal()
                }
                isOver.wait()
            }
        }
    }

    func testAnErrorFails() {
        assertMessages("expected to eventually have called done, threw Trouble.small") {
            waitUntil { _ in try trouble() }
        }
    }

    func testTheAsyncForm() async {
        let found = await messages {
            await waitUntil { done in
                await Task.yield()
                Task { done() }
            }
            await waitUntil(timeout: .milliseconds(5)) { _ in }
        }
        XCTAssertEqual(
            withoutNumbers(found),
            ["expected to eventually have called done, got false (looked N times in T)"]
        )
    }

    func testAClosureThatTakesLongerThanTheTimeoutFails() {
        let found = messages {
            waitUntil(timeout: .milliseconds(20), description: "the answer") { _ in block(for: 0.2) }
        }
        assertList(
            withoutTimes(found),
            "the answer\n"
                + "expected to eventually have called done, but the closure itself took T, "
                + "longer than the timeout of 0.02 s"
        )
    }

    func testACallInALongClosureCountsByItsTime() {
        let found = messages {
            waitUntil(timeout: .milliseconds(100)) { done in
                done()
                block(for: 0.25)
            }
            waitUntil(timeout: .milliseconds(20)) { done in
                block(for: 0.2)
                done()
            }
        }
        XCTAssertEqual(
            withoutTimes(found),
            ["expected to eventually have called done, called it after T, later than the timeout of 0.02 s"]
        )
    }

    func testTheTimeCountsFromTheBeginningOfTheClosure() throws {
        let found = messages { waitUntil(timeout: .milliseconds(100)) { _ in block(for: 0.15) } }
        // If the closure is held up even longer, the message says how long the closure itself took.
        let told = try XCTUnwrap(found.first?.firstMatch(of: /(looked .+ in|took) (\d+\.\d+) s/)?.2)
        XCTAssertGreaterThanOrEqual(try XCTUnwrap(Double(told)), 0.15)
    }

    func testALateCallOfWorkThatWasHeldUpPasses() {
        MainActor.assumeIsolated {
            waitUntil(timeout: .milliseconds(100)) { done in
                DispatchQueue.main.async {
                    block(for: 0.15)
                    DispatchQueue.main.async { done() }
                }
            }
        }
    }

    func testAnErrorIsDescribedToo() {
        assertMessages("the answer\nexpected to eventually have called done, threw Trouble.small") {
            waitUntil(description: "the answer") { _ in try trouble() }
        }
    }

    func testARequirementInTheClosureIsReportedOnce() {
        XCTAssertEqual(messages { waitUntil { _ in try require(1) == 2 } }, ["expected to equal 2, got 1"])
    }

    func testTheAsyncFormsCountTheTimeOfTheClosureToo() async {
        let found = await messages {
            await waitUntil(timeout: .milliseconds(20)) { _ in block(for: 0.2) }
            await waitUntil(timeout: .milliseconds(20)) { done in
                try await Task.sleep(for: .milliseconds(200))
                done()
            }
            await waitUntil(description: "the answer") { _ async throws in try trouble() }
            await waitUntil { done in DispatchQueue.main.async { done() } }
        }
        assertList(
            withoutTimes(found),
            "expected to eventually have called done, but the closure itself took T, "
                + "longer than the timeout of 0.02 s",
            "expected to eventually have called done, called it after T, later than the timeout of 0.02 s",
            "the answer\nexpected to eventually have called done, threw Trouble.small"
        )
    }

    /// Replaces the times in the messages, because they vary.
    private func withoutTimes(_ messages: [String]) -> [String] {
        messages.map { $0.replacing(/(took|after) \d+\.\d\d s/) { "\($0.1) T" } }
    }
}
