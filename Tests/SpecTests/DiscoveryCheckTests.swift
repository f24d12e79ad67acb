import TestSupport
import XCTest

@testable import Spec

/// Each run reports mistakes in the discovery once, however many processes it has.
final class DiscoveryCheckTests: SharedTestCase {
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
            types.forEach { registry.enlist($0) }
            XCTAssertEqual(DiscoveryCheck.firstTest(of: registry.entries), "SpecTests.FirstSpec/a")
        }
    }
}
