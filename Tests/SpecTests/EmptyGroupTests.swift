import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// A group without examples is reported, but does not cause a failure.
final class EmptyGroupTests: XCTestCase {
    func testItHasAnExampleThatIsSkipped() {
        let line = #line
        let inner = runInner {
            describe("a list") {
                context("that is empty") {
                    beforeEach {}
                }
                it("sorts") {}
                describe("of nothing", .ordered) {}
            }
        }
        assertList(
            inner.names,
            ["a list", "that is empty", "has no examples"],
            ["a list", "sorts"],
            ["a list", "of nothing", "has no examples"]
        )
        XCTAssertEqual(inner.statuses, [.skipped, .passed, .skipped])
        XCTAssertEqual(inner.results.map(\.reason), ["the group is empty", nil, "the group is empty"])
        let places = inner.identities.map { $0.location?.line }
        XCTAssertEqual(places, [line + 3, line + 6, line + 7])
    }

    func testSharedExamplesThatAreNoneAreAnEmptyGroup() {
        let inner = runInner {
            sharedExamples("a list") {}
            itBehavesLike("a list")
            it("sorts") {}
        }
        XCTAssertEqual(inner.names, [["behaves like a list", "has no examples"], ["sorts"]])
    }

    func testBesideAMistakeNothingIsAdded() {
        let inner = runInner {
            describe("a list") { throw Broken() }
            it("sorts") {}
        }
        XCTAssertEqual(inner.names.map(\.last), ["is written right", "sorts"])
    }
}
