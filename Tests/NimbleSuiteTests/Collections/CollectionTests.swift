import QuickNimble

final class BeEmptyTests: XCTestCase {
    func testMatches() {
        expect([] as [Int]).to(beEmpty())
        expect([4]).toNot(beEmpty())
        expect([] as [CInt]).to(beEmpty())
        expect([4] as [CInt]).toNot(beEmpty())
        expect([Int: Int]()).to(beEmpty())
        expect(["tea": 1]).toNot(beEmpty())
        expect("").to(beEmpty())
        expect("tea").toNot(beEmpty())
    }

    func testObjectsOfFoundation() {
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
    }

    func testSetAlgebra() {
        struct Extras: OptionSet {
            let rawValue: Int
            static let sugar = Extras(rawValue: 1)
        }
        expect(Extras()).to(beEmpty())
        expect(Extras.sugar).toNot(beEmpty())
        expect([] as Extras).to(beEmpty())
    }

    func testFails() {
        failing("expected to be empty, got nil") { expect(nil as NSString?).to(beEmpty()) }
        failing("expected not to be empty, got nil") { expect(nil as [CInt]?).toNot(beEmpty()) }
        failing("expected to be empty, got [4]") { expect([4]).to(beEmpty()) }
        failing(#"expected not to be empty, got """#) { expect("").toNot(beEmpty()) }
        failing(#"expected to be empty, got "tea""#) { expect("tea").to(beEmpty()) }
    }

    func testFailsWithObjectsOfFoundation() {
        failing("expected not to be empty, got []") { expect(NSArray()).toNot(beEmpty()) }
        failing("expected not to be empty, got []") { expect(NSSet()).toNot(beEmpty()) }
        failing("expected to be empty, got [4]") { expect(NSSet(object: NSNumber(value: 4))).to(beEmpty()) }
        failing("expected not to be empty, got []") { expect(NSIndexSet()).toNot(beEmpty()) }
        failing("expected to be empty, got [4]") { expect(NSIndexSet(index: 4)).to(beEmpty()) }
        failing(#"expected to be empty, got "tea""#) { expect(NSString(string: "tea")).to(beEmpty()) }
    }
}

final class HaveCountTests: XCTestCase {
    func testLists() {
        expect([4, 5, 6]).to(haveCount(3))
        expect([4, 5, 6]).notTo(haveCount(1))
        failing("expected to have count 1, got [4, 5]\n  its count is 2") { expect([4, 5]).to(haveCount(1)) }
        failing("expected not to have count 2, got [4, 5]") { expect([4, 5]).notTo(haveCount(2)) }
    }

    func testDictionaries() {
        expect(["tea": 1, "milk": 2]).to(haveCount(2))
        expect(["tea": 1, "milk": 2]).notTo(haveCount(1))
        failing("expected to have count 2, got [\"tea\": 1]\n  its count is 1") { expect(["tea": 1]).to(haveCount(2)) }
    }

    func testSets() {
        expect(Set([4, 5])).to(haveCount(2))
        expect(Set([4, 5])).notTo(haveCount(1))
        failing("expected to have count 2, got [4]\n  its count is 1") { expect(Set([4])).to(haveCount(2)) }
    }

    func testObjectsOfFoundation() {
        expect(NSArray(array: [4, 5])).to(haveCount(2))
        expect(NSSet(array: [4, 5])).to(haveCount(2))
        expect(NSDictionary(object: 4 as NSNumber, forKey: "tea" as NSString)).toNot(haveCount(2))
        expect(NSIndexSet(index: 4)).to(haveCount(1))
    }
}

final class BeginWithTests: XCTestCase {
    func testMatches() {
        expect([4, 5, 6]).to(beginWith(4))
        expect([4, 5, 6]).toNot(beginWith(5))
        expect("teapot").to(beginWith("tea"))
        expect("teapot").toNot(beginWith("pot"))
        expect("teapottea").to(beginWith("tea"))
        expect(NSString(string: "teapot").description).to(beginWith("tea"))
        expect(NSArray(array: ["a", "b"])).to(beginWith("a"))
        expect(NSArray(array: ["a", "b"])).toNot(beginWith("b"))
        expect(NSString(string: "teapot")).to(beginWith("tea"))
    }

    func testFails() {
        failing(#"expected to begin with "b", got nil"#) {
            expect(nil as NSArray?).to(beginWith(NSString(string: "b")))
        }
        failing(#"expected not to begin with "b", got nil"#) {
            expect(nil as NSArray?).toNot(beginWith(NSString(string: "b")))
        }
        failing("expected to begin with 5, got [4, 5, 6]") { expect([4, 5, 6]).to(beginWith(5)) }
        failing("expected not to begin with 4, got [4, 5, 6]") { expect([4, 5, 6]).toNot(beginWith(4)) }
        failing(#"expected to begin with "pot", got "teapot""#) { expect("teapot").to(beginWith("pot")) }
        failing(#"expected not to begin with "tea", got "teapot""#) { expect("teapot").toNot(beginWith("tea")) }
    }
}

final class BeginWithPrefixTests: XCTestCase {
    func testMatches() {
        let list = [4, 5, 6]
        expect(list).toNot(beginWith(prefix: [4, 5, 6, 7]))
        expect(list).toNot(beginWith(prefix: [5, 6]))
        expect(list).to(beginWith(prefix: [4, 5, 6]))
        expect(list).to(beginWith(prefix: [4, 5]))
        expect(list).to(beginWith(prefix: []))
        expect([]).toNot(beginWith(prefix: [4]))
        expect([]).to(beginWith(prefix: [] as [Int]))
        failing("expected to begin with nil, got nil") {
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?))
        }
        failing("expected to begin with [4], got nil") { expect(nil as [Int]?).to(beginWith(prefix: [4])) }
        failing("expected to begin with nil, got [4]") { expect([4]).to(beginWith(prefix: nil as [Int]?)) }
    }

    func testAClosure() {
        let list = [4, 5, 6]
        expect(list).toNot(beginWith(prefix: [4, 5, 6, 7], by: { $0 == $1 }))
        expect(list).to(beginWith(prefix: [4, 5], by: { $0 == $1 }))
        expect(list).to(beginWith(prefix: [], by: { $0 == $1 }))
        expect([]).toNot(beginWith(prefix: [4], by: { $0 == $1 }))
        expect([]).to(beginWith(prefix: [] as [Int], by: { $0 == $1 }))
        failing("expected to begin with nil, got nil") {
            expect(nil as [Int]?).to(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
        }
        failing("expected to begin with [4], got nil") {
            expect(nil as [Int]?).to(beginWith(prefix: [4], by: { $0 == $1 }))
        }
        failing("expected to begin with nil, got [4]") {
            expect([4]).to(beginWith(prefix: nil as [Int]?, by: { $0 == $1 }))
        }
    }

    func testSequencesOfAnotherType() {
        expect(4...6).to(beginWith(prefix: [4, 5, 6]))
        expect(4...6).toNot(beginWith(prefix: [4, 5, 6, 7]))
        expect(4...6).to(beginWith(prefix: [4, 5], by: { $0 == $1 }))
        expect(4...6).toNot(beginWith(prefix: [4, 6], by: { $0 == $1 }))
    }
}

final class EndWithTests: XCTestCase {
    func testMatches() {
        expect([4, 5, 6]).to(endWith(6))
        expect([4, 5, 6]).toNot(endWith(5))
        expect([]).toNot(endWith(1))
        expect(["a", "b", "a"]).to(endWith("a"))
        expect("teapot").to(endWith("pot"))
        expect("teapot").toNot(endWith("tea"))
        expect("teapottea").to(endWith("tea"))
        expect(NSString(string: "teapot").description).to(endWith("pot"))
        expect(NSArray(array: ["a", "b"])).to(endWith("b"))
        expect(NSArray(array: ["a", "b"])).toNot(endWith("a"))
        expect(NSString(string: "teapot")).to(endWith("pot"))
    }

    func testFails() {
        failing("expected to end with 5, got nil") { expect(nil as [Int]?).to(endWith(5)) }
        failing("expected not to end with 5, got nil") { expect(nil as [Int]?).toNot(endWith(5)) }
        failing("expected to end with 5, got [4, 5, 6]") { expect([4, 5, 6]).to(endWith(5)) }
        failing("expected not to end with 6, got [4, 5, 6]") { expect([4, 5, 6]).toNot(endWith(6)) }
        failing(#"expected to end with "tea", got "teapot""#) { expect("teapot").to(endWith("tea")) }
        failing(#"expected not to end with "pot", got "teapot""#) { expect("teapot").toNot(endWith("pot")) }
    }
}
