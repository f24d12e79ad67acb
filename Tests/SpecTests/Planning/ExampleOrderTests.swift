import TestSupport
import XCTest

@testable import Spec

/// Tests the orders with plain values. `OrderTests` runs examples in these orders.
final class ExampleOrderTests: XCTestCase {
    @MainActor private static func examples(in name: String = "AppTests.ListSpec") -> [Example] {
        planned(name, testMethods: ["testByHand"]) {
            describe("first") { for number in 1...4 { it("\(number)") {} } }
            describe("ordered", .ordered) { for number in 1...4 { it("\(number)") {} } }
            it("last") {}
        }.examples
    }

    @MainActor private static func names(_ order: ExampleOrder, _ examples: [Example]? = nil) -> [String] {
        order.ordered(examples ?? Self.examples()).map(\.name)
    }

    func testDeclaredIsTheOrderOfTheSource() {
        onMain {
            XCTAssertEqual(Self.names(.declared), Self.examples().map(\.name))
            XCTAssertNil(ExampleOrder.declared.seed)
        }
    }

    func testASeedGivesOneOrderForGood() {
        onMain {
            XCTAssertEqual(ExampleOrder.random(seed: 7).seed, 7)
            XCTAssertEqual(
                Self.names(.random(seed: 7)),
                [
                    "testByHand", "first › 3", "first › 2", "first › 4", "first › 1", "last", "ordered › 1",
                    "ordered › 2",
                    "ordered › 3", "ordered › 4",
                ]
            )
            XCTAssertNotEqual(Self.names(.random(seed: 7)), Self.names(.random(seed: 8)))
        }
    }

    func testThoseThatAreLeftKeepTheirOrder() {
        onMain {
            let examples = Self.examples()
            let some = examples.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
            let all = Self.names(.random(seed: 3), examples)
            XCTAssertEqual(Self.names(.random(seed: 3), some), all.filter { some.map(\.name).contains($0) })
        }
    }

    func testTheSameGroupsOfTwoClassesHaveOrdersOfTheirOwn() {
        onMain {
            let orders = Set(
                (0..<10).flatMap { seed in
                    ["AppTests.A", "AppTests.B"].map { Self.names(.random(seed: seed), Self.examples(in: $0)) }
                }
            )
            XCTAssertGreaterThan(orders.count, 15)
        }
    }
}
