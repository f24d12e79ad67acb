import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class SelectionTests: XCTestCase {
    @MainActor private static func plan() -> ClassPlan {
        planned(testMethods: ["testByHand"]) {
            describe("a list", .tags("model")) {
                it("adds") {}
                it("loads", .tags("slow")) {}
            }
            it("is empty at first") {}
        }
    }

    private func selected(_ configure: (inout Selection) throws -> Void) throws -> [String] {
        var selection = Selection()
        selection.description = "something"
        try configure(&selection)
        return onMain { selection.selected(Self.plan().examples).map(\.name) }
    }

    func testAllExamplesUnlessSomethingIsAskedFor() {
        onMain {
            let names = Selection().selected(Self.plan().examples).map(\.name)
            XCTAssertEqual(names, ["a list › adds", "a list › loads", "is empty at first", "testByHand"])
        }
    }

    func testAFilterLooksAtTheClassTheGroupsAndTheExample() throws {
        XCTAssertEqual(try selected { $0.filter = try NameFilter("ListSpec › a list") }.count, 2)
        XCTAssertEqual(try selected { $0.filter = try NameFilter("empty") }, ["is empty at first"])
        XCTAssertEqual(try selected { $0.filter = try NameFilter("ByHand$") }, ["testByHand"])
        XCTAssertEqual(try selected { $0.filter = try NameFilter("nothing") }, [])
    }

    func testTagsAreThoseOfTheGroupsToo() throws {
        XCTAssertEqual(try selected { $0.tags = try TagExpression("model") }, ["a list › adds", "a list › loads"])
        XCTAssertEqual(try selected { $0.tags = try TagExpression("model and not slow") }, ["a list › adds"])
    }

    func testIdentifiersSelectOneExampleEach() throws {
        XCTAssertEqual(
            try selected { $0.identifiers = ["AppTests.ListSpec/is empty at first", "AppTests.Other/adds"] },
            ["is empty at first"]
        )
        XCTAssertEqual(try selected { $0.identifiers = [] }, [])
    }

    func testAllConditionsHoldTogether() throws {
        XCTAssertEqual(
            try selected {
                $0.filter = try NameFilter("a list")
                $0.tags = try TagExpression("slow")
                $0.identifiers = ["AppTests.ListSpec/a list › adds", "AppTests.ListSpec/a list › loads"]
            },
            ["a list › loads"]
        )
    }

    func testWhatIsWrittenWrongIsToldWithAnySelectedExample() {
        onMain {
            let plan = planned {
                it("adds") {}
                it("has rows", arguments: [Int]()) { _ in }
            }
            var selection = Selection()
            selection.description = "something"
            selection.identifiers = nil
            selection.tags = try? TagExpression("none")
            XCTAssertEqual(selection.selected(plan.examples).map(\.name), [])
            selection.tags = nil
            selection.filter = try? NameFilter("adds")
            XCTAssertEqual(selection.selected(plan.examples).map(\.name), ["is written right", "adds"])
            // The runner selects by identifiers. If it needs the example that reports mistakes, it includes that example.
            selection.identifiers = ["AppTests.ListSpec/adds"]
            XCTAssertEqual(selection.selected(plan.examples).map(\.name), ["adds"])
        }
    }
}
