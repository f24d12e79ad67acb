import QuickNimble

private struct Cup: Equatable {
    let value: Int
}

/// Values whose type the compiler infers from the expectation.
final class PlainValueTests: XCTestCase {
    private let cup = Cup(value: 123)

    func testPairsWithLabels() {
        let pair: (left: Int, right: String) = (1, "a")
        expect(pair).to(equal((left: 1, right: "a")))
        expect(pair).to(equal((1, "a")))
        expect((left: 1, right: "a")).to(equal((1, "a")))
        expect((1, "a")).to(equal((left: 1, right: "a")))
        expect(pair) == (left: 1, right: "a")
        expect(pair) == (1, "a")
        expect((1, "a")) == (left: 1, right: "a")
        expect((1, "a")) == (1, "a")
        failing("expected to equal (2, \"a\"), got (1, \"a\")", "expected to equal (3, \"a\"), got (1, \"a\")") {
            expect(pair).to(equal((left: 2, right: "a")))
            expect(pair) == (left: 3, right: "a")
        }
    }

    func testNilInsideAnOptional() {
        let shelf: [String: Int?] = ["a": nil, "b": 4]
        expect(shelf["a"]).to(beNil())
        expect(shelf["b"]).toNot(beNil())
        expect(shelf["c"]).to(beNil())
        expect(shelf["b"] ?? nil).toNot(beNil())
        expect(shelf["a"] ?? nil).to(beNil())
        failing("expected not to be nil, got nil", "expected to be nil, got 4") {
            expect(shelf["a"]).toNot(beNil())
            expect(shelf["b"]).to(beNil())
        }
    }

    func testOneValueIsMapped() async {
        let anything: Any = 4
        expect(anything).to(compactMap({ $0 as? Int }, equal(4)))
        expect("4").to(compactMap({ Int($0) }, equal(4)))
        expect(self.cup).to(compactMap({ $0 as Cup? }, map(\.value, equal(123))))
        expect("a").to(compactMap({ Int($0) }, beNil()))
        expect(["4", "a"]).to(compactMap({ Int($0) }, equal([4])))
        expect(self.cup).to(map({ $0.value }, equal(123)))
        await expect(self.cup).to(compactMap({ await awaited($0.value) }, equal(123)))
        await expect(self.cup).toNot(compactMap({ await awaited($0.value) }, awaitedEqual(4)))
        failing("expected to map to a value to equal 5, got \"4\"\n  mapped: got 4") {
            expect("4").to(compactMap({ Int($0) }, equal(5)))
        }
    }
}
