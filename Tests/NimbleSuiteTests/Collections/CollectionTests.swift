import QuickNimble

/// Foundation collections, and the forms that Nimble has in addition to Expect's. `ExpectTests` tests these matchers' messages
/// about Swift lists and texts.
final class CollectionTests: XCTestCase {
    func testBeEmpty() {
        expect(NSArray()).to(beEmpty())
        expect(NSArray(array: [4])).toNot(beEmpty())
        expect(NSDictionary()).to(beEmpty())
        expect(NSDictionary(object: 4 as NSNumber, forKey: "tea" as NSString)).toNot(beEmpty())
        expect(NSSet()).to(beEmpty())
        expect(NSIndexSet()).to(beEmpty())
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
        expect(NSArray(array: [4, 5])).to(haveCount(2))
        expect(NSSet(array: [4, 5])).to(haveCount(2))
        expect(NSDictionary(object: 4 as NSNumber, forKey: "tea" as NSString)).toNot(haveCount(2))
        expect(NSIndexSet(index: 4)).to(haveCount(1))
        failing("expected to have count 2, got [4]\n  its count is 1", "expected not to have count 1, got [4]") {
            expect(NSArray(array: [4])).to(haveCount(2))
            expect(NSArray(array: [4])).toNot(haveCount(1))
        }
    }

    func testBeginWithAndEndWith() {
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
        expect([4, 5, 6]).to(beginWith(prefix: []))
        expect([4, 5, 6]).toNot(beginWith(prefix: [4, 5, 6, 7]))
        expect([]).to(beginWith(prefix: [] as [Int]))
        expect(4...6).to(beginWith(prefix: [4, 5, 6]))
        expect(4...6).toNot(beginWith(prefix: [4, 6], by: { $0 == $1 }))
        let messages = ["expected to begin with nil, got nil", "expected not to begin with nil, got [4]"]
        failing(messages + messages) {
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?))
            expect([4]).toNot(beginWith(prefix: nil as [Int]?))
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
            expect([4]).toNot(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
        }
    }

    func testContain() {
        expect(Array(1...10)).to(contain(Array(4...6)))
        let text = NSString(string: "tea")
        expect(text).to(contain(NSString(string: "ea")))
        expect(text).toNot(contain(NSString(string: "ae")))
        expect(NSArray(array: ["a"])).to(contain(NSString(string: "a")))
        expect(NSArray(array: ["a"])).toNot(contain(NSString(string: "b")))
        expect(NSSet(array: [4, 5])).to(contain(4 as NSNumber))
        expect(NSArray(object: 1 as NSNumber) as NSArray?).to(contain(1))
        expect(Set([4, 5])).to(contain([4, 5]))
    }

    func testContainElementSatisfyingThatAwaits() async {
        let (list, drinks) = ([6, 4, 5], ["tea", "milk"])
        await expect(list).to(containElementSatisfying({ number in await awaited(number == 4) }))
        await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "cup") }))
        await failing(
            "expected to contain an element to satisfy the predicate, got [6, 4, 5]",
            "expected to contain an element to be seven, got [6, 4, 5]",
            #"expected not to contain an element to satisfy the predicate, got ["tea", "milk"]"#,
            #"expected not to contain an element to be seven, got ["tea", "milk"]"#
        ) {
            await expect(list).to(containElementSatisfying({ number in await awaited(number == 7) }))
            await expect(list).to(containElementSatisfying({ number in await awaited(number == 7) }, "be seven"))
            await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "milk") }))
            await expect(drinks).toNot(containElementSatisfying({ text in await awaited(text == "milk") }, "be seven"))
        }
    }

    func testElementsEqualWithNil() {
        let list = [4, 5]
        let messages = ["expected to", "expected not to"].map { "\($0) have elements equal to nil, got [4, 5]" }
        failing(messages + messages) {
            expect(list).to(elementsEqual(nil as [Int]?))
            expect(list).toNot(elementsEqual(nil as [Int]?))
            expect(list).to(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
            expect(list).toNot(elementsEqual(nil as [Int]?, by: { $0 == $1 }))
        }
    }
}
