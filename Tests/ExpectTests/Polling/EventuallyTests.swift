import Expect
import TestSupport
import XCTest

final class EventuallyTests: XCTestCase {
    func testAValueThatMatchesAtOnceIsLookedAtOnce() {
        let looks = Looks()
        XCTAssertEqual(messages { expect(looks.look()).toEventually(equal(1)) }, [])
        XCTAssertEqual(looks.count, 1)
    }

    func testAValueThatMatchesLaterPasses() {
        let looks = Looks()
        XCTAssertEqual(messages { expect(looks.look()).toEventually(equal(5)) }, [])
        XCTAssertEqual(looks.count, 5)
    }

    func testAValueThatNeverMatchesFailsWithTheLastOne() {
        XCTAssertEqual(
            withoutNumbers(messages { expect(1).toEventually(equal(2), timeout: .milliseconds(10)) }),
            ["expected to eventually equal 2, got 1 (looked N times in T)"]
        )
    }

    func testNegatedItWaitsForTheMatchToEnd() {
        let looks = Looks()
        XCTAssertEqual(messages { expect(looks.look() < 3).toEventuallyNot(beTrue()) }, [])
        XCTAssertEqual(
            withoutNumbers(messages { expect(1).toEventuallyNot(equal(1), timeout: .milliseconds(10)) }),
            ["expected to eventually not equal 1, got 1 (looked N times in T)"]
        )
    }

    func testAnErrorMeansNotYet() {
        let looks = Looks()
        func value() throws -> Int {
            if looks.look() < 3 { throw Trouble.small }
            return 7
        }
        XCTAssertEqual(messages { expect { try value() }.toEventually(equal(7)) }, [])
        XCTAssertEqual(
            withoutNumbers(
                messages { expect { try trouble() as Int }.toEventually(equal(7), timeout: .milliseconds(5)) }
            ),
            ["expected to eventually equal 7, threw Trouble.small (looked N times in T)"]
        )
    }

    func testAZeroTimeoutMeansOneLook() {
        XCTAssertEqual(
            withoutNumbers(messages { expect(1).toEventually(equal(2), timeout: .zero) }),
            ["expected to eventually equal 2, got 1 (looked once in T)"]
        )
    }

    func testTheDeadlineIsKeptAlsoIfTheExpressionIsSlow() {
        let looks = Looks()
        func slow() -> Int {
            Thread.sleep(forTimeInterval: 0.1)
            return -looks.look()
        }
        XCTAssertEqual(messages { expect(slow()).toEventually(equal(2), timeout: .milliseconds(200)) }.count, 1)
        // Other frameworks count looks and do not read the clock. They would look two hundred times here.
        XCTAssertLessThanOrEqual(looks.count, 3)
    }

    func testTheMainQueueGoesOnMeanwhile() {
        MainActor.assumeIsolated {
            var value = 0
            DispatchQueue.main.async { value = 1 }
            XCTAssertEqual(messages { expect(value).toEventually(equal(1)) }, [])
        }
    }

    func testItWaitsOnOtherThreadsToo() {
        final class Box: @unchecked Sendable { var found: [String]? }
        let box = Box()
        let thread = Thread {
            let looks = Looks()
            box.found = messages { expect(looks.look()).toEventually(equal(3)) }
        }
        thread.start()
        XCTAssertEqual(messages { expect(box.found).toEventually(equal([])) }, [])
    }

    func testTheAsyncFormWaitsWithoutBlocking() async {
        let looks = Looks()
        let found = await messages {
            await expect(looks.look()).toEventually(equal(3))
            await expect { looks.look() }.toEventually(equal(6))
            await expect { looks.look() }.toEventuallyNot(equal(7))
            await expect(1).toEventually(equal(2), timeout: .milliseconds(5))
        }
        XCTAssertEqual(withoutNumbers(found), ["expected to eventually equal 2, got 1 (looked N times in T)"])
    }

    func testWaitsByName() {
        let looks = Looks()
        let found = messages {
            waitUntilEqual(looks.look(), 3)
            waitUntilTrue(looks.look() == 6)
        }
        XCTAssertEqual(found, [])
    }

    func testTheAsyncFormsOfWaiting() async {
        let looks = Looks()
        let found = await messages {
            await waitUntilEqual(looks.look(), 3)
            await waitUntilTrue(looks.look() == 6)
        }
        XCTAssertEqual(found, [])
    }

    func testDefaultsCanBeSet() {
        let before = AsyncDefaults.timeout
        defer { AsyncDefaults.timeout = before }
        AsyncDefaults.timeout = .zero
        XCTAssertEqual(
            withoutNumbers(messages { expect(1).toEventually(equal(2)) }),
            ["expected to eventually equal 2, got 1 (looked once in T)"]
        )
        XCTAssertEqual(before, .seconds(1))
        XCTAssertEqual(AsyncDefaults.pollInterval, .milliseconds(1))
    }
}
