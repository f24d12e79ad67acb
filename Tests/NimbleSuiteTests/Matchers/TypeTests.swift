import QuickNimble

private protocol Drink {}
private final class Tea: Drink {}
private struct Milk: Drink {}
private final class Nothing: NSNull, @unchecked Sendable {}

final class TypeTests: XCTestCase {
    private enum Size { case small }

    func testBeAKindOf() {
        expect("cup").toNot(beAKindOf(Tea.self))
        expect(Size.small).to(beAKindOf(Size.self))
        let (tea, milk) = (Tea(), Milk())
        expect(tea).to(beAKindOf(Drink.self))
        expect(tea).toNot(beAKindOf(Milk.self))
        expect(tea as Drink).to(beAKindOf(Tea.self))
        expect(tea as Drink).toNot(beAKindOf(Milk.self))
        expect(milk).to(beAKindOf(Drink.self))
        expect(milk as Drink).to(beAKindOf(Milk.self))
        expect(milk as Drink).toNot(beAKindOf(Tea.self))
        expect(Result<Int, Error>.success(1)).to(beSuccess(beAKindOf(Int.self)))
        expect(Result<Drink, Error>.success(Tea())).to(beSuccess(beAKindOf(Tea.self)))
        expect(Nothing()).to(beAKindOf(NSNull.self))
        expect(1 as NSNumber).toNot(beAKindOf(NSDate.self))
        failing(
            "expected not to be a kind of Int, got 1",
            "expected not to be a kind of NSNull, got nil",
            "expected to be a kind of NSString, got 1\n  its type is NSNumber"
        ) {
            expect(1).toNot(beAKindOf(Int.self))
            expect(nil as NSNull?).toNot(beAKindOf(NSNull.self))
            expect(1 as NSNumber).to(beAKindOf(NSString.self))
        }
    }

    func testBeAnInstanceOf() {
        expect(NSNull()).to(beAnInstanceOf(NSNull.self))
        expect(NSNumber(value: 1)).toNot(beAnInstanceOf(NSDate.self))
        expect(1).to(beAnInstanceOf(Int.self))
        expect(Size.small).to(beAnInstanceOf(Size.self))
        let (tea, milk) = (Tea(), Milk())
        expect(tea).to(beAnInstanceOf(Tea.self))
        expect(tea).toNot(beAnInstanceOf(Drink.self))
        expect(milk).to(beAnInstanceOf(Milk.self))
        expect(milk).toNot(beAnInstanceOf(Tea.self))
        failing(
            "expected to be an instance of NSString, got nil",
            "expected not to be an instance of NSNumber, got 1",
            "expected to be an instance of Drink, got Tea()\n  its type is Tea"
        ) {
            expect(nil as NSString?).to(beAnInstanceOf(NSString.self))
            expect(NSNumber(value: 1)).toNot(beAnInstanceOf(NSNumber.self))
            expect(Tea()).to(beAnInstanceOf(Drink.self))
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

    func testMatches() {
        protocol Vessel: AnyObject {}
        class Jug: Vessel {}
        let (date, jug) = (NSDate(), Jug())
        expect(self.red).to(beIdenticalTo(red))
        expect(self.red).to(map({ $0 }, be(red)))
        expect(self.red).to(map({ $0 }, beIdenticalTo(red)))
        expect(self.red) === red
        expect(date).to(be(date))
        expect(date) === date
        expect(jug as Vessel).to(be(jug))
        expect(jug as Vessel).to(beIdenticalTo(jug))
    }

    func testDoesNotMatch() {
        expect(self.red).toNot(beIdenticalTo(blue))
        expect(self.red) !== blue
        expect(NSNumber(value: 1)).toNot(beIdenticalTo(NSString(string: "one")))
        expect(NSArray(array: [1])).toNot(be(NSArray(array: [1])))
        expect(NSArray(array: ["a"])) !== NSArray(array: ["a"])
    }

    func testFails() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect(self.red).to(beIdenticalTo(self.blue))
            expect(self.red).toNot(beIdenticalTo(self.red))
            expect(NSNumber(value: 1)).to(beIdenticalTo(NSString(string: "one")))
            expect(NSDate()).to(be(NSDate()))
            expect(nil as Cup?).to(be(self.red))
        }
        let texts = recorder.assertions.map(\.message.stringValue)
        expect(texts).to(haveCount(5))
        expect(texts.first).to(beginWith("expected to be identical to blue"))
        expect(texts.dropFirst().first).to(beginWith("expected not to be identical to red"))
    }
}
