import QuickNimble

/// `beLessThan` and related matchers.
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
}
