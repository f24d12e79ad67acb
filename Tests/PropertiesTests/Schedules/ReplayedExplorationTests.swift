import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// Replays in which `SPEC_SCHEDULE` names an exploration other than the first one in its example.
final class ReplayedExplorationTests: XCTestCase {
    private static let schedule = "2/2:1"

    private func replay(_ body: @escaping @MainActor () throws -> Void) -> [ExampleResult] {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        return onMain { runInner { it("explores") { try body() } } }
    }

    func testAnExampleThatDoesNotComeToTheExplorationFails() {
        let results = replay { try exploringSchedules(10) {} }
        assertList(
            results.messages,
            """
            the order of tasks that SPEC_SCHEDULE=2/2:1 names did not run
            It is one of exploration 2 of an example, and this example explored only once.
            Fix: run only the example that has named it, as it was then; or unset SPEC_SCHEDULE.
            """
        )
        XCTAssertNotNil(results.first?.failures.first?.location)
    }

    func testAKnownIssueDoesNotExcuseIt() {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let results = onMain { runInner { it("explores", .knownIssue("later")) { try exploringSchedules(10) {} } } }
        XCTAssertEqual(results.first?.failures.count, 1)
    }

    private func property(_ body: @escaping @MainActor (Int) throws -> Void) -> [ExampleResult] {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        return onMain { runInner { it("explores", .cases(10), forAll: .int(0...9)) { try body($0) } } }
    }

    func testACaseOfAPropertyHasToComeToIt() {
        let none = property { _ in try exploringSchedules(10) {} }
        XCTAssertEqual(none.messages.count, 1)
        XCTAssertEqual(none.messages.first?.contains("SPEC_SCHEDULE=2/2:1 names did not run"), true)
        let some = property { number in
            try exploringSchedules(10) {}
            try assume(number < 5)
            // An empty closure makes no choices, so the order that `SPEC_SCHEDULE` names does not fit.
            if number > 3 { try exploringSchedules(10) {} }
        }
        XCTAssertEqual(some.messages.count, 1)
        XCTAssertEqual(some.messages.first?.contains("this run made other choices at step 1"), true)
        XCTAssertEqual(some.messages.first?.contains("smallest failing case"), false)
    }

    func testAMisfitInsideOfAnotherExplorationIsNoFailureOfAnOrder() {
        setenv("SPEC_SCHEDULE", "1:1", 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        let inner = onMain {
            runInner { it("explores") { try exploringSchedules(2) { try exploringSchedules(2) {} } } }
        }
        XCTAssertEqual(inner.messages.count, 1)
        XCTAssertEqual(inner.messages.first?.contains("this run made other choices at step 1"), true)
    }

    /// The order belongs to one example. The cases that other examples have kept must stay as they are.
    func testNoCaseIsKeptOrForgottenMeanwhile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kept-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        func files() throws -> [String] {
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).map {
                "\($0): \((try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)) ?? "")"
            }
        }
        func run(fails: Bool, _ schedule: String?) -> [ExampleResult] {
            if let schedule { setenv("SPEC_SCHEDULE", schedule, 1) }
            defer { unsetenv("SPEC_SCHEDULE") }
            return onMain {
                runInner(keepingIn: folder) {
                    it("is small", forAll: .int(0...9)) { if fails && $0 > 3 { fail("large") } }
                }
            }
        }
        XCTAssertEqual(run(fails: true, nil).count, 1)
        let before = try files()
        XCTAssertGreaterThan(before.count, 0)
        XCTAssertEqual(run(fails: false, "0").messages, [])
        XCTAssertEqual(try files(), before)
        let told = run(fails: true, "0").messages.first
        XCTAssertEqual(told?.hasSuffix("it is not kept: SPEC_SCHEDULE=0 is set"), true, told ?? "")
        XCTAssertEqual(try files(), before)
        XCTAssertEqual(run(fails: false, nil).messages, [])
        XCTAssertLessThan(try files().count, before.count)
    }

    func testAnExampleThatFailsBeforeOrDoesNotExploreHasNoOtherFailure() {
        let results = replay {
            try exploringSchedules(10) {}
            fail("before")
        }
        XCTAssertEqual(results.messages, ["before"])
        XCTAssertEqual(replay {}.messages, [])
    }

    func testWithoutAnExampleTheExplorationEnds() throws {
        setenv("SPEC_SCHEDULE", Self.schedule, 1)
        defer { unsetenv("SPEC_SCHEDULE") }
        var count = 0
        try CurrentFailureOwner.$value.withValue(nil) {
            let explore = { _ = try exploringSchedules(10) { count += 1 } }
            XCTAssertThrowsError(try explore()) { error in
                XCTAssertEqual(
                    "\(error)",
                    """
                    the environment has SPEC_SCHEDULE=2/2:1, which names an exploration of an example, and none is running
                      run only the example that has named it, or unset SPEC_SCHEDULE
                    """
                )
            }
        }
        XCTAssertEqual(count, 0)
    }
}
