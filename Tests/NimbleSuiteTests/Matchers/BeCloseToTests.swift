import QuickNimble

extension Date {
    /// A moment of 21 March 2025, in seconds after noon.
    fileprivate static func noon(plus seconds: TimeInterval = 0) -> Date {
        Date(timeIntervalSince1970: 1_742_558_400 + seconds)
    }
}

extension NSDate {
    fileprivate static func noon(plus seconds: TimeInterval = 0) -> NSDate {
        NSDate(timeIntervalSince1970: 1_742_558_400 + seconds)
    }
}

final class BeCloseToTests: XCTestCase {
    func testNumbers() {
        expect(2.5 as CDouble).to(beCloseTo(2.50001))
        expect(2.5 as Float).to(beCloseTo(2.50001))
        expect(2.5).to(beCloseTo(7.25, within: 5))
        expect(NSNumber(value: 2.5)).to(beCloseTo(7.25, within: 5))
        expect(NSNumber(value: 2.5)).to(beCloseTo(NSNumber(value: 7.25), within: 5))
        expect(2.5).to(beCloseTo(NSNumber(value: 7.25), within: 5))
        expect(CGFloat(2.5)).to(beCloseTo(2.50001))
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
        expect(Date.noon()).to(beCloseTo(Date.noon(plus: 5), within: 10))
        expect(Date.noon()).toNot(beCloseTo(Date.noon(plus: 5), within: 4))
        expect(NSDate.noon()).to(beCloseTo(NSDate.noon(plus: 5), within: 10))
        expect(NSDate.noon()).toNot(beCloseTo(NSDate.noon(plus: 5), within: 4))
    }

    func testOperators() {
        expect(2.5) ≈ 2.50001
        expect(2.5 as CDouble) ≈ 2.50001
        expect(2.5) ≈ (7.25, 5)
        expect(2.5) == (7.25, 5)
        expect(2.5) ≈ 7.25 ± 5
        expect(2.5) == 7.25 ± 5
        expect(NSNumber(value: 2.5)) ≈ NSNumber(value: 2.50001)
        expect(NSNumber(value: 2.5)) ≈ 2.50001
        expect(NSNumber(value: 2.5)) == (NSNumber(value: 7.25), 5)
        expect(NSNumber(value: 2.5)) == NSNumber(value: 7.25) ± 5
        let wide = "expected to be close to 3.0 (within 0.1), got 2.5"
        failing("expected to be close to 2.75 (within 0.0001), got 2.5", wide, wide, wide, wide) {
            expect(2.5) ≈ 2.75
            expect(2.5) ≈ (3.0, 0.1)
            expect(2.5) == (3.0, 0.1)
            expect(2.5) ≈ 3.0 ± 0.1
            expect(2.5) == 3.0 ± 0.1
        }
    }

    func testOperatorsWithDates() {
        expect(Date.noon()) ≈ Date.noon()
        expect(Date.noon()) ≈ (Date.noon(plus: 5), 10)
        expect(Date.noon()) == (Date.noon(plus: 5), 10)
        expect(Date.noon()) ≈ Date.noon(plus: 5) ± 10
        expect(Date.noon()) == Date.noon(plus: 5) ± 10
        expect(NSDate.noon()) ≈ NSDate.noon()
        expect(NSDate.noon()) ≈ (NSDate.noon(plus: 5), 10)
        expect(NSDate.noon()) == NSDate.noon(plus: 5) ± 10
        let late =
            "expected to be close to 2025-03-21T12:00:05.000Z (within 4.0 s), got 2025-03-21T12:00:00.000Z\n  it is 5.000 s off"
        failing(late, late, late) {
            expect(Date.noon()) ≈ (Date.noon(plus: 5), 4)
            expect(Date.noon()) == (Date.noon(plus: 5), 4)
            expect(Date.noon()) == Date.noon(plus: 5) ± 4
        }
    }

    func testLists() {
        expect([0.0, 2.5, 5.25]) ≈ [0.00001, 2.50001, 5.25001]
        expect([0.0, 2.5, 5.25]).to(beCloseTo([0.1, 2.6, 5.3], within: 0.11))
        expect([0.0, 2.5]).toNot(beCloseTo([0.0]))
        expect([0.0] as [Float]).to(beCloseTo([0.00001]))
    }

    func testAwaited() async {
        await expect { await awaited(2.5) } ≈ 2.50001
        await expect { await awaited(2.5) } == 7.25 ± 5
        await expect { await awaited(Date.noon()) } == Date.noon(plus: 5) ± 10
        await expect { await awaited(Date.noon()) } ≈ (Date.noon(plus: 5), 10)
    }
}
