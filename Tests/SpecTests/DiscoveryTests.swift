import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// A method that does nothing, as most placeholders do. SwiftPM would find a real one here.
private func nothing<Case>(_ testCase: Case) -> () -> Void { {} }

final class DiscoveryTests: SharedTestCase {
    class BaseSpec: SpecCase {
        override func spec() { it("is inherited") {} }
    }

    typealias Method<Case> = (Case) -> () -> Void

    final class DerivedSpec: BaseSpec {
        override func spec() {
            super.spec()
            it("is its own") {}
        }
    }

    func testAClassHasOneEntryPerExampleAndNoneForItsPlaceholders() {
        onMain {
            let entry = Spec.testCase([
                ("test_BaseSpec", nothing as Method<DerivedSpec>), ("test_DerivedSpec", nothing),
            ])
            XCTAssertTrue(entry.testCaseClass == DerivedSpec.self)
            XCTAssertEqual(entry.allTests.map(\.0), ["is inherited", "is its own"])
        }
    }

    func testTestMethodsByHandStayAndRun() throws {
        try onMain {
            final class MixedSpec: SpecCase {
                static nonisolated(unsafe) var calls = 0
                override func spec() { it("example") {} }
            }
            let entry = Spec.testCase([
                ("testSpec", nothing as Method<MixedSpec>), ("testByHand", { _ in { MixedSpec.calls += 1 } }),
            ])
            XCTAssertEqual(entry.allTests.map(\.0), ["example", "testByHand"])
            try entry.allTests[1].1(MixedSpec(name: "testByHand", testClosure: { _ in }))
            XCTAssertEqual(MixedSpec.calls, 1)
        }
    }

    func testThePlaceholderSaysWhereItsClassIs() {
        onMain {
            let placeholder: Method<DerivedSpec> = { test in
                { DiscoveredSpecs.note(test, inFile: "DerivedSpec.swift", line: 4) }
            }
            _ = Spec.testCase([("test_DerivedSpec", placeholder)])
            let plan = SpecRegistry.shared.plan(of: DerivedSpec.self).specClass
            XCTAssertEqual(plan.location?.description, "DerivedSpec.swift:4")
            XCTAssertEqual(plan.qualifiedName, "SpecTests.DerivedSpec")
        }
    }

    func testWithoutDiscoveryTheFirstMethodStandsForAllExamples() {
        onMain {
            final class LonelySpec: SpecCase {
                override func spec() {
                    it("one") {}
                    it("two") {}
                }
            }
            let first = LonelySpec(name: "testSpec", testClosure: { _ in })
            XCTAssertEqual(first.testCaseCount, 2)
            XCTAssertEqual(first.examples.count, 2)
            XCTAssertTrue(first.testRunClass == PlaceholderRun.self)
            let second = LonelySpec(name: "testByHand", testClosure: { _ in })
            XCTAssertEqual(second.testCaseCount, 1)
            XCTAssertEqual(second.examples.count, 0)
        }
    }

    func testAFirstMethodThatIsNoPlaceholderRunsBesideTheExamples() {
        onMain {
            final class BusySpec: SpecCase {
                override func spec() { it("one") {} }
            }
            XCTAssertEqual(BusySpec(name: "testByHand", testClosure: { _ in }).testCaseCount, 2)
        }
    }

    func testAPartLeavesExamplesToOthersIfThereAreAny() {
        onMain {
            InnerSpec.declare = { _ in it("example") {} }
            var configuration = RunConfiguration(shard: Shard(number: 2, of: 2))
            var registry = SpecRegistry(configuration)
            XCTAssertFalse(registry.leavesExamplesToOthers)
            XCTAssertEqual(registry.enlist(InnerSpec.self, discovered: nil).selectedExamples.count, 0)
            XCTAssertTrue(registry.leavesExamplesToOthers)

            configuration.selection.description = "nothing"
            configuration.selection.identifiers = []
            registry = SpecRegistry(configuration)
            registry.enlist(InnerSpec.self, discovered: nil)
            XCTAssertFalse(registry.leavesExamplesToOthers)
            XCTAssertFalse(SpecRegistry(RunConfiguration()).leavesExamplesToOthers)
        }
    }
}
