import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Examples that are selected individually. The examples before them in their ordered groups run, too.
final class OrderedGroupSelectionTests: XCTestCase {
    /// Returns the names of the examples that run with the given filter.
    @MainActor private static func names(selecting names: String, _ declare: @escaping @MainActor () -> Void) throws
        -> [String]
    {
        InnerSpec.declare = { _ in declare() }
        var configuration = RunConfiguration()
        configuration.selection.filter = try NameFilter(names)
        configuration.selection.description = names
        return SpecRegistry(configuration).register(InnerSpec.self).selectedExamples.map(\.name)
    }

    func testASelectionTakesTheExamplesBeforeItInItsOrderedGroupsAlong() throws {
        try onMain {
            let declare: @MainActor () -> Void = {
                it("zero") {}
                describe("first", .ordered) {
                    it("one") {}
                    describe("inner", .ordered) { it("two") {} }
                    it("three") {}
                }
                describe("second", .ordered) { it("four") {} }
            }
            let two = ["first › one", "first › inner › two"]
            XCTAssertEqual(try Self.names(selecting: "two", declare), two)
            XCTAssertEqual(try Self.names(selecting: "three|zero", declare), ["zero"] + two + ["first › three"])
            XCTAssertEqual(try Self.names(selecting: "four", declare), ["second › four"])
            XCTAssertEqual(try Self.names(selecting: "none", declare), [])
        }
    }

    func testWhatItTakesAlongIsReportedAndSkipsItIfItFails() {
        let calls = Calls()
        let inner = runInner {
            describe("group", .ordered) {
                afterAll { calls.note("afterAll") }
                it("one") { throw Broken() }
                it("two", .knownIssue, .retries(2)) { calls.note("two") }
                fit("three") { calls.note("three") }
                it("four") { calls.note("four") }
            }
        }
        XCTAssertEqual(inner.statuses, [.failed, .skipped, .skipped, .skipped])
        XCTAssertEqual(inner.messages, [#"threw Broken(what: "it")"#])
        XCTAssertEqual(inner.results[2].reason, "“group › one” failed before it in its ordered group")
        XCTAssertTrue(inner.results[3].reason?.hasPrefix("not focused") == true, "\(inner.results[3])")
        XCTAssertEqual(calls.names, ["afterAll"])
    }

    func testAPendingExampleIsNoObstacleToAFocusedOne() {
        let inner = runInner {
            describe("group", .ordered) {
                it("one", .pending("not yet")) {}
                it("two", .knownIssue) { throw Broken() }
                fit("three") {}
            }
        }
        XCTAssertEqual(inner.statuses, [.skipped, .passed, .passed])
    }
}
