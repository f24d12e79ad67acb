import QuickNimble

final class EqualTests: XCTestCase {
    func testValues() {
        let one: [Int] = [4, 5, 6]
        expect(4 as CInt).to(equal(4 as CInt))
        expect(4 as CInt).to(equal(4))
        expect(4 as CInt?).to(equal(4 as CInt?))
        expect { 4 }.to(equal(4))
        expect("tea").toNot(equal("milk"))
        expect(one).to(equal([4, 5, 6]))
        expect(one).toNot(equal([4, 5] as [Int]))
        expect(one) == [4, 5, 6]
        expect(one) != [4]
        expect(NSArray(array: [4, 5])).to(equal(NSArray(array: [4, 5])))
        expect(NSNumber(value: 3)).to(equal(NSNumber(value: 3)))
        expect(NSNumber(value: 3)) == NSNumber(value: 3)
        expect(NSNumber(value: 3)) != NSNumber(value: 4)
        expect { NSNumber(value: 3) }.to(equal(3))
        expect(NSDictionary(object: "hot" as NSString, forKey: "tea" as NSString))
            .to(equal(["tea": "hot"] as NSDictionary))
        expect(["tea": "hot"]).toNot(equal(["tea": "cold"]))
        expect(Set([4, 5])).to(equal(Set([4, 5])))
        failing(#"expected to equal "milk", got "tea""#, #"expected not to equal "tea", got "tea""#) {
            expect("tea") == "milk"
            expect("tea") != "tea"
        }
    }

    func testNilFailsBothWays() {
        let none = "equal nil (use beNil() to match nil), got"
        failing("expected to \(none) nil") { expect(nil as String?).to(equal(nil as String?)) }
        failing("expected not to \(none) nil") { expect(nil as String?).toNot(equal(nil as String?)) }
        failing("expected not to \(none) \"tea\"") { expect("tea").toNot(equal(nil as String?)) }
        failing("expected not to equal \"tea\", got nil") { expect(nil as String?).toNot(equal("tea")) }
        failing("expected to \(none) nil") { expect(nil as [Int]?).to(equal(nil as [Int]?)) }
        failing("expected not to equal [1], got nil") { expect(nil as [Int]?).toNot(equal([1])) }
        failing("expected not to \(none) [1]") { expect([1]).toNot(equal(nil as [Int]?)) }
        failing("expected to \(none) nil") { expect(nil as [Int: Int]?).to(equal(nil as [Int: Int]?)) }
        failing("expected not to equal [1: 1], got nil") { expect(nil as [Int: Int]?).toNot(equal([1: 1])) }
        failing("expected not to \(none) [1: 1]") { expect([1: 1]).toNot(equal(nil as [Int: Int]?)) }
        failing("expected not to \(none) 1") { expect(1).toNot(equal(nil)) }
        let one: Int? = 1
        expect(1).to(equal(one))
        failing("expected not to equal 1, got nil") { expect(nil as Int?).toNot(equal(one)) }
    }

    func testDictionariesWithOptionalValues() {
        let one: [String: Int?] = ["cups": 2, "spoons": nil]
        expect(one).to(equal(["cups": 2, "spoons": nil]))
        expect(one).toNot(equal(["cups": nil, "spoons": 2]))
        let plain = ["cups": 2]
        let optional: [String: Int?] = ["cups": 2]
        let missing: [String: Int?] = ["cups": nil]
        expect(plain).to(equal(optional))
        expect(plain) == optional
        expect(plain) != missing
    }

    func testData() {
        let one = "tea".data(using: .utf8)
        expect(one).to(equal("tea".data(using: .utf8)))
        expect(one).toNot(equal("milk".data(using: .utf8)))
    }

    func testListsOfOptionals() {
        let one: [Int?] = [4, nil, 6]
        let other: [Int?] = [nil, 5, 6]
        let same: [Int?] = [4, nil, 6]
        expect(one).toNot(equal(other))
        expect(one).to(equal(same))
        let none: [String?] = [nil, nil]
        let half: [String?] = [nil, "tea"]
        expect(none).to(equal([nil, nil]))
        expect(none).toNot(equal(half))
    }

    func testListsBesideListsOfOptionals() {
        let wanted: [String?] = ["tea"]
        expect(["tea"]).to(equal(wanted))
        expect(["tea"]) == wanted
        expect(["tea"]) != [nil]
    }

    func testInitializersAndMembersOnTheRight() {
        struct Cup: Equatable { var size: Int; static let small = Cup(size: 1) }
        expect(Cup(size: 1)) == .init(size: 1)
        expect(Cup(size: 1)) == .small
        expect(Cup(size: 2)) != .small
        expect(Cup(size: 1)).to(equal(.small))
        expect(Cup(size: 1)).toEventually(equal(.init(size: 1)))
        expect(Cup(size: 1) as Cup?).to(equal(.init(size: 1)))
        failing("expected to equal Cup(size: 4), got Cup(size: 1)") { expect(Cup(size: 1)).to(equal(.init(size: 4))) }
    }

    func testTypes() {
        class Drink {}
        final class Tea: Drink {}
        expect(type(of: Tea() as Drink)) == Tea.self
        expect(type(of: Tea() as Drink)) != Drink.self
        expect(Tea.self).to(equal(Tea.self))
        expect(Tea.self).toNot(equal(Int.self))
    }
}
