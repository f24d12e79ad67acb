import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class HookTests: XCTestCase {
    func testTheOrderOfEveryKindOfHookAtTwoLevels() {
        let calls = Calls()
        let inner = runInner {
            describe("outer") {
                aroundEach { run in
                    calls.note("outer around opened")
                    run()
                    calls.note("outer around closed")
                }
                beforeEach {
                    calls.note("outer beforeEach")
                    deferCleanup { calls.note("outer cleanup") }
                }
                justBeforeEach { calls.note("outer justBeforeEach") }
                justAfterEach { calls.note("outer justAfterEach") }
                afterEach { calls.note("outer afterEach") }
                context("inner") {
                    aroundEach { run in
                        calls.note("inner around opened")
                        run()
                        calls.note("inner around closed")
                    }
                    beforeEach {
                        calls.note("inner beforeEach")
                        deferCleanup { calls.note("inner cleanup") }
                    }
                    justBeforeEach { calls.note("inner justBeforeEach") }
                    justAfterEach { calls.note("inner justAfterEach") }
                    afterEach { calls.note("inner afterEach") }
                    it("example") {
                        calls.note("body")
                        deferCleanup { calls.note("body's cleanup") }
                    }
                }
            }
        }
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertEqual(
            calls.names,
            [
                "outer around opened", "inner around opened", "outer beforeEach", "inner beforeEach",
                "outer justBeforeEach", "inner justBeforeEach", "body", "inner justAfterEach",
                "outer justAfterEach", "inner afterEach", "outer afterEach", "body's cleanup",
                "inner cleanup", "outer cleanup", "inner around closed", "outer around closed",
            ]
        )
    }

    func testHooksAreToldAboutTheExample() {
        let calls = Calls()
        _ = runInner {
            describe("group", .tags("outer")) {
                beforeEach { calls.note("before \(currentExample!.fullName)") }
                justBeforeEach { calls.note("just before \(currentExample!.name)") }
                justAfterEach {
                    await Task.yield()
                    calls.note("just after \(currentExample!.tags)")
                }
                afterEach { calls.note("after \(currentExample!.failures)") }
                aroundEach { run in
                    calls.note("around \(currentExample!.names)")
                    run()
                }
                it("example", .tags("inner")) { throw Broken() }
            }
        }
        XCTAssertEqual(
            calls.names,
            [
                #"around ["group", "example"]"#, "before group › example", "just before example",
                #"just after ["outer", "inner"]"#, #"after ["threw Broken(what: \"it\")"]"#,
            ]
        )
    }

    func testAHookThatThrowsLeavesOutWhatWasToComeAndStillPutsBack() {
        let calls = Calls()
        let inner = runInner {
            beforeEach { deferCleanup { calls.note("cleanup") } }
            justBeforeEach { throw Broken() }
            justAfterEach { calls.note("justAfterEach") }
            afterEach { calls.note("afterEach") }
            it("example") { calls.note("body") }
        }
        XCTAssertEqual(inner.statuses, [.failed])
        XCTAssertEqual(calls.names, ["justAfterEach", "afterEach", "cleanup"])
    }

    func testACleanUpThatThrowsFailsTheExampleAtItsPlaceAndKeepsNoOtherFromRunning() {
        onMain {
            let calls = Calls()
            var line = 0
            let inner = runInner {
                it("example") {
                    deferCleanup { calls.note("first") }
                    line = #line + 1
                    deferCleanup { throw Broken() }
                    deferCleanup {
                        await Task.yield()
                        calls.note("third")
                    }
                }
            }
            XCTAssertEqual(inner.lines, [line])
            XCTAssertEqual(calls.names, ["third", "first"])
        }
    }

    func testACleanUpMayBeRegisteredInAHookOrACleanUp() {
        let calls = Calls()
        _ = runInner {
            afterEach {
                deferCleanup {
                    calls.note("of afterEach")
                    deferCleanup { calls.note("of a cleanup") }
                }
            }
            it("example") {}
        }
        XCTAssertEqual(calls.names, ["of afterEach", "of a cleanup"])
    }

    func testACleanUpThatAHookAroundTheExampleRegistersAfterItRuns() {
        let calls = Calls()
        _ = runInner {
            aroundEach { run in
                run()
                deferCleanup { calls.note("cleanup") }
            }
            it("example") {}
        }
        XCTAssertEqual(calls.names, ["cleanup"])
    }
}
