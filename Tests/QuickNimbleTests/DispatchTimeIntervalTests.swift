import QuickNimble

/// Dispatch intervals, which older versions of Nimble use for times.
final class DispatchTimeIntervalTests: XCTestCase {
    private let short = DispatchTimeInterval.milliseconds(20)

    func testTheFormsThatPollTakeThem() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        let failures = gatherFailures {
            expect(next()).toEventually(equal(2), timeout: short)
            expect(next()).toEventuallyNot(equal(3), timeout: short)
            expect(next()).toNever(equal(1), until: short)
            expect(next()).toAlways(beGreaterThan(1), until: short)
            waitUntil(timeout: short) { done in done() }
        }
        XCTAssertEqual(failures.map(\.message), [])
    }

    func testTheyEndThePolling() {
        let line: Int = #line
        let failures = gatherFailures {
            expect(1).toEventually(equal(2), timeout: short, description: "late")
            expect(1).toEventuallyNot(equal(1), timeout: short)
            expect(1).toNever(equal(1), until: short)
            expect(1).toAlways(equal(2), until: short)
            waitUntil(timeout: short) { _ in }
        }
        XCTAssertEqual(failures.map(\.location?.line), Array(line + 2...line + 6))
        XCTAssertTrue(failures.allSatisfy { $0.message.contains(#/ in 0\.\d\d s\)/#) }, "\(failures)")
        XCTAssertTrue(failures[0].message.hasPrefix("late\n"), failures[0].message)
    }

    func testTheyEndThePeriods() {
        var counts = [0, 0]
        func next(_ index: Int) -> Int {
            counts[index] += 1
            return counts[index]
        }
        let none = DispatchTimeInterval.seconds(0)
        expect(next(0)).toNever(equal(0), until: none)
        expect(next(1)).toAlways(beGreaterThan(0), until: none)
        XCTAssertEqual(counts, [1, 1])
    }

    func testTheDefaultsAreIntervalsWhereOneIsNeeded() {
        let before = (AsyncDefaults.timeout, AsyncDefaults.pollInterval)
        defer { (AsyncDefaults.timeout, AsyncDefaults.pollInterval) = before }
        AsyncDefaults.timeout = short
        AsyncDefaults.pollInterval = DispatchTimeInterval.microseconds(5)
        XCTAssertEqual(AsyncDefaults.timeout, Duration.milliseconds(20))
        XCTAssertEqual(AsyncDefaults.pollInterval, Duration.microseconds(5))
        XCTAssertEqual(AsyncDefaults.timeout, short)
        XCTAssertEqual(AsyncDefaults.pollInterval, DispatchTimeInterval.microseconds(5))
        AsyncDefaults.timeout = DispatchTimeInterval.never
        XCTAssertEqual(AsyncDefaults.timeout, DispatchTimeInterval.never)
        AsyncDefaults.timeout = Duration.seconds(Int64.min)
        XCTAssertEqual(AsyncDefaults.timeout, DispatchTimeInterval.nanoseconds(.min))
    }

    func testALiteralIsADuration() {
        let before = AsyncDefaults.timeout
        defer { AsyncDefaults.timeout = before }
        AsyncDefaults.timeout = .seconds(0.25)
        let timeout = AsyncDefaults.timeout
        XCTAssertEqual(timeout * 2, .milliseconds(500))
        expect(1).toEventually(equal(1), timeout: .seconds(0.5))
    }
}
