import Dispatch
import ProcessShims
import SpecEvents
import Locks
import TestSupport
import XCTest

@testable import Expect

private func awaited() async -> Int { 1 }
private func failing() throws -> Int { throw Trouble.small }

/// Which expectations nothing checks.
final class PendingExpectationTests: SharedTestCase {
    private struct Own: Error {}

    // MARK: Never checked

    func testEveryFunctionThatBeginsOne() async {
        let functions = await pending {
            _ = expect(1)
            _ = expect { 1 }
            _ = expect {}
            _ = expect { await awaited() }
            _ = expect { _ = await awaited() }
            _ = await expecta(await awaited())
            _ = require(1)
            _ = require { 1 }
            _ = require {}
            _ = require { await awaited() }
            _ = require { _ = await awaited() }
            _ = await requirea(await awaited())
            _ = require(customError: Own(), 1)
            _ = require(customError: Own()) { 1 }
            _ = require(customError: Own()) { await awaited() }
            _ = await requirea(customError: Own(), await awaited())
        }
        let expects = Array(repeating: "expect", count: 5) + ["expecta"]
        let requires = Array(repeating: "require", count: 5) + ["requirea"]
        XCTAssertEqual(functions, expects + requires + ["require", "require", "require", "requirea"])
    }

    func testItsPlaceIsThatOfTheCallAndToldOnce() {
        let ticket = expectation_last_ticket()
        for number in 0..<3 { _ = expect(number) }
        let line = UInt(#line) - 1
        let found = PendingExpectations.take(after: ticket)
        let place = CodeLocation(file: #filePath, line: line)
        XCTAssertEqual(found, [PendingExpectation(function: "expect", location: place)])
        XCTAssertEqual(PendingExpectations.take(after: ticket), [])
    }

    func testWhatTheSourceDoesNotShow() {
        let found = pending {
            aggregateFailures { _ = expect(6) }
            _ = (expect(7))
            let closure = { expect(8) }
            _ = closure()
        }
        XCTAssertEqual(found, ["expect", "expect", "expect"])
    }

    func testOnAnotherThread() {
        let found = pending {
            DispatchQueue.global().sync { _ = expect(1) }
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                _ = expect(2)
                done.signal()
            }
            done.wait()
        }
        XCTAssertEqual(found, ["expect", "expect"])
    }

    // MARK: Checked

    func testEveryFormThatChecks() throws {
        let found = try pending {
            expect(1) == 1
            expect(1) > 0
            expect(1).to(equal(1))
            expect(1).notTo(equal(2))
            expect(1).toNot(satisfyAnyOf(equal(2), equal(3)))
            expect((1, 2)) == (1, 2)
            expect(1).toEventually(equal(1))
            expect(1).toEventually(satisfyAllOf(equal(1)))
            expect(1).toAlways(equal(1), until: .zero)
            expect(1).toNever(equal(2), until: .zero)
            try require(1) == 1
            try require(1).to(equal(1))
            try require(customError: Own(), 1) == 1
            _ = try unwrap(1 as Int?)
            _ = try pollUnwrap(1 as Int?)
            waitUntil { $0() }
            waitUntilTrue(true)
            waitUntilEqual(1, 1)
        }
        XCTAssertEqual(found, [])
    }

    func testEveryFormThatChecksAndAwaits() async throws {
        let found = try await pending {
            await expect(1).toEventually(equal(1))
            await expect { await awaited() }.to(equal(1))
            await expecta(await awaited()).toEventually(equal(1))
            await expect { await awaited() } == 1
            try await require { await awaited() }.to(equal(1))
            try await requirea(await awaited()) == 1
            try await requirea(customError: Own(), await awaited()) == 1
            _ = try await pollUnwrap(1 as Int?)
            await waitUntil { $0() }
        }
        XCTAssertEqual(found, [])
    }

    func testOneThatFailsIsChecked() throws {
        let found = pending {
            _ = messages {
                expect(1) == 2
                expect(1).to(equal(2))
                expect(1).toEventually(equal(2), timeout: .zero)
                try? require(1) == 2
            }
        }
        XCTAssertEqual(found, [])
    }

    func testOneThatIsKeptAndCheckedLater() async {
        let found = await pending {
            let first = expect(1)
            let second = expect { await awaited() }
            let copy = first
            expect(2) == 2
            await second.to(equal(1))
            copy.to(equal(1))
            DispatchQueue.global().sync { expect(3) == 3 }
            let third = expect(4)
            DispatchQueue.global().sync { third == 4 }
        }
        XCTAssertEqual(found, [])
    }

    func testAnotherThreadThatIsBetweenTheTwoHasAMoment() {
        let begun = DispatchSemaphore(value: 0)
        let found = pending {
            DispatchQueue.global().async {
                let kept = expect(1)
                begun.signal()
                usleep(2_000)
                kept.to(equal(1))
            }
            begun.wait()
        }
        XCTAssertEqual(found, [])
    }

    func testItIsCheckedFromTheBeginningOfAPolling() async {
        let isOver = Lock(false)
        let (looks, look) = AsyncStream<Void>.makeStream()
        let ticket = expectation_last_ticket()
        async let polling: Void = expect {
            look.yield()
            return isOver.withLock(\.self)
        }.toEventually(beTrue())
        for await _ in looks { break }
        XCTAssertEqual(PendingExpectations.take(after: ticket), [])
        isOver.withLock { $0 = true }
        await polling
    }

    // MARK: Errors

    func testAnErrorOfTheExpressionForgetsTheOnesInsideIt() {
        let found = pending {
            expect { expect(1) == (try failing()) }.to(throwError(Trouble.small))
            expect { _ = try expect(1).to(equal(failing())) }.toEventually(throwError())
            expect { () throws -> Int in
                expect(1) == (try failing()); return 1
            }.to(satisfyAllOf(throwError()))
            _ = messages {
                expect { () throws -> Int in
                    expect(1) == (try failing()); return 1
                } == 1
            }
            var count = 0
            expect { () throws -> Int in
                count += 1
                if count < 3 { expect(1) == (try failing()) }
                return count
            }.toEventually(equal(3))
            XCTAssertEqual(gatherFailures { expect(1) == (try failing()) }.count, 1)
        }
        XCTAssertEqual(found, [])
    }

    func testAnErrorOfAnAsyncExpressionForgetsTheOnesInsideIt() async {
        let found = await pending {
            await expect {
                await Task.yield(); expect(1) == (try failing())
            }.to(throwError())
            let failures = await gatherFailures {
                await Task.yield(); expect(1) == (try failing())
            }
            XCTAssertEqual(failures.count, 1)
        }
        XCTAssertEqual(found, [])
    }

    func testAnErrorThatTheTestCatchesItselfForgetsNone() {
        XCTAssertEqual(pending { try? expect(1).to(equal(failing())) }, ["expect"])
    }

    func testOneBeforeAnExpressionThatThrowsIsNotForgotten() {
        let found = pending {
            _ = expect(1)
            expect { try failing() }.to(throwError())
            _ = gatherFailures { _ = try failing() }
        }
        XCTAssertEqual(found, ["expect"])
    }

    func testOneBetweenAKeptExpectationAndItsErrorIsNotForgotten() {
        let forms: [(Expectation<Int>) -> Void] = [
            { $0 == 1 }, { $0.to(equal(1)) }, { $0.notTo(equal(1)) }, { $0.to(satisfyAllOf(equal(1))) },
            { $0.toEventually(equal(1), timeout: .milliseconds(1)) },
        ]
        for (index, form) in forms.enumerated() {
            let found = pending {
                let kept: Expectation<Int> = expect { try failing() }
                _ = expect(2)
                _ = gatherFailures { form(kept) }
            }
            XCTAssertEqual(found, ["expect"], "\(index)")
        }
    }

    // MARK: Forked copies

    func testOneInACopyOfTheProcessIsAFailureHere() {
        let found = messages { expect { _ = expect(6) }.notTo(trap()) }
        XCTAssertEqual(found.map { $0.prefix { !$0.isNewline } }, ["`expect` without a matcher"])
    }

    func testACopyOfTheProcessIsNotKeptWaiting() {
        let isOver = DispatchSemaphore(value: 0)
        let stops = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while stops.wait(timeout: .now()) == .timedOut {
                for _ in 0..<1_000 { _ = expectation_is_pending_after(.max) }
            }
            isOver.signal()
        }
        for _ in 0..<60 { expect { expect(1) == 1 }.notTo(trap(timeout: .seconds(5))) }
        stops.signal()
        isOver.wait()
    }
}
