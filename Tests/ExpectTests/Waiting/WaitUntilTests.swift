import Dispatch
import Expect
import XCTest

final class WaitUntilTests: XCTestCase {
    func testItEndsWhenDoneIsCalled() {
        let start = ContinuousClock.now
        XCTAssertEqual(
            messages {
                waitUntil(timeout: .seconds(60)) { done in done() }
                waitUntil(timeout: .seconds(60)) { done in DispatchQueue.main.async { done() } }
                waitUntil(timeout: .seconds(60)) { done in
                    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { done() }
                }
            },
            []
        )
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(10))
    }

    func testItEndsAtTheTimeout() {
        let start = ContinuousClock.now
        XCTAssertEqual(
            withoutNumbers(messages { waitUntil(timeout: .milliseconds(50)) { _ in } }),
            ["expected to eventually have called done, got false (looked N times in T)"]
        )
        XCTAssertLessThan(ContinuousClock.now - start, .milliseconds(500))
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
        XCTAssertEqual(
            messages {
                waitUntil { done in
                    done()
                    done()
                }
            },
            ["expected done to be called once, it was called again"]
        )
    }

    func testAnErrorFails() {
        XCTAssertEqual(
            messages { waitUntil { _ in try trouble() } },
            ["expected to eventually have called done, threw small"]
        )
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
}
