import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Groups that contain themselves.
final class EndlessGroupsTests: XCTestCase {
    /// Each group contains two more like it, so that reading all of them would never end.
    func testSharedExamplesThatUseThemselves() {
        onMain {
            var line = 0
            let inner = runInner {
                sharedExamples("a list") {
                    it("is one") {}
                    line = #line + 1
                    itBehavesLike("a list")
                    itBehavesLike("a list")
                }
                for number in 1...5 { describe("\(number)") { it("is beside the others") {} } }
                describe("a stack") { itBehavesLike("a list") }
                describe("a queue") { it("is not read") {} }
                it("is at the end") {}
            }
            XCTAssertEqual(inner.statuses, [.failed] + [ExampleResult.Status](repeating: .passed, count: 55))
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(inner.names.last, ["is at the end"])
            XCTAssertEqual(inner.headings, [#"context("behaves like a list") inside 50 groups"#])
        }
    }

    /// Groups beside each other do not add to the nesting depth.
    func testManyGroups() {
        let inner = runInner {
            @MainActor func nest(_ depth: Int) {
                if depth == 0 { return it("is innermost") {} }
                for side in ["left", "right"] where side == "left" || depth > 49 {
                    describe(side) { nest(depth - 1) }
                }
            }
            nest(50)
            for number in 1...60 { describe("\(number)") { it("is beside the others") {} } }
        }
        XCTAssertEqual(inner.statuses, [ExampleResult.Status](repeating: .passed, count: 62))
    }
}
