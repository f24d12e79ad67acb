import QuickNimble

/// A type of the suite's own with Boolean literals.
private enum Switch: ExpressibleByBooleanLiteral, Equatable, CustomStringConvertible {
    case on, off

    init(booleanLiteral value: Bool) { self = value ? .on : .off }

    var description: String { self == .on ? "on" : "off" }
}

final class BeTruthyTests: XCTestCase {
    func testWhatIsNotNil() {
        expect(true as Bool?).to(beTruthy())
        expect(1 as Int8?).to(beTruthy())
        expect(1 as UInt8?).to(beTruthy())
        expect(1 as Int16?).to(beTruthy())
        expect(1 as UInt16?).to(beTruthy())
        expect(1 as Int32?).to(beTruthy())
        expect(1 as UInt32?).to(beTruthy())
        expect(1 as Int64?).to(beTruthy())
        expect(1 as UInt64?).to(beTruthy())
        expect(1 as Float?).to(beTruthy())
        expect(1 as Double?).to(beTruthy())
        expect(1 as Int?).to(beTruthy())
        expect(1 as UInt?).to(beTruthy())
    }

    func testTrue() {
        expect(true).to(beTruthy())
        failing("expected not to be truthy, got true") { expect(true).toNot(beTruthy()) }
    }

    func testNil() {
        expect(false as Bool?).toNot(beTruthy())
        expect(nil as Bool?).toNot(beTruthy())
        expect(nil as Int8?).toNot(beTruthy())
        expect(nil as UInt16?).toNot(beTruthy())
        expect(nil as Int64?).toNot(beTruthy())
        expect(nil as Float?).toNot(beTruthy())
        expect(nil as Double?).toNot(beTruthy())
        expect(nil as UInt?).toNot(beTruthy())
    }

    func testFalse() {
        expect(false).toNot(beTruthy())
        failing("expected to be truthy, got false") { expect(false).to(beTruthy()) }
    }

    func testNoBool() {
        expect(nil as Bool?).toNot(beTruthy())
        failing("expected to be truthy, got nil") { expect(nil as Bool?).to(beTruthy()) }
    }

    func testATypeThatMeansTrue() {
        expect(Switch.on).to(beTruthy())
        failing("expected not to be truthy, got on") { expect(Switch.on).toNot(beTruthy()) }
    }

    func testATypeThatMeansFalse() {
        expect(Switch.off).toNot(beTruthy())
        failing("expected to be truthy, got off") { expect(Switch.off).to(beTruthy()) }
    }
}

final class BeTrueTests: XCTestCase {
    func testTrue() {
        expect(true).to(beTrue())
        failing("expected not to be true, got true") { expect(true).toNot(beTrue()) }
    }

    func testFalse() {
        expect(false).toNot(beTrue())
        failing("expected to be true, got false") { expect(false).to(beTrue()) }
    }

    func testNoBool() {
        failing("expected not to be true, got nil") { expect(nil as Bool?).toNot(beTrue()) }
        failing("expected to be true, got nil") { expect(nil as Bool?).to(beTrue()) }
    }
}

final class BeFalsyTests: XCTestCase {
    func testNil() {
        expect(false as Bool?).to(beFalsy())
        expect(nil as Bool?).to(beFalsy())
        expect(nil as Int8?).to(beFalsy())
        expect(nil as UInt16?).to(beFalsy())
        expect(nil as Int64?).to(beFalsy())
        expect(nil as Float?).to(beFalsy())
        expect(nil as Double?).to(beFalsy())
        expect(nil as UInt?).to(beFalsy())
    }

    func testTrue() {
        expect(true).toNot(beFalsy())
        failing("expected to be falsy, got true") { expect(true).to(beFalsy()) }
    }

    func testWhatIsNotNil() {
        expect(true as Bool?).toNot(beFalsy())
        expect(1 as Int8?).toNot(beFalsy())
        expect(1 as UInt16?).toNot(beFalsy())
        expect(1 as Int64?).toNot(beFalsy())
        expect(1 as Float?).toNot(beFalsy())
        expect(1 as Double?).toNot(beFalsy())
        expect(1 as UInt?).toNot(beFalsy())
    }

    func testFalse() {
        expect(false).to(beFalsy())
        failing("expected not to be falsy, got false") { expect(false).toNot(beFalsy()) }
    }

    func testNoBool() {
        expect(nil as Bool?).to(beFalsy())
        failing("expected not to be falsy, got nil") { expect(nil as Bool?).toNot(beFalsy()) }
    }
}

final class BeFalseTests: XCTestCase {
    func testTrue() {
        expect(true).toNot(beFalse())
        failing("expected to be false, got true") { expect(true).to(beFalse()) }
    }

    func testFalse() {
        expect(false).to(beFalse())
        failing("expected not to be false, got false") { expect(false).toNot(beFalse()) }
    }

    func testNoBool() {
        failing("expected to be false, got nil") { expect(nil as Bool?).to(beFalse()) }
        failing("expected not to be false, got nil") { expect(nil as Bool?).toNot(beFalse()) }
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
