import QuickNimble

/// A type of the suite's own with Boolean literals.
private enum Switch: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible {
    case on, off

    init(booleanLiteral value: Bool) { self = value ? .on : .off }

    var description: String { self == .on ? "on" : "off" }
}

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

    func testATypeWithBooleanLiterals() {
        expect(Switch.on).to(beTruthy())
        expect(Switch.off).toNot(beTruthy())
        failing("expected not to be truthy, got on", "expected to be truthy, got off") {
            expect(Switch.on).toNot(beTruthy())
            expect(Switch.off).to(beTruthy())
        }
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

final class BeNilTests: XCTestCase {
    private func none() -> [Int]? { nil }

    func testBeNil() {
        expect(nil as Int?).to(beNil())
        expect(nil as Int?) == nil
        expect(4 as Int?).toNot(beNil())
        expect(4 as Int?) != nil
        expect(self.none()).to(beNil())
        expect(self.none()) == nil
        failing("expected not to be nil, got nil") { expect(nil as Int?).toNot(beNil()) }
        failing("expected not to equal nil, got nil") { expect(nil as Int?) != nil }
        failing("expected to be nil, got 4") { expect(4 as Int?).to(beNil()) }
        failing("expected to equal nil, got 4") { expect(4 as Int?) == nil }
    }

    func testValuesThatAreNotEquatable() {
        struct Cup {}
        expect(nil as Cup?) == nil
        expect(Cup() as Cup?) != nil
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
        failing("expected not to be void") { expect(()).toNot(beVoid()) }
        failing("expected not to be void") { expect(() as ()?).toNot(beVoid()) }
        failing("expected to be void, got nil") { expect(nil as ()?).to(beVoid()) }
    }
}
