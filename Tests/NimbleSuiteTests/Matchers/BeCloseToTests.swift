import QuickNimble

extension Date {
    /// Returns a time on March 21, 2025, given in seconds after noon.
    fileprivate static func noon(plus seconds: TimeInterval = 0) -> Date {
        Date(timeIntervalSince1970: 1_742_558_400 + seconds)
    }
}

extension NSDate {
    fileprivate static func noon(plus seconds: TimeInterval = 0) -> NSDate {
        NSDate(timeIntervalSince1970: 1_742_558_400 + seconds)
    }
}

/// Foundation numbers and dates, and Nimble's tolerances. `ExpectTests` tests Swift numbers.
final class BeCloseToTests: XCTestCase {
    func testNumbers() {
        expect(2.5 as Float).to(beCloseTo(2.50001))
        expect(NSNumber(value: 2.5)).to(beCloseTo(7.25, within: 5))
        expect(NSNumber(value: 2.5)).to(beCloseTo(NSNumber(value: 7.25), within: 5))
        expect(CGFloat(2.5)).to(beCloseTo(CGFloat(2.50001)))
        failing(
            "expected not to be close to 2.75 (within 1.0), got 2.5",
            "expected to be close to 4.0 (within 1.0), got 2.5"
        ) {
            expect(NSNumber(value: 2.5)).toNot(beCloseTo(2.75, within: 1.0))
            expect(CGFloat(2.5)).to(beCloseTo(4, within: 1.0))
        }
    }

    func testDates() {
        expect(NSDate.noon()).to(beCloseTo(NSDate.noon(plus: 5), within: 10))
        expect(NSDate.noon()).toNot(beCloseTo(NSDate.noon(plus: 5), within: 4))
        expect(Date.noon()) == (Date.noon(plus: 5), 10)
        expect(Date.noon()) == Date.noon(plus: 5) ± 10
        expect(NSDate.noon()) ≈ NSDate.noon()
        expect(NSDate.noon()) == NSDate.noon(plus: 5) ± 10
        let late =
            "expected to be close to 2025-03-21T12:00:05.000Z (within 4.0 s), got 2025-03-21T12:00:00.000Z\n  it is 5.000 s off"
        failing(late, late, late) {
            expect(Date.noon()) ≈ (Date.noon(plus: 5), 4)
            expect(Date.noon()) == (Date.noon(plus: 5), 4)
            expect(NSDate.noon()) == NSDate.noon(plus: 5) ± 4
        }
    }

    func testOperators() {
        expect(NSNumber(value: 2.5)) ≈ 2.50001
        expect(NSNumber(value: 2.5)) == (NSNumber(value: 7.25), 5)
        expect(NSNumber(value: 2.5)) == NSNumber(value: 7.25) ± 5
        expect([0.0] as [Float]).to(beCloseTo([0.00001]))
    }

    func testAwaited() async {
        await expect { await awaited(2.5) } == 7.25 ± 5
        await expect { await awaited(Date.noon()) } == Date.noon(plus: 5) ± 10
        await expect { await awaited(Date.noon()) } ≈ (Date.noon(plus: 5), 10)
    }
}
