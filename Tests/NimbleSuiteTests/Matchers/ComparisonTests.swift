import QuickNimble

/// `beLessThan` and its relatives.
final class ComparisonTests: XCTestCase {
    func testNumbersOfFoundation() {
        let (one, two) = (NSNumber(value: 1), NSNumber(value: 2))
        expect(two).to(beGreaterThan(1 as NSNumber))
        expect(one).toNot(beGreaterThan(two))
        expect(one).toNot(beGreaterThanOrEqualTo(2 as NSNumber))
        expect(two).to(beGreaterThanOrEqualTo(two))
        expect(one).to(beLessThan(2 as NSNumber))
        expect(two).toNot(beLessThan(one))
        expect(one).to(beLessThanOrEqualTo(2 as NSNumber))
        expect(two).toNot(beLessThanOrEqualTo(one))
        expect(two) > one
        expect(two) > 1 as NSNumber
        expect(two) >= two
        expect(two) >= 1 as NSNumber
        expect(one) < two
        expect(one) < 2 as NSNumber
        expect(one) <= two
        expect(one) <= 2 as NSNumber
    }

    func testOperators() {
        expect(2.5) > 1.5
        expect(Float(2.5)) > Float(1.5)
        expect(2.5) >= 2.5
        expect(1.5) < 2.5
        expect(2.5) <= 2.5
        failing(
            "expected to be greater than 2, got 1",
            "expected to be greater than or equal to 2, got 1",
            "expected to be less than 1, got 2",
            "expected to be less than or equal to 1, got 2"
        ) {
            expect(1) > 2
            expect(1) >= 2
            expect(2) < 1
            expect(2) <= 1
        }
    }

    func testBeWithin() {
        expect(0.5).to(beWithin(0.5..<1.5))
        expect(2).toNot(beWithin(0..<2))
        expect(-7.5).toNot(beWithin(-9.5..<(-7.6)))
        expect(8).to(beWithin(6...8))
        expect(-7.5).toNot(beWithin(-9.5...(-7.6)))
    }
}
