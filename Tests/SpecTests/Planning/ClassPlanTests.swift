import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class ClassPlanTests: XCTestCase {
    func testXCTestCallsAClassByTwoNames() {
        onMain {
            let plan = planned("AppTests.Outer.ListSpec") { it("adds") {} }
            XCTAssertEqual(plan.specClass.qualifiedName, "AppTests.ListSpec")
            XCTAssertTrue(plan.names.contains("AppTests.ListSpec"))
            XCTAssertTrue(plan.names.contains("AppTests.Outer.ListSpec"))
            XCTAssertFalse(plan.names.contains("AppTests.Outer"))
        }
    }

    func testExamplesAreFoundByName() {
        onMain {
            let plan = planned(testMethods: ["adds"]) {
                describe("group") { it("adds") {} }
                it("adds") {}
            }
            XCTAssertEqual(plan.examples.map(\.name), ["group › adds", "adds (2)", "adds"])
            XCTAssertEqual(plan.examples.map(\.path), [[0, 0], [1], nil])
            XCTAssertEqual(plan.example(named: "adds (2)")?.path, [1])
            XCTAssertEqual(plan.example(named: "adds")?.isTestMethod, true)
            XCTAssertNil(plan.example(named: "adds (3)"))
        }
    }

    func testTheOutermostOrderedGroupIsTheExamples() {
        onMain {
            let plan = planned {
                describe("plain") {
                    describe("ordered", .ordered) { context("inner", .ordered) { it("is in both") {} } }
                    it("is in none") {}
                }
            }
            XCTAssertEqual(plan.examples.map(\.orderedGroup), [[0, 0], nil])
            XCTAssertEqual(plan.examples.map(\.orderedGroupName), ["AppTests.ListSpec[0, 0]", nil])
        }
    }

    func testAClassWithNothingInItIsAMistake() {
        onMain {
            XCTAssertEqual(planned {}.misuses.map(\.heading), ["ListSpec has no examples"])
            XCTAssertEqual(planned(testMethods: ["testByHand"]) {}.misuses, [])
        }
    }

    func testMistakesAreWhereTheFirstOfThemIs() {
        onMain {
            var line = 0
            let plan = planned {
                it("adds") {}
                line = #line + 1
                it("subtracts", .ordered) {}
                it("divides", .ordered) {}
            }
            XCTAssertEqual(plan.misuses.count, 2)
            XCTAssertEqual(plan.examples[0].location, CodeLocation(file: #filePath, line: line))
        }
    }
}
