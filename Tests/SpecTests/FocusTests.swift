import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class FocusTests: XCTestCase {
    private final class EarlierSpec: SpecCase {
        override func spec() { it("is not focused") {} }
    }

    private final class LaterSpec: SpecCase {
        static let line = #line
        override func spec() {
            it("is not focused") {}
            fit("is focused") {}
            fit("is focused and awaits") { await Task.yield() }
            fdescribe("a focused group") { it("has focused examples") {} }
            fcontext("a focused condition") { it("has focused examples") {} }
            describe("a group with a trait", .focused) {
                it("has focused examples") {}
                xit("does not run what is pending") {}
            }
        }
    }

    func testOnlyFocusedExamplesRunWhicheverClassComesFirst() {
        let inner = runInner([EarlierSpec.self, LaterSpec.self])
        XCTAssertEqual(inner.statuses, [.skipped, .skipped, .passed, .passed, .passed, .passed, .passed, .skipped])
        XCTAssertEqual(
            inner.results[0].reason,
            "not focused, while others are (FocusTests.swift:\(LaterSpec.line + 3))"
        )
        XCTAssertEqual(inner.results[7].reason, "pending")
    }

    func testWithoutFocusAllRun() {
        XCTAssertEqual(runInner([EarlierSpec.self]).statuses, [.passed])
    }

    func testEveryFocusIsKnownByItsPlace() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            registry.register(LaterSpec.self)
            XCTAssertEqual(registry.bundle.focusedPlaces.map(\.line), [3, 4, 5, 6, 7].map { LaterSpec.line + $0 })
        }
    }

    func testOnCIAllRun() {
        onMain {
            let registry = SpecRegistry(RunConfiguration(isOnCI: true))
            registry.register(LaterSpec.self)
            XCTAssertFalse(registry.bundle.isFocused)
        }
    }
}
