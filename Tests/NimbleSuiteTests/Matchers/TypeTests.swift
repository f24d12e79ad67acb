import QuickNimble

private protocol Drink {}
private final class Tea: Drink {}
private struct Milk: Drink {}
private final class Nothing: NSNull, @unchecked Sendable {}

final class BeAKindOfTests: XCTestCase {
    private enum Size { case small, large }

    func testMatches() {
        expect(1).to(beAKindOf(Int.self))
        expect(1).toNot(beAKindOf(String.self))
        expect("cup").to(beAKindOf(String.self))
        expect("cup").toNot(beAKindOf(Tea.self))
        expect(Size.small).to(beAKindOf(Size.self))
        let tea = Tea()
        expect(tea).to(beAKindOf(Tea.self))
        expect(tea).to(beAKindOf(Drink.self))
        expect(tea).toNot(beAKindOf(Milk.self))
        expect(tea as Drink).to(beAKindOf(Tea.self))
        expect(tea as Drink).to(beAKindOf(Drink.self))
        expect(tea as Drink).toNot(beAKindOf(Milk.self))
        let milk = Milk()
        expect(milk).to(beAKindOf(Milk.self))
        expect(milk).to(beAKindOf(Drink.self))
        expect(milk as Drink).to(beAKindOf(Milk.self))
        expect(milk as Drink).toNot(beAKindOf(Tea.self))
    }

    func testInsideOthers() {
        expect(Result<Int, Error>.success(1)).to(beSuccess(beAKindOf(Int.self)))
        expect(Result<Drink, Error>.success(Tea())).to(beSuccess(beAKindOf(Tea.self)))
        expect(Result<Drink, Error>.success(Tea())).to(beSuccess(beAKindOf(Drink.self)))
    }

    func testMessages() {
        failing("expected not to be a kind of Int, got 1") { expect(1).toNot(beAKindOf(Int.self)) }
        failing("expected to be a kind of String, got 1\n  its type is Int") { expect(1).to(beAKindOf(String.self)) }
    }

    func testObjectsOfFoundation() {
        expect(Nothing()).to(beAKindOf(NSNull.self))
        expect(NSObject()).to(beAKindOf(NSObject.self))
        expect(1 as NSNumber).toNot(beAKindOf(NSDate.self))
    }

    func testMessagesWithFoundation() {
        failing("expected not to be a kind of NSNull, got nil") {
            expect(nil as NSNull?).toNot(beAKindOf(NSNull.self))
        }
        failing("expected to be a kind of NSString, got nil") { expect(nil as NSString?).to(beAKindOf(NSString.self)) }
        failing("expected to be a kind of NSString, got 1\n  its type is NSNumber") {
            expect(1 as NSNumber).to(beAKindOf(NSString.self))
        }
        failing("expected not to be a kind of NSNumber, got 1") {
            expect(1 as NSNumber).toNot(beAKindOf(NSNumber.self))
        }
    }
}

final class BeAnInstanceOfTests: XCTestCase {
    func testObjectsOfFoundation() {
        expect(NSNull()).to(beAnInstanceOf(NSNull.self))
        expect(NSNumber(value: 1)).toNot(beAnInstanceOf(NSDate.self))
    }

    func testTypesOfSwift() {
        enum Size { case small, large }
        expect(1).to(beAnInstanceOf(Int.self))
        expect("cup").to(beAnInstanceOf(String.self))
        expect(Size.small).to(beAnInstanceOf(Size.self))
        let tea = Tea()
        expect(tea).to(beAnInstanceOf(Tea.self))
        expect(tea).toNot(beAnInstanceOf(Drink.self))
        expect(tea).toNot(beAnInstanceOf(Milk.self))
        let milk = Milk()
        expect(milk).to(beAnInstanceOf(Milk.self))
        expect(milk).toNot(beAnInstanceOf(Drink.self))
        expect(milk).toNot(beAnInstanceOf(Tea.self))
    }

    func testMessagesWithFoundation() {
        failing("expected not to be an instance of NSNull, got nil") {
            expect(nil as NSNull?).toNot(beAnInstanceOf(NSNull.self))
        }
        failing("expected to be an instance of NSString, got nil") {
            expect(nil as NSString?).to(beAnInstanceOf(NSString.self))
        }
        failing("expected to be an instance of NSString, got 1\n  its type is NSNumber") {
            expect(NSNumber(value: 1)).to(beAnInstanceOf(NSString.self))
        }
        failing("expected not to be an instance of NSNumber, got 1") {
            expect(NSNumber(value: 1)).toNot(beAnInstanceOf(NSNumber.self))
        }
    }

    func testMessagesWithTypesOfSwift() {
        failing("expected not to be an instance of Int, got 1") { expect(1).toNot(beAnInstanceOf(Int.self)) }
        failing("expected to be an instance of Drink, got Tea()\n  its type is Tea") {
            expect(Tea()).to(beAnInstanceOf(Drink.self))
        }
        failing("expected to be an instance of String, got 1\n  its type is Int") {
            expect(1).to(beAnInstanceOf(String.self))
        }
    }
}

final class BeIdenticalToTests: XCTestCase {
    private class Cup: CustomStringConvertible {
        let description: String
        init(_ name: String) { description = name }
    }
    private let red = Cup("red")
    private let blue = Cup("blue")

    func testTheSameObject() {
        expect(self.red).to(beIdenticalTo(red))
        let date = NSDate()
        expect(date).to(beIdenticalTo(date))
    }

    func testInsideOthers() {
        expect(self.red).to(map({ $0 }, be(red)))
        expect(self.red).to(map({ $0 }, beIdenticalTo(red)))
    }

    func testProtocolsOfObjects() {
        protocol Vessel: AnyObject {}
        class Jug: Vessel {}
        let jug = Jug()
        expect(jug as Vessel).to(be(jug))
        expect(jug as Vessel).to(beIdenticalTo(jug))
    }

    func testAnotherObject() {
        expect(self.red).toNot(beIdenticalTo(blue))
    }

    func testAnObjectOfAnotherType() {
        expect(NSNumber(value: 1)).toNot(beIdenticalTo(NSString(string: "one")))
        expect(NSArray(array: [NSNumber(value: 1)])).toNot(beIdenticalTo(NSArray(array: [NSNumber(value: 1)])))
    }

    func testItFails() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) { expect(self.red).to(beIdenticalTo(self.blue)) }
        expect(recorder.assertions.first?.message.stringValue).to(beginWith("expected to be identical to blue"))
    }

    func testItFailsNegated() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) { expect(self.red).toNot(beIdenticalTo(self.red)) }
        expect(recorder.assertions.first?.message.stringValue).to(beginWith("expected not to be identical to red"))
    }

    func testItFailsForObjectsOfFoundation() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect(NSNumber(value: 1)).to(beIdenticalTo(NSString(string: "one")))
            expect(NSDate()).to(be(NSDate()))
        }
        expect(recorder.assertions.map(\.success)) == [false, false]
    }

    func testNil() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect(nil as Cup?).to(beIdenticalTo(self.red))
            expect(nil as Cup?).to(be(self.red))
        }
        expect(recorder.assertions.map(\.success)) == [false, false]
    }

    func testOperators() {
        expect(self.red) === red
        expect(self.red) !== blue
    }

    func testOperatorsWithObjectsOfFoundation() {
        let date = NSDate()
        expect(date) === date
        expect(NSArray(array: ["a"])) !== NSArray(array: ["a"])
    }

    func testBe() {
        let date = NSDate()
        expect(date).to(be(date))
        expect(NSNumber(value: 1)).toNot(be(NSString(string: "one")))
        expect(NSArray(array: [1])).toNot(be(NSArray(array: [1])))
    }
}
