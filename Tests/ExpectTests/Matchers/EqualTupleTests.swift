import Expect
import XCTest

final class EqualTupleTests: XCTestCase {
    func testAPair() {
        assertWording(equal((1, "a")), #"equal (1, "a")"#, good: (1, "a"), bad: (1, "b"))
    }

    func testAnOptionalInAnotherIsNotUnwrapped() {
        let inner: Int?? = .some(nil)
        let outer: Int?? = nil
        assertMessages(
            """
            expected to equal (nil, 1), got (nil, 1)
              .0: expected nil, got nil, which looks alike and is not equal
            """
        ) { expect((inner, 1)) == (outer, 1) }
        XCTAssertEqual(gatherFailures { expect((inner, 1)) != (outer, 1) }.count, 0)
        XCTAssertEqual(gatherFailures { expect([(inner, 2)]) == [(outer, 2)] }.count, 1)
        XCTAssertEqual(gatherFailures { expect((inner, outer)) == (inner, outer) }.count, 0)
    }

    func testWording() {
        assertWording(equal((1, 2, 3)), "equal (1, 2, 3)", good: (1, 2, 3), bad: (1, 2, 4))
        assertWording(equal((1, 2, 3, 4)), "equal (1, 2, 3, 4)", good: (1, 2, 3, 4), bad: (1, 2, 3, 5))
        assertWording(
            equal([(1, 2), (3, 4)]),
            "equal [(1, 2), (3, 4)]",
            good: [(1, 2), (3, 4)],
            bad: [(1, 2)],
            details: "  [1]: missing (3, 4)"
        )
    }

    func testTuplesThatAreAwaited() async {
        func pair() async -> (Int, String) { (1, "a") }
        func pairs() async -> [(Int, String)] { [(1, "a")] }
        await expect { await pair() } == (1, "a")
        await expect { await pair() } != (1, "b")
        await expect { await pairs() } == [(1, "a")]
        await expect { await pairs() } != [(1, "a"), (1, "a")]
        let failures = await gatherFailures {
            await expect { await pair() } != (1, "a")
            await expect { await pairs() } == []
            await expect { await pairs() } != [(1, "a")]
            await expect { await pair() } == (2, "a")
        }
        XCTAssertEqual(
            failures.map(\.message),
            [
                #"expected not to equal (1, "a"), got (1, "a")"#, #"expected to equal [], got [(1, "a")]"#,
                #"expected not to equal [(1, "a")], got [(1, "a")]"#, #"expected to equal (2, "a"), got (1, "a")"#,
            ]
        )
    }

    func testArraysOfTuplesOfSix() {
        let one = (1, 2, 3, 4, 5, 6)
        expect([one]) == [one]
        expect([one, one]) != [one]
        XCTAssertEqual(
            gatherFailures { expect([one]) == [(1, 2, 3, 4, 5, 7)] }.map(\.message),
            ["expected to equal [(1, 2, 3, 4, 5, 7)], got [(1, 2, 3, 4, 5, 6)]\n  [0].5: expected 7, got 6"]
        )
    }

    func testObjectsAreComparedAsTheTypeInTheTuple() {
        let (base, derived): (Base, Base) = (Base(1), Derived(1))
        expect((derived, 1)) == (base, 1)
        expect((base, 1)) == (derived, 1)
        expect((1, 2, derived)) == (1, 2, base)
        expect([(derived, 1)]) == [(base, 1)]
        XCTAssertEqual(gatherFailures { expect((derived, 1)) != (base, 1) }.count, 1)
        XCTAssertEqual(gatherFailures { expect((1, 2, derived)) == (1, 2, Base(2)) }.count, 1)
    }
}

private class Base: Equatable {
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (left: Base, right: Base) -> Bool { left.number == right.number }
}

private final class Derived: Base {}
