import Expect
import TestSupport
import XCTest

final class HaveSamePartsTests: XCTestCase {
    func testADictionaryOfAny() {
        XCTAssertEqual(
            wording(
                haveSameParts(as: ["id": 1, "tags": ["new"]]) as Matcher<[String: Any]>,
                good: ["tags": ["new"], "id": 1],
                bad: ["id": 2, "tags": ["new"], "more": true]
            ),
            #"""
            to: expected to have the same parts as ["id": 1, "tags": ["new"]], got ["id": 2, "more": true, "tags": ["new"]]
              ["id"]: expected 1, got 2
              ["more"]: unexpected true
            not to: expected not to have the same parts as ["id": 1, "tags": ["new"]], got ["id": 1, "tags": ["new"]]
            nil: expected to have the same parts as ["id": 1, "tags": ["new"]], got nil
            nil not: expected not to have the same parts as ["id": 1, "tags": ["new"]], got nil
            throws: expected to have the same parts as ["id": 1, "tags": ["new"]], threw Trouble.small
            throws not: expected not to have the same parts as ["id": 1, "tags": ["new"]], threw Trouble.small
            """#
        )
    }

    func testListsAndValuesOfAProtocol() {
        XCTAssertEqual(
            messages {
                expect([1, "a"] as [Any]).to(haveSameParts(as: [1, "a"]))
                expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Circle(radius: 1)))
                expect(Circle(radius: 1) as any Shape).notTo(haveSameParts(as: Square(radius: 1)))
                expect([1, "a"] as [Any]).to(haveSameParts(as: [1, "b"]))
                expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Circle(radius: 2)))
                expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Square(radius: 1)))
                expect([Circle(radius: 1)] as [any Shape]).to(haveSameParts(as: [Circle(radius: 2)]))
                expect([1] as [Any]).to(haveSameParts(as: [1.0]))
            },
            [
                "expected to have the same parts as [1, \"b\"], got [1, \"a\"]",
                "expected to have the same parts as Circle(radius: 2), got Circle(radius: 1)",
                "expected to have the same parts as Square(radius: 1), got Circle(radius: 1)",
                "expected to have the same parts as [Circle(radius: 2)], got [Circle(radius: 1)]\n"
                    + "  [0].radius: expected 2, got 1",
                "expected to have the same parts as [1.0], got [1]",
            ]
        )
    }

    func testAPartThatCannotBeCompared() {
        let closures: [Any] = [{ () in }, 1]
        XCTAssertEqual(
            messages {
                expect([{ () in }, 1] as [Any]).to(haveSameParts(as: closures))
                expect([{ () in }, 1] as [Any]).notTo(haveSameParts(as: closures))
            },
            ["", "not "].map {
                """
                expected \($0)to have the same parts as [(Function), 1], got [(Function), 1]
                  [0]: two values of the type () -> () cannot be compared
                """
            }
        )
    }
}

private protocol Shape {}

private struct Circle: Shape {
    var radius: Int
}

private struct Square: Shape {
    var radius: Int
}
