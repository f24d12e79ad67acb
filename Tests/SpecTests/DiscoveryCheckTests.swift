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
            types.forEach { registry.enlist($0, discovered: nil) }
            XCTAssertNil(DiscoveryCheck.firstTest(of: registry.allEntries))
            types.forEach(registry.noteExpansion)
            XCTAssertEqual(DiscoveryCheck.firstTest(of: registry.allEntries), "SpecTests.FirstSpec/a")
        }
    }

    func testTheNamesThatAProcessIsGiven() {
        XCTAssertEqual(TestSpecifiers.names(in: ["/a.xctest"]), [])
        XCTAssertEqual(TestSpecifiers.names(in: ["/a.xctest", "--list-tests", "-l"]), [])
        XCTAssertEqual(
            TestSpecifiers.names(in: ["/a.xctest", "A.B/c,A.D", "--testing-library", "A.E"]),
            ["A.B/c", "A.D", "A.E"]
        )
    }
}
