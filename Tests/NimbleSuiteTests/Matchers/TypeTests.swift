import QuickNimble

private protocol Drink {}
private final class Tea: Drink {}
private struct Milk: Drink {}

final class TypeTests: XCTestCase {
    func testProtocols() {
        let (tea, milk) = (Tea(), Milk())
        expect(tea).to(beAKindOf(Drink.self))
        expect(tea as Drink).to(beAKindOf(Tea.self))
        expect(milk as Drink).toNot(beAKindOf(Tea.self))
        expect(milk).to(beAnInstanceOf(Milk.self))
        expect(Result<Drink, Error>.success(Tea())).to(beSuccess(beAKindOf(Tea.self)))
        failing(
            "expected to be a kind of NSString, got 1\n  its type is NSNumber",
            "expected to be an instance of Drink, got Tea()\n  its type is Tea"
        ) {
            expect(1 as NSNumber).to(beAKindOf(NSString.self))
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
        let jug = Jug()
        expect(self.red).to(beIdenticalTo(red))
        expect(self.red).to(map({ $0 }, be(red)))
        expect(self.red).to(map({ $0 }, beIdenticalTo(red)))
        expect(self.red) === red
        expect(jug as Vessel).to(be(jug))
        expect(jug as Vessel).to(beIdenticalTo(jug))
        expect(self.red).toNot(beIdenticalTo(blue))
        expect(NSArray(array: ["a"])) !== NSArray(array: ["a"])
    }

    func testFails() {
        let recorder = AssertionRecorder()
        withAssertionHandler(recorder) {
            expect(self.red).to(beIdenticalTo(self.blue))
            expect(self.red).toNot(beIdenticalTo(self.red))
            expect(nil as Cup?).to(be(self.red))
        }
        expect(recorder.assertions.map(\.message.stringValue)).to(
            elementsEqual(
                beginWith("expected to be identical to blue, got red"),
                equal("expected not to be identical to red, got red"),
                beginWith("expected to be identical to red, got nil")
            )
        )
    }
}
