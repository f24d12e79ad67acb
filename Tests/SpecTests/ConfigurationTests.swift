import SpecEvents
import XCTest

@testable import Spec

final class ConfigurationTests: XCTestCase {
    private final class Defaults: SpecConfiguration {
        static nonisolated(unsafe) var calls: [String] = []

        override class func configure(_ settings: Settings) {
            calls.append("configure")
            settings.retries = 1
            settings.beforeSuite { calls.append("beforeSuite") }
            settings.afterSuite { calls.append("afterSuite") }
            settings.beforeEach { calls.append("beforeEach") }
            settings.afterEach { await Task.yield() }
            settings.aroundEach { run in
                calls.append("opened")
                run()
                calls.append("closed")
            }
            justBeforeEach { calls.append("justBeforeEach") }
            sharedExamples("shared by all") { it("is shared") {} }
        }
    }

    func testItsHooksStandAroundAllOthers() {
        onMain {
            Defaults.calls = []
            InnerSpec.declare = { _ in
                beforeEach { Defaults.calls.append("spec's beforeEach") }
                it("example") { Defaults.calls.append("example") }
            }
            _ = runInner([InnerSpec.self]) { $0.add(Defaults.self) }
            XCTAssertEqual(
                Defaults.calls,
                [
                    "configure", "beforeSuite", "opened", "beforeEach", "spec's beforeEach", "justBeforeEach",
                    "example", "closed", "afterSuite",
                ]
            )
        }
    }

    func testItHoldsOnce() {
        onMain {
            Defaults.calls = []
            let settings = Settings()
            settings.add(Defaults.self)
            settings.add(Defaults.self)
            XCTAssertEqual(Defaults.calls, ["configure"])
            XCTAssertEqual(settings.retries, 1)
        }
    }

    func testItsSharedExamplesAreKnownEverywhere() {
        onMain {
            InnerSpec.declare = { _ in describe("group") { itBehavesLike("shared by all") } }
            let inner = runInner([InnerSpec.self]) { $0.add(Defaults.self) }
            XCTAssertEqual(inner.names, [["group", "behaves like shared by all", "is shared"]])
            XCTAssertEqual(inner.statuses, [.passed])
        }
    }

    func testTheDiscoveryPluginTellsOfIt() {
        onMain {
            let bundle = SpecBundle()
            InnerSpec.declare = { _ in it("example") {} }
            let place = CodeLocation(file: "A.swift", line: 1)
            bundle.enlist(InnerSpec.self, discovered: Discovered(location: place, configurations: [Defaults.self]))
            XCTAssertEqual(bundle.settings.retries, 1)
        }
    }

    func testTheWordingOfAnExampleInAConfiguration() {
        let declaration = Declaration(kind: .it, name: "example", place: Place(file: "A.swift", line: 3))
        XCTAssertEqual(
            Misuse.declaredInConfiguration(declaration).failure.message,
            """
            it("example") in a configuration
            A configuration says what holds for all specs; it has no examples of its own.
            To mend it: move it into the `spec()` of a class that inherits from `SpecCase`.
            """
        )
    }
}
