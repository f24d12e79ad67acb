#if os(Linux)
    import Foundation
    import SpecEvents
    import TestSupport
    import XCTest

    @testable import Spec

    /// Implementation details on which Spec relies. If a toolchain changes one, the message of its test says so. See the
    /// page «Toolchain» in the guide.
    final class ToolchainTests: XCTestCase {
        private class PlainSpec: SpecCase {}

        private final class AsyncSetUpSpec: SpecCase {
            override func setUp() async throws {}
        }

        func testTypesOfTheProcess() {
            XCTAssertTrue(
                ProcessClasses.atStart.canFindClasses,
                "the layout of class descriptors has changed: no class is found"
            )
            XCTAssertTrue(ProcessClasses.atStart.specs.types.map(ClassName.bare).contains("PlainSpec"))
        }

        func testOverriddenMethods() {
            let changed = "the symbols of XCTest's async fixtures have changed: "
            XCTAssertFalse(XCTestPace.isNeeded(by: PlainSpec.self), changed + "all examples wait for XCTest")
            XCTAssertTrue(XCTestPace.isNeeded(by: AsyncSetUpSpec.self), changed + "async fixtures do not run")
        }

        func testTeardownBlocks() {
            XCTAssertNotNil(
                TeardownBlocks.storage,
                "XCTest keeps tear-down blocks elsewhere: all examples wait for XCTest, which runs the blocks"
            )
        }

        func testTheCallOfXCTMain() {
            XCTAssertTrue(BundleRun.hasBegun, "XCTMain has another signature: Spec does not add its examples")
        }

        func testIssuesOfSwiftTesting() {
            XCTAssertNotNil(
                dlsym(UnsafeMutableRawPointer(bitPattern: 0), "_swift_testing_installFallbackEventHandler"),
                "Swift Testing has no fallback handler: what its macros find in examples is lost"
            )
        }

        @inline(never) private func callSite() -> CallSite { .capture() }

        func testLinesOfCallers() {
            let lines = callSite().locations.filter { $0.file == #filePath }
            XCTAssertFalse(lines.isEmpty, "backtraces have another format: failures do not name the lines that called")
        }
    }
#endif
