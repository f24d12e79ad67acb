import QuickNimble

/// `beLessThan` and its relatives.
final class ComparisonTests: XCTestCase {
    func testBeGreaterThan() {
        expect(10).to(beGreaterThan(2))
        expect(1).toNot(beGreaterThan(2))
        expect(NSNumber(value: 3)).to(beGreaterThan(2 as NSNumber))
        expect(NSNumber(value: 1)).toNot(beGreaterThan(NSNumber(value: 2)))
        failing("expected to be greater than 2, got 0") { expect(0).to(beGreaterThan(2)) }
        failing("expected not to be greater than 0, got 1") { expect(1).toNot(beGreaterThan(0)) }
        failing("expected to be greater than -2, got nil") { expect(nil as Int?).to(beGreaterThan(-2)) }
        failing("expected not to be greater than 0, got nil") { expect(nil as Int?).toNot(beGreaterThan(0)) }
    }

    func testGreater() {
        expect(1) > 0
        expect(NSNumber(value: 1)) > NSNumber(value: 0)
        expect(NSNumber(value: 1)) > 0 as NSNumber
        expect(2.5) > 1.5
        expect(Float(2.5)) > Float(1.5)
        failing("expected to be greater than 2, got 1") {
            expect(1) > 2
            return
        }
    }

    func testBeGreaterThanOrEqualTo() {
        expect(10).to(beGreaterThanOrEqualTo(10))
        expect(10).to(beGreaterThanOrEqualTo(2))
        expect(1).toNot(beGreaterThanOrEqualTo(2))
        expect(NSNumber(value: 1)).toNot(beGreaterThanOrEqualTo(2 as NSNumber))
        expect(NSNumber(value: 2)).to(beGreaterThanOrEqualTo(NSNumber(value: 2)))
        failing("expected to be greater than or equal to 2, got 0") { expect(0).to(beGreaterThanOrEqualTo(2)) }
        failing("expected not to be greater than or equal to 1, got 1") { expect(1).toNot(beGreaterThanOrEqualTo(1)) }
        failing("expected to be greater than or equal to 1, got nil") {
            expect(nil as Int?).to(beGreaterThanOrEqualTo(1))
        }
    }

    func testGreaterOrEqual() {
        expect(0) >= 0
        expect(1) >= 0
        expect(NSNumber(value: 1)) >= 1 as NSNumber
        expect(NSNumber(value: 1)) >= NSNumber(value: 1)
        expect(2.5) >= 2.5
        failing("expected to be greater than or equal to 2, got 1") {
            expect(1) >= 2
            return
        }
    }

    func testBeLessThan() {
        expect(2).to(beLessThan(10))
        expect(2).toNot(beLessThan(1))
        expect(NSNumber(value: 2)).to(beLessThan(10 as NSNumber))
        expect(NSNumber(value: 2)).toNot(beLessThan(NSNumber(value: 1)))
        failing("expected to be less than 0, got 2") { expect(2).to(beLessThan(0)) }
        failing("expected not to be less than 1, got 0") { expect(0).toNot(beLessThan(1)) }
        failing("expected to be less than 2, got nil") { expect(nil as Int?).to(beLessThan(2)) }
        failing("expected not to be less than -1, got nil") { expect(nil as Int?).toNot(beLessThan(-1)) }
    }

    func testLess() {
        expect(0) < 1
        expect(NSNumber(value: 0)) < NSNumber(value: 1)
        expect(NSNumber(value: 0)) < 1 as NSNumber
        expect(1.5) < 2.5
        failing("expected to be less than 1, got 2") {
            expect(2) < 1
            return
        }
    }

    func testBeLessThanOrEqualTo() {
        expect(10).to(beLessThanOrEqualTo(10))
        expect(2).to(beLessThanOrEqualTo(10))
        expect(2).toNot(beLessThanOrEqualTo(1))
        expect(NSNumber(value: 2)).to(beLessThanOrEqualTo(10 as NSNumber))
        expect(NSNumber(value: 2)).toNot(beLessThanOrEqualTo(1 as NSNumber))
        failing("expected to be less than or equal to 0, got 2") { expect(2).to(beLessThanOrEqualTo(0)) }
        failing("expected not to be less than or equal to 0, got 0") { expect(0).toNot(beLessThanOrEqualTo(0)) }
        failing("expected to be less than or equal to 2, got nil") { expect(nil as Int?).to(beLessThanOrEqualTo(2)) }
    }

    func testLessOrEqual() {
        expect(0) <= 1
        expect(1) <= 1
        expect(NSNumber(value: 1)) <= 1 as NSNumber
        expect(NSNumber(value: 1)) <= NSNumber(value: 2)
        expect(2.5) <= 2.5
        failing("expected to be less than or equal to 1, got 2") {
            expect(2) <= 1
            return
        }
    }

    func testBeWithin() {
        expect(0.5).to(beWithin(0.5..<1.5))
        expect(7).to(beWithin(6..<8))
        expect(-7).to(beWithin(-9..<2))
        expect(0.5).toNot(beWithin(0.51..<0.9))
        expect(2).toNot(beWithin(0..<2))
        expect(-7.5).toNot(beWithin(-9.5..<(-7.6)))
        expect(0.5).to(beWithin(0.5...1.5))
        expect(8).to(beWithin(6...8))
        expect(3).toNot(beWithin(0...2))
        expect(-7.5).toNot(beWithin(-9.5...(-7.6)))
    }

    func testBeWithinFails() {
        failing("expected to be within 0.0..<2.5, got 2.5") { expect(2.5).to(beWithin(0..<2.5)) }
        failing("expected not to be within 0.0..<2.6, got 2.5") { expect(2.5).toNot(beWithin(0..<2.6)) }
        failing("expected to be within 0.2...1.5, got 0.1") { expect(0.1).to(beWithin(0.2...1.5)) }
        failing("expected not to be within 0.3...0.9, got 0.3") { expect(0.3).toNot(beWithin(0.3...0.9)) }
    }
}
