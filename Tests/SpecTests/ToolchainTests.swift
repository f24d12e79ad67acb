#if os(Linux)
    import CallSites
    import Foundation
    import ProcessShims
    import SpecEvents
    import TestSupport
    import XCTest

    @testable import Spec

    /// What Spec reaches that no interface promises. Each test says in words what a toolchain has changed; see the page
    /// Toolchain of the guide.
    final class ToolchainTests: SharedTestCase {
        private class PlainSpec: SpecCase {}

        private final class AsyncSetUpSpec: SpecCase {
            override func setUp() async throws {}
        }

        func testTypesOfTheProcess() {
            XCTAssertGreaterThan(
                ClassDescriptor.loadedSize,
                0,
                "the runtime no longer lists the types of the images: Spec finds no spec class"
            )
            let names = ProcessClasses.now.specs.types.map(ClassName.bare)
            XCTAssertTrue(
                names.contains("PlainSpec"),
                "the layout of class descriptors has changed: Spec does not find its classes"
            )
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

        func testPassingAssertions() {
            XCTAssertTrue(
                assertion_calls_are_seen(),
                "the slots of XCTest's assertions are not found: Spec does not see which examples expect nothing"
            )
            let count = expectation_count()
            XCTAssertTrue(true)
            XCTAssertGreaterThan(expectation_count(), count, "calls of XCTest's assertions are not counted")
        }

        func testIssuesOfSwiftTesting() {
            XCTAssertNotNil(
                dlsym(UnsafeMutableRawPointer(bitPattern: 0), "_swift_testing_installFallbackEventHandler"),
                "Swift Testing has no fallback handler: what its macros find in examples is lost"
            )
        }

        func testFunctionsOfSwiftTesting() {
            XCTAssertGreaterThan(
                swift_test_count(),
                0,
                "the records of `@Test` have changed: the runner does not count them"
            )
        }

        @inline(never) private func callSite() -> CallSite { .capture() }

        func testLinesOfCallers() {
            let lines = callSite().locations.filter { $0.file == #filePath }
            XCTAssertFalse(lines.isEmpty, "backtraces have another format: failures do not name the lines that called")
        }

        func testSuspendedTasks() {
            onMainAsync {
                let task = Task { @MainActor in _ = try? await Task.sleep(for: .seconds(60)) }
                await Task.yield()
                XCTAssertFalse(
                    CallSite.locations(ofSuspended: task).isEmpty,
                    "the layout of a task has changed: a time-out does not name the `await` that waits"
                )
                task.cancel()
            }
        }

        func testDepthOfTheRunLoop() {
            onMain {
                let outside = main_run_loop_depth()
                nonisolated(unsafe) var inside = outside
                DispatchQueue.main.async { inside = main_run_loop_depth() }
                MainRunLoop.turn(for: .milliseconds(50))
                XCTAssertGreaterThan(
                    inside,
                    outside,
                    "Foundation does not export its run loop: failures in blocks of the main queue go to the wrong example"
                )
            }
        }
    }
#endif
