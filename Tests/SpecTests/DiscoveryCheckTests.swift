import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Each run reports mistakes in the discovery once, however many processes it uses.
final class DiscoveryCheckTests: XCTestCase {
    func testOneOfTheProcessesThatRunOneTestEachReports() {
        onMain {
            XCTAssertTrue(DiscoveryCheck.reports(["A.FooSpec/adds"], "A.FooSpec/adds"))
            XCTAssertFalse(DiscoveryCheck.reports(["A.FooSpec/subtracts"], "A.FooSpec/adds"))
            XCTAssertFalse(DiscoveryCheck.reports(["A.FooSpec/adds"], nil))
        }
    }

    func testAProcessThatRunsSeveralReports() {
        onMain {
            XCTAssertTrue(DiscoveryCheck.reports([], "A.FooSpec/adds"))
            XCTAssertTrue(DiscoveryCheck.reports(["A.FooSpec"], "A.FooSpec/adds"))
            XCTAssertTrue(DiscoveryCheck.reports(["A.FooSpec/x", "A.FooSpec/y"], "A.FooSpec/adds"))
        }
    }

    private final class FirstSpec: SpecCase {
        override func spec() {
            it("b") {}
            it("a") {}
        }
    }

    func testTheFirstTestIsTheFirstByName() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            let types = [FirstSpec.self, InnerSpec.self]
            XCTAssertNil(DiscoveryCheck.firstTest(of: registry.entries))
            types.forEach { registry.register($0) }
            XCTAssertEqual(DiscoveryCheck.firstTest(of: registry.entries), "SpecTests.FirstSpec/a")
        }
    }

    fileprivate class Root {}
    private class Unused<Value>: Root {}

    func testTheFirstProcessOfARunReports() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            registry.register(FirstSpec.self)
            @MainActor func reports(
                _ specifiers: [String] = [],
                _ environment: [String: String] = [:],
                runsExamples: Bool = true
            ) -> Bool {
                let mistakes = DiscoveryCheck.mistakes(
                    in: Subclasses.of([Root.self]),
                    runsExamples: runsExamples,
                    ["bundle"] + specifiers,
                    ProcessRequest(environment: environment),
                    registry.entries
                )
                let mistake = Misuse.genericClass("DiscoveryCheckTests.Unused", in: "SpecTests")
                XCTAssertTrue(mistakes.isEmpty || mistakes == [mistake], "\(mistakes)")
                return !mistakes.isEmpty
            }
            XCTAssertTrue(reports(runsExamples: false))
            XCTAssertFalse(reports(["A.FooTests"], runsExamples: false), "which has no examples")
            XCTAssertTrue(reports(["SpecTests.FirstSpec"]))
            XCTAssertTrue(reports(["SpecTests.FirstSpec/a"]))
            XCTAssertFalse(reports(["SpecTests.FirstSpec/b"]))
            let process = ["SPEC_EVENTS": "events", "SPEC_SUPERVISED": "1"]
            XCTAssertFalse(reports([], process), "the runner has asked another one for the list")
            XCTAssertTrue(reports([], process.merging(["SPEC_LISTING": "examples"]) { $1 }))
            XCTAssertTrue(reports([], ["TEST_SHARD_INDEX": "0"]))
            XCTAssertFalse(reports([], ["TEST_SHARD_INDEX": "1"]))
        }
    }
}
