import QuickNimble

final class ContainTests: XCTestCase {
    func testElements() {
        expect([4, 5, 6]).to(contain(4))
        expect([4, 5, 6] as [CInt]).to(contain(4 as CInt))
        expect([4, 5, 6] as [CInt]).toNot(contain(7 as CInt))
        expect(["tea", "milk"]).to(contain("tea"))
        expect([4, 5, 6]).toNot(contain(7))
        expect(["tea", "milk"]).toNot(contain("te"))
        failing(#"expected to contain "cup", got ["tea", "milk"]"#) { expect(["tea", "milk"]).to(contain("cup")) }
        failing(#"expected not to contain "tea", got ["tea", "milk"]"#) {
            expect(["tea", "milk"]).toNot(contain("tea"))
        }
        failing(#"expected to contain "cup", got nil"#) { expect(nil as [String]?).to(contain("cup")) }
        failing(#"expected not to contain "cup", got nil"#) { expect(nil as [String]?).toNot(contain("cup")) }
    }

    func testPartsOfAString() {
        expect("tea").to(contain("e"))
        expect("tea").to(contain("ea"))
        expect("tea").toNot(contain("z"))
        expect("tea").toNot(contain("ae"))
        failing(#"expected to contain "pot", got "tea""#) { expect("tea").to(contain("pot")) }
        failing(#"expected not to contain "ea", got "tea""#) { expect("tea").toNot(contain("ea")) }
    }

    func testPartsOfAnNSString() {
        let text = NSString(string: "tea")
        expect(text).to(contain(NSString(string: "e")))
        expect(text).to(contain(NSString(string: "ea")))
        expect(text).toNot(contain(NSString(string: "z")))
        expect(text).toNot(contain(NSString(string: "ae")))
    }

    func testObjectsOfFoundation() {
        expect(NSArray(array: ["a"])).to(contain(NSString(string: "a")))
        expect(NSArray(array: ["a"])).toNot(contain(NSString(string: "b")))
        expect(NSSet(array: [4, 5])).to(contain(4 as NSNumber))
        expect(NSArray(object: 1 as NSNumber) as NSArray?).to(contain(1))
    }

    func testSeveral() {
        expect([4, 5, 6]).to(contain(4, 5))
        expect([4, 5, 6]).toNot(contain(4, 7))
        failing(#"expected to contain "tea" and "cup", got ["tea"]"# + "\n  missing \"cup\"") {
            expect(["tea"]).to(contain("tea", "cup"))
        }
        failing(#"expected not to contain "tea" and "cup", got ["cup", "tea"]"#) {
            expect(["cup", "tea"]).toNot(contain("tea", "cup"))
        }
    }

    func testAList() {
        expect([4, 5, 6]).to(contain([4, 5]))
        expect([4, 5, 6]).toNot(contain([4, 7]))
        let all = Array(1...10)
        let some = Array(all[3...5])
        expect(all).to(contain(some))
        failing(#"expected to contain "tea" and "cup", got ["tea"]"# + "\n  missing \"cup\"") {
            expect(["tea"]).to(contain(["tea", "cup"]))
        }
    }

    func testSetAlgebra() {
        struct Extras: OptionSet {
            let rawValue: Int
            static let sugar = Extras(rawValue: 1)
            static let milk = Extras(rawValue: 2)
        }
        expect([.sugar, .milk] as Extras).to(contain(.sugar))
        expect([.sugar, .milk] as Extras).to(contain(.sugar, .milk))
        expect(Extras.sugar).toNot(contain(.milk))
        expect(Extras.sugar).toNot(contain([.milk]))
        expect(Set([4, 5])).to(contain(4))
        expect(Set([4, 5])).to(contain([4, 5]))
    }
}

final class ContainElementSatisfyingTests: XCTestCase {
    private let list = [4, 5, 6]
    private let drinks = ["tea", "milk"]

    func testMatches() {
        expect(self.list).to(containElementSatisfying({ number in return number == 4 }))
        expect(self.list).to(containElementSatisfying({ number in return number == 5 }))
        expect(self.list).to(containElementSatisfying({ number in return number == 6 }))
    }

    func testMatchesInAnyOrder() {
        let list = [6, 4, 5]
        expect(list).to(containElementSatisfying({ number in return number == 4 }))
        expect(list).to(containElementSatisfying({ number in return number == 5 }))
    }

    func testFails() {
        failing("expected to contain an element to satisfy the predicate, got [4, 5, 6]") {
            expect(self.list).to(containElementSatisfying({ number in return number == 7 }))
        }
    }

    func testFailsWithADescription() {
        failing("expected to contain an element to be seven, got [4, 5, 6]") {
            expect(self.list).to(containElementSatisfying({ number in return number == 7 }, "be seven"))
        }
    }

    func testDoesNotMatch() {
        expect(self.drinks).toNot(containElementSatisfying({ text in return text == "cup" }))
    }

    func testFailsNegated() {
        failing(#"expected not to contain an element to satisfy the predicate, got ["tea", "milk"]"#) {
            expect(self.drinks).toNot(containElementSatisfying({ text in return text == "milk" }))
        }
    }

    func testFailsNegatedWithADescription() {
        failing(#"expected not to contain an element to be milk, got ["tea", "milk"]"#) {
            expect(self.drinks).toNot(containElementSatisfying({ text in return text == "milk" }, "be milk"))
        }
    }

    func testAwaitedMatches() async {
        await expect(self.list).to(containElementSatisfying({ number in await awaited(number == 4) }))
        await expect(self.list).to(containElementSatisfying({ number in await awaited(number == 6) }))
    }

    func testAwaitedMatchesInAnyOrder() async {
        let list = [6, 4, 5]
        await expect(list).to(containElementSatisfying({ number in await awaited(number == 4) }))
        await expect(list).to(containElementSatisfying({ number in await awaited(number == 5) }))
    }

    func testAwaitedFails() async {
        await failing("expected to contain an element to satisfy the predicate, got [4, 5, 6]") {
            await expect(self.list).to(containElementSatisfying({ number in await awaited(number == 7) }))
        }
    }

    func testAwaitedFailsWithADescription() async {
        await failing("expected to contain an element to be seven, got [4, 5, 6]") {
            await expect(self.list).to(containElementSatisfying({ number in await awaited(number == 7) }, "be seven"))
        }
    }

    func testAwaitedDoesNotMatch() async {
        await expect(self.drinks).toNot(containElementSatisfying({ text in await awaited(text == "cup") }))
    }

    func testAwaitedFailsNegated() async {
        await failing(#"expected not to contain an element to satisfy the predicate, got ["tea", "milk"]"#) {
            await expect(self.drinks).toNot(containElementSatisfying({ text in await awaited(text == "milk") }))
        }
    }

    func testAwaitedFailsNegatedWithADescription() async {
        await failing(#"expected not to contain an element to be milk, got ["tea", "milk"]"#) {
            await expect(self.drinks)
                .toNot(containElementSatisfying({ text in await awaited(text == "milk") }, "be milk"))
        }
    }
}

final class ElementsEqualTests: XCTestCase {
    func testMatches() {
        let list = [4, 5]
        expect([4, 5, 6]).toNot(elementsEqual([4, 5, 6, 7]))
        expect([4, 5, 6]).toNot(elementsEqual([6, 5, 4]))
        expect([4, 5, 6]).to(elementsEqual([4, 5, 6]))
        failing("expected to have elements equal to nil, got nil") {
            expect(nil as [Int]?).to(elementsEqual(nil as [Int]?))
        }
        failing("expected to have elements equal to [4, 5], got nil") { expect(nil as [Int]?).to(elementsEqual(list)) }
        failing("expected to have elements equal to nil, got [4, 5]") { expect(list).to(elementsEqual(nil as [Int]?)) }
    }

    func testAClosure() {
        let list = [4, 5]
        expect([4, 5, 6]).toNot(elementsEqual([4, 5, 6, 7], by: { $0 == $1 }))
        expect([4, 5, 6]).to(elementsEqual([4, 5, 6], by: { $0 == $1 }))
        failing("expected to have elements equal to nil, got nil") {
            expect(nil as [Int]?).to(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
        }
        failing("expected to have elements equal to [4, 5], got nil") {
            expect(nil as [Int]?).to(elementsEqual(list, by: { $0 == $1 }))
        }
        failing("expected to have elements equal to nil, got [4, 5]") {
            expect(list).to(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
        }
    }

    func testSequencesOfAnotherType() {
        expect(4...6).to(elementsEqual([4, 5, 6]))
        expect(4...6).toNot(elementsEqual([4, 5, 6, 7]))
        expect(4...6).to(elementsEqual([4, 5, 6], by: { $0 == $1 }))
        expect(4...6).toNot(elementsEqual([6, 5, 4], by: { $0 == $1 }))
    }
}
