import QuickNimble

final class EqualTupleTests: XCTestCase {
    func testPairs() {
        expect((1, "a")).to(equal((1, "a")))
        expect((1, "a")).toNot(equal((1, "b")))
        failing(#"expected to equal (1, "b"), got (1, "a")"#) {
            expect((1, "a")).to(equal((1, "b")))
        }
    }

    func testTriples() {
        expect((1, "a", 2.5)).to(equal((1, "a", 2.5)))
        expect((1, "a", 2.5)).toNot(equal((1, "a", 3.5)))
    }

    func testFour() {
        expect((1, "a", 2.5, true)).to(equal((1, "a", 2.5, true)))
        expect((1, "a", 2.5, true)).toNot(equal((1, "a", 2.5, false)))
    }

    func testFive() {
        expect((1, "a", 2.5, true, [1])).to(equal((1, "a", 2.5, true, [1])))
        expect((1, "a", 2.5, true, [1])).toNot(equal((1, "a", 2.5, true, [2])))
    }

    func testSix() {
        expect((1, "a", 2.5, true, [1], "z")).to(equal((1, "a", 2.5, true, [1], "z")))
        expect((1, "a", 2.5, true, [1], "z")).toNot(equal((1, "a", 2.5, true, [1], "y")))
    }

    func testOperatorsOfPairs() {
        expect((1, "a")) == (1, "a")
        expect((1, "a")) != (2, "a")
        failing("expected not to equal (1, 2), got (1, 2)") { expect((1, 2)) != (1, 2) }
    }

    func testOperatorsOfTriples() {
        expect((1, "a", 2.5)) == (1, "a", 2.5)
        expect((1, "a", 2.5)) != (2, "a", 2.5)
    }

    func testOperatorsOfFour() {
        expect((1, "a", 2.5, true)) == (1, "a", 2.5, true)
        expect((1, "a", 2.5, true)) != (2, "a", 2.5, true)
    }

    func testOperatorsOfFive() {
        expect((1, "a", 2.5, true, [1])) == (1, "a", 2.5, true, [1])
        expect((1, "a", 2.5, true, [1])) != (2, "a", 2.5, true, [1])
    }

    func testOperatorsOfSix() {
        expect((1, "a", 2.5, true, [1], "z")) == (1, "a", 2.5, true, [1], "z")
        expect((1, "a", 2.5, true, [1], "z")) != (2, "a", 2.5, true, [1], "z")
    }

    func testListsOfPairs() {
        expect([(1, "a"), (2, "b")]).to(equal([(1, "a"), (2, "b")]))
        expect([(1, "a"), (2, "b")]).toNot(equal([(1, "a"), (2, "c")]))
        expect([(1, "a")]) == [(1, "a")]
        expect([(1, "a")]) != [(1, "b")]
    }

    func testListsOfTriples() {
        expect([(1, "a", 2.5)]).to(equal([(1, "a", 2.5)]))
        expect([(1, "a", 2.5)]).toNot(equal([(1, "a", 3.5)]))
        expect([(1, "a", 2.5)]) == [(1, "a", 2.5)]
        expect([(1, "a", 2.5)]) != [(2, "a", 2.5)]
    }

    func testListsOfFour() {
        expect([(1, "a", 2.5, true)]).to(equal([(1, "a", 2.5, true)]))
        expect([(1, "a", 2.5, true)]) == [(1, "a", 2.5, true)]
        expect([(1, "a", 2.5, true)]) != [(1, "a", 2.5, false)]
    }

    func testListsOfFive() {
        expect([(1, "a", 2.5, true, [1])]).to(equal([(1, "a", 2.5, true, [1])]))
        expect([(1, "a", 2.5, true, [1])]) == [(1, "a", 2.5, true, [1])]
        expect([(1, "a", 2.5, true, [1])]) != [(1, "a", 2.5, true, [2])]
    }

    func testListsOfSix() {
        expect([(1, "a", 2.5, true, [1], "z")]).to(equal([(1, "a", 2.5, true, [1], "z")]))
        expect([(1, "a", 2.5, true, [1], "z")]) == [(1, "a", 2.5, true, [1], "z")]
        expect([(1, "a", 2.5, true, [1], "z")]) != [(1, "a", 2.5, true, [1], "y")]
    }
}
