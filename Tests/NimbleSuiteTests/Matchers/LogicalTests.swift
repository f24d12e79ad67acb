import QuickNimble

final class LogicalTests: XCTestCase {
    func testValuesThatAreNoTruthValue() {
        expect(1 as Int8?).to(beTruthy())
        expect(1 as UInt64?).to(beTruthy())
        expect(1 as Float?).to(beTruthy())
        expect(1 as Int?).toNot(beFalsy())
        expect(nil as Int8?).toNot(beTruthy())
        expect(nil as Double?).toNot(beTruthy())
        expect(nil as UInt?).to(beFalsy())
        expect(nil as Float?).to(beFalsy())
    }

    func testNil() {
        expect(nil as Bool?).toNot(beTruthy())
        expect(nil as Bool?).to(beFalsy())
        failing(
            "expected to be truthy, got nil",
            "expected not to be falsy, got nil",
            "expected not to be true, got nil",
            "expected to be true, got nil",
            "expected to be false, got nil",
            "expected not to be false, got nil"
        ) {
            expect(nil as Bool?).to(beTruthy())
            expect(nil as Bool?).toNot(beFalsy())
            expect(nil as Bool?).toNot(beTrue())
            expect(nil as Bool?).to(beTrue())
            expect(nil as Bool?).to(beFalse())
            expect(nil as Bool?).toNot(beFalse())
        }
    }
}

final class BeVoidTests: XCTestCase {
    func testBeVoid() {
        expect(()).to(beVoid())
        expect(() as ()?).to(beVoid())
        expect(nil as ()?).toNot(beVoid())
        expect(()) == ()
        expect(() as ()?) == ()
        expect(nil as ()?) != ()
    }
}
