import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Focus and the hooks around the suite in the plan for a bundle.
final class BundlePlanTests: XCTestCase {
    private static let start: UInt = #line

    @MainActor private static func bundle(isOnCI: Bool) -> BundlePlan {
        let bundle = BundlePlan()
        _ = planned("AppTests.LaterSpec", in: bundle) {
            describe("group", .focused) { it("is focused") {} }
            it("is not") {}
        }
        _ = planned("AppTests.EarlierSpec", in: bundle) { it("is not, either") {} }
        if isOnCI { bundle.ignoreFocus() }
        return bundle
    }

    func testAnExampleEndsAtTheNextOneOfItsFile() {
        onMain {
            let bundle = BundlePlan()
            @MainActor func next(_ line: Int, _ file: String = "a.swift") -> Int? {
                bundle.lineOfNextExample(below: CodeLocation(file: file, line: line))
            }
            _ = planned("AppTests.LaterSpec", in: bundle) {
                it("a", file: "a.swift", line: 7) {}
                it("b", file: "b.swift", line: 9) {}
                it("c", arguments: 1...2, file: "a.swift", line: 30) { _ in }
            }
            XCTAssertEqual([next(7), next(30), next(9, "b.swift"), next(8)], [30, nil, nil, nil])
            _ = planned("AppTests.EarlierSpec", in: bundle) { it("d", file: "a.swift", line: 8) {} }
            XCTAssertEqual([next(7), next(8), next(30)], [8, 30, nil])
        }
    }

    func testAFocusInOneClassLeavesOutTheExamplesOfAll() {
        onMain {
            let bundle = Self.bundle(isOnCI: false)
            XCTAssertTrue(bundle.isFocused)
            XCTAssertEqual(
                bundle.plans.flatMap(\.examples).map(\.skipReason),
                [nil]
                    + Array(
                        repeating: "not focused, while others are (BundlePlanTests.swift:\(Self.start + 5))",
                        count: 2
                    )
            )
            XCTAssertEqual(bundle.focusedPlaces.map(\.line), [Int(Self.start) + 5])
        }
    }

    func testAFocusOnWhatDoesNotRunLeavesOutNothing() {
        onMain {
            let bundle = BundlePlan()
            let plan = planned(in: bundle) {
                it("is pending", .pending("not yet"), .focused) {}
                it("runs") {}
            }
            XCTAssertFalse(bundle.isFocused)
            XCTAssertEqual(plan.examples.map(\.skipReason), ["pending: not yet", nil])
        }
    }

    func testThePlaceOfAFocusIsThatOfOneThatLeavesOutOthers() {
        onMain {
            let bundle = BundlePlan()
            let plan = planned(in: bundle) {
                it("is pending", .pending("not yet"), .focused, line: 1) {}
                it("runs", .focused, line: 2) {}
                it("has to wait", line: 3) {}
            }
            XCTAssertEqual(plan.examples.last?.skipReason, "not focused, while others are (BundlePlanTests.swift:2)")
        }
    }

    func testAFocusThatTheFilterDoesNotSelectLeavesOutNothing() throws {
        try onMain {
            InnerSpec.declare = { _ in
                it("one", .focused) {}
                it("two") {}
            }
            for (filter, isFocused) in [("two", false), ("one", true), ("InnerSpec", true)] {
                var configuration = RunConfiguration()
                configuration.selection.description = "the filter"
                configuration.selection.filter = try NameFilter(filter)
                // A process that the runner starts has the same filter, but only some of the examples.
                configuration.selection.identifiers = ["SpecTests.InnerSpec/two"]
                let registry = SpecRegistry(configuration)
                registry.register(InnerSpec.self)
                XCTAssertEqual(registry.unknownSelected, [])
                XCTAssertEqual(registry.bundle.isFocused, isFocused, filter)
            }
        }
    }

    func testOnCINothingIsLeftOut() {
        onMain {
            let bundle = Self.bundle(isOnCI: true)
            XCTAssertFalse(bundle.isFocused)
            XCTAssertEqual(bundle.plans.flatMap(\.examples).compactMap(\.skipReason), [])
            XCTAssertEqual(bundle.focusedPlaces.count, 1)
        }
    }

    func testHooksOfTheSuiteAreThoseOfTheConfigurationAndThenOfTheClassesByName() {
        onMain {
            let bundle = BundlePlan()
            let settings = bundle.settings(ofTarget: "AppTests")
            settings.declare { afterSuite(line: 9) {} }
            _ = planned("AppTests.B", in: bundle) { beforeSuite(line: 2) {} }
            _ = planned("AppTests.A", in: bundle) { beforeSuite(line: 1) {} }
            XCTAssertEqual(bundle.suiteHooks(in: settings).map(\.place.line), [9, 1, 2])
            XCTAssertEqual(bundle.suiteHooks(in: bundle.settings(ofTarget: "OtherTests")).count, 0)
        }
    }

    func testAClassThatIsReadAgainTakesThePlaceOfItsFirstPlan() {
        onMain {
            let bundle = BundlePlan()
            _ = planned(in: bundle) { it("a") {} }
            let second = planned(in: bundle) { it("b") {} }
            XCTAssertEqual(bundle.plans.count, 1)
            XCTAssertTrue(bundle.plans.first === second)
        }
    }
}
