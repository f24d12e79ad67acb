import Expect
import XCTest

final class HaveSamePartsTests: XCTestCase {
    func testADictionaryOfAny() {
        assertWording(
            haveSameParts(as: ["id": 1, "tags": ["new"]]) as Matcher<[String: Any]>,
            #"have the same parts as ["id": 1, "tags": ["new"]]"#,
            good: ["tags": ["new"], "id": 1],
            bad: ["id": 2, "tags": ["new"], "more": true],
            details: #"  ["id"]: expected 1, got 2"# + "\n" + #"  ["more"]: unexpected true"#
        )
    }

    func testListsAndValuesOfAProtocol() {
        assertMessages(
            "expected to have the same parts as [1, \"b\"], got [1, \"a\"]",
            "expected to have the same parts as Circle(radius: 2), got Circle(radius: 1)",
            "expected to have the same parts as Square(radius: 1), got Circle(radius: 1)",
            "expected to have the same parts as [Circle(radius: 2)], got [Circle(radius: 1)]\n"
                + "  [0].radius: expected 2, got 1",
            "expected to have the same parts as [1.0], got [1]"
        ) {
            expect([1, "a"] as [Any]).to(haveSameParts(as: [1, "a"]))
            expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Circle(radius: 1)))
            expect(Circle(radius: 1) as any Shape).notTo(haveSameParts(as: Square(radius: 1)))
            expect([1, "a"] as [Any]).to(haveSameParts(as: [1, "b"]))
            expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Circle(radius: 2)))
            expect(Circle(radius: 1) as any Shape).to(haveSameParts(as: Square(radius: 1)))
            expect([Circle(radius: 1)] as [any Shape]).to(haveSameParts(as: [Circle(radius: 2)]))
            expect([1] as [Any]).to(haveSameParts(as: [1.0]))
        }
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
