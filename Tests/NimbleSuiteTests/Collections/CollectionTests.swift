import QuickNimble

/// What is in a collection, of Swift's and of Foundation's. `ExpectTests` tests what these matchers say of lists and texts.
final class CollectionTests: XCTestCase {
    private struct Extras: OptionSet {
        let rawValue: Int
        static let sugar = Extras(rawValue: 1)
        static let milk = Extras(rawValue: 2)
    }

    func testBeEmpty() {
        expect([] as [CInt]).to(beEmpty())
        expect([4] as [CInt]).toNot(beEmpty())
        expect([Int: Int]()).to(beEmpty())
        expect(["tea": 1]).toNot(beEmpty())
        expect("tea").toNot(beEmpty())
        expect([] as Extras).to(beEmpty())
        expect(Extras.sugar).toNot(beEmpty())
        expect(NSArray()).to(beEmpty())
        expect(NSArray(array: [4])).toNot(beEmpty())
        expect(NSDictionary()).to(beEmpty())
        expect(NSDictionary(object: 4 as NSNumber, forKey: "tea" as NSString)).toNot(beEmpty())
        expect(NSSet()).to(beEmpty())
        expect(NSSet(array: [NSNumber(value: 4)])).toNot(beEmpty())
        expect(NSIndexSet()).to(beEmpty())
        expect(NSIndexSet(index: 4)).toNot(beEmpty())
        expect(NSString()).to(beEmpty())
        expect(NSString(string: "tea")).toNot(beEmpty())
        expect(NSOrderedSet()).to(beEmpty())
        failing(
            "expected not to be empty, got []",
            "expected to be empty, got [4]",
            "expected not to be empty, got []",
            "expected to be empty, got [4]",
            #"expected to be empty, got "tea""#,
            "expected to be empty, got nil"
        ) {
            expect(NSArray()).toNot(beEmpty())
            expect(NSSet(object: NSNumber(value: 4))).to(beEmpty())
            expect(NSIndexSet()).toNot(beEmpty())
            expect(NSIndexSet(index: 4)).to(beEmpty())
            expect(NSString(string: "tea")).to(beEmpty())
            expect(nil as NSString?).to(beEmpty())
        }
    }

    func testHaveCount() {
        expect(["tea": 1, "milk": 2]).to(haveCount(2))
        expect(Set([4, 5])).notTo(haveCount(1))
        expect(NSArray(array: [4, 5])).to(haveCount(2))
        expect(NSSet(array: [4, 5])).to(haveCount(2))
        expect(NSDictionary(object: 4 as NSNumber, forKey: "tea" as NSString)).toNot(haveCount(2))
        expect(NSIndexSet(index: 4)).to(haveCount(1))
        failing("expected to have count 2, got [\"tea\": 1]\n  its count is 1") { expect(["tea": 1]).to(haveCount(2)) }
        failing("expected to have count 2, got [4]\n  its count is 1") { expect(Set([4])).to(haveCount(2)) }
    }

    func testBeginWithAndEndWith() {
        expect("teapottea").to(beginWith("tea"))
        expect("teapottea").to(endWith("tea"))
        expect(["a", "b", "a"]).to(endWith("a"))
        expect([]).toNot(endWith(1))
        expect(NSArray(array: ["a", "b"])).to(beginWith("a"))
        expect(NSArray(array: ["a", "b"])).toNot(beginWith("b"))
        expect(NSArray(array: ["a", "b"])).to(endWith("b"))
        expect(NSArray(array: ["a", "b"])).toNot(endWith("a"))
        expect(NSString(string: "teapot")).to(beginWith("tea"))
        expect(NSString(string: "teapot")).to(endWith("pot"))
        failing(#"expected to begin with "b", got nil"#, #"expected not to begin with "b", got nil"#) {
            expect(nil as NSArray?).to(beginWith(NSString(string: "b")))
            expect(nil as NSArray?).toNot(beginWith(NSString(string: "b")))
        }
    }

    func testBeginWithAPrefix() {
        let list = [4, 5, 6]
        expect(list).to(beginWith(prefix: list))
        expect(list).to(beginWith(prefix: []))
        expect(list).toNot(beginWith(prefix: [4, 5, 6, 7]))
        expect([]).toNot(beginWith(prefix: [4]))
        expect([]).to(beginWith(prefix: [] as [Int]))
        expect(4...6).to(beginWith(prefix: [4, 5, 6]))
        expect(list).toNot(beginWith(prefix: [4, 5, 6, 7], by: { $0 == $1 }))
        expect(list).to(beginWith(prefix: [], by: { $0 == $1 }))
        expect([]).toNot(beginWith(prefix: [4], by: { $0 == $1 }))
        expect([]).to(beginWith(prefix: [] as [Int], by: { $0 == $1 }))
        expect(4...6).to(beginWith(prefix: [4, 5], by: { $0 == $1 }))
        expect(4...6).toNot(beginWith(prefix: [4, 6], by: { $0 == $1 }))
        let messages = ["expected to begin with nil, got nil", "expected to begin with nil, got [4]"]
        failing(messages) {
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?))
            expect([4]).to(beginWith(prefix: nil as [Int]?))
        }
        failing(messages) {
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
            expect([4]).to(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
        }
    }

    func testContain() {
        expect([4, 5, 6] as [CInt]).to(contain(4 as CInt))
        expect([4, 5, 6]).toNot(contain(4, 7))
        expect(Array(1...10)).to(contain(Array(4...6)))
        expect("tea").toNot(contain("ae"))
        let text = NSString(string: "tea")
        expect(text).to(contain(NSString(string: "ea")))
        expect(text).toNot(contain(NSString(string: "ae")))
        expect(NSArray(array: ["a"])).to(contain(NSString(string: "a")))
        expect(NSArray(array: ["a"])).toNot(contain(NSString(string: "b")))
        expect(NSSet(array: [4, 5])).to(contain(4 as NSNumber))
        expect(NSArray(object: 1 as NSNumber) as NSArray?).to(contain(1))
        expect([.sugar, .milk] as Extras).to(contain(.sugar))
        expect([.sugar, .milk] as Extras).to(contain(.sugar, .milk))
        expect(Extras.sugar).toNot(contain(.milk))
        expect(Extras.sugar).toNot(contain([.milk]))
        expect(Set([4, 5])).to(contain(4))
        expect(Set([4, 5])).to(contain([4, 5]))
    }

    func testContainElementSatisfying() async {
        let (list, drinks) = ([6, 4, 5], ["tea", "milk"])
        expect(list).to(containElementSatisfying({ number in return number == 4 }))
        expect(drinks).toNot(containElementSatisfying({ text in return text == "cup" }))
        await expect(list).to(containElementSatisfying({ number in await awaited(number == 4) }))
        await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "cup") }))
        let messages = ["satisfy the predicate", "be seven"].map {
            "expected to contain an element to \($0), got [6, 4, 5]"
        }
        failing(messages) {
            expect(list).to(containElementSatisfying({ number in return number == 7 }))
            expect(list).to(containElementSatisfying({ number in return number == 7 }, "be seven"))
        }
        await failing(messages) {
            await expect(list).to(containElementSatisfying({ number in await awaited(number == 7) }))
            await expect(list).to(containElementSatisfying({ number in await awaited(number == 7) }, "be seven"))
        }
        let negated = messages.map {
            $0.replacing("to contain", with: "not to contain").replacing("[6, 4, 5]", with: "[\"tea\", \"milk\"]")
        }
        failing(negated) {
            expect(drinks).toNot(containElementSatisfying({ text in return text == "milk" }))
            expect(drinks).toNot(containElementSatisfying({ text in return text == "milk" }, "be seven"))
        }
        await failing(negated) {
            await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "milk") }))
            await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "milk") }, "be seven"))
        }
    }

    func testElementsEqual() {
        let list = [4, 5]
        expect([4, 5, 6]).toNot(elementsEqual([4, 5, 6, 7]))
        expect([4, 5, 6]).to(elementsEqual([4, 5, 6]))
        expect(4...6).toNot(elementsEqual([6, 5, 4]))
        expect([4, 5, 6]).toNot(elementsEqual([4, 5, 6, 7], by: { $0 == $1 }))
        expect([4, 5, 6]).to(elementsEqual([4, 5, 6], by: { $0 == $1 }))
        expect(4...6).toNot(elementsEqual([6, 5, 4], by: { $0 == $1 }))
        let messages = ["nil, got nil", "[4, 5], got nil", "nil, got [4, 5]"].map {
            "expected to have elements equal to \($0)"
        }
        failing(messages) {
            expect(nil as [Int]?).to(elementsEqual(nil as [Int]?))
            expect(nil as [Int]?).to(elementsEqual(list))
            expect(list).to(elementsEqual(nil as [Int]?))
        }
        failing(messages) {
            expect(nil as [Int]?).to(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
            expect(nil as [Int]?).to(elementsEqual(list, by: { $0 == $1 }))
            expect(list).to(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
        }
    }
}
