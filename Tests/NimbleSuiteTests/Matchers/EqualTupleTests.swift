import QuickNimble

/// Pairs, which have overloads for labels, and longer tuples.
final class EqualTupleTests: XCTestCase {
    func testTuples() {
        expect((1, "a")).to(equal((1, "a")))
        expect((1, "a")).toNot(equal((1, "b")))
        expect((1, "a", 2.5)).to(equal((1, "a", 2.5)))
        expect((1, "a", 2.5, true, [1], "z")).to(equal((1, "a", 2.5, true, [1], "z")))
        expect((1, "a", 2.5, true, [1], "z")).toNot(equal((1, "a", 2.5, true, [1], "y")))
    }

    func testOperators() {
        expect((1, "a")) == (1, "a")
        expect((1, "a")) != (2, "a")
        expect((1, "a", 2.5)) == (1, "a", 2.5)
        expect((1, "a", 2.5, true, [1], "z")) == (1, "a", 2.5, true, [1], "z")
        expect((1, "a", 2.5, true, [1], "z")) != (2, "a", 2.5, true, [1], "z")
    }

    func testLists() {
        expect([(1, "a"), (2, "b")]).to(equal([(1, "a"), (2, "b")]))
        expect([(1, "a"), (2, "b")]).toNot(equal([(1, "a"), (2, "c")]))
        expect([(1, "a", 2.5, true, [1], "z")]).to(equal([(1, "a", 2.5, true, [1], "z")]))
        expect([(1, "a")]) == [(1, "a")]
        expect([(1, "a")]) != [(1, "b")]
        expect([(1, "a", 2.5, true, [1], "z")]) == [(1, "a", 2.5, true, [1], "z")]
        expect([(1, "a", 2.5, true, [1], "z")]) != [(1, "a", 2.5, true, [1], "y")]
    }
}
