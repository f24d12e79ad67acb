import Expect
import QuickNimble
import SpecEvents
import TestSupport
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
        InnerSpec.declare = { _ in describe("group") { itBehavesLike("shared by all") } }
        let inner = runInner([InnerSpec.self]) { $0.add(Defaults.self) }
        XCTAssertEqual(inner.names, [["group", "behaves like shared by all", "is shared"]])
        XCTAssertEqual(inner.statuses, [.passed])
    }

    func testItAppliesToTheClassesOfItsModule() {
        onMain {
            let registry = SpecRegistry(
                RunConfiguration(),
                configuredBy: ModuleConfigurations(Subclasses([Defaults.self]))
            )
            InnerSpec.declare = { _ in it("example") {} }
            registry.register(InnerSpec.self)
            XCTAssertEqual(registry.settings(of: InnerSpec.self).retries, 1)
            XCTAssertEqual(registry.settings(of: XCTestCase.self).retries, 0)
        }
    }

    private class Counting: SpecConfiguration {
        override class func configure(_ settings: Settings) { settings.retries += 1 }
    }

    private final class CountingMore: Counting {
        override class func configure(_ settings: Settings) {
            super.configure(settings)
            settings.retries += 10
        }
    }

    func testOneFromWhichAnotherInheritsAppliesAsAPartOfThat() {
        onMain {
            let configurations = ModuleConfigurations(Subclasses([Counting.self, CountingMore.self]))
            let registry = SpecRegistry(RunConfiguration(), configuredBy: configurations)
            XCTAssertEqual(registry.settings(of: InnerSpec.self).retries, 11)
        }
    }

    func testTheFormsOfItsHooks() {
        let calls = Calls()
        InnerSpec.declare = { _ in it("example", .tags("tag")) { calls.note("example") } }
        let inner = runInner([InnerSpec.self]) { settings in
            settings.beforeEach { calls.note("before") }
            settings.beforeEach {
                await Task.yield()
                calls.note("before, async")
            }
            settings.beforeEach { example in calls.note("before \(example.fullName) \(example.tags)") }
            settings.beforeEach { example in
                await Task.yield()
                calls.note("before \(example.name), async")
            }
            settings.afterEach { calls.note("after") }
            settings.afterEach {
                await Task.yield()
                calls.note("after, async")
            }
            settings.afterEach { example in calls.note("after \(example.name)") }
            settings.afterEach { example in
                await Task.yield()
                calls.note("after \(example.name), async")
            }
            settings.aroundEach { run in
                calls.note("around")
                run()
            }
            settings.aroundEach { run in
                await Task.yield()
                calls.note("around, async")
                await run()
            }
            settings.aroundEach { example, run in
                calls.note("around \(example.name)")
                run()
            }
            settings.aroundEach { example, run in
                await Task.yield()
                calls.note("around \(example.name), async")
                await run()
            }
            settings.beforeSuite {
                await Task.yield()
                calls.note("beforeSuite, async")
            }
            settings.afterSuite {
                await Task.yield()
                calls.note("afterSuite, async")
            }
        }
        XCTAssertEqual(inner.messages, [])
        XCTAssertEqual(
            calls.names,
            [
                "beforeSuite, async", "around", "around, async", "around example", "around example, async",
                "before",
                "before, async", "before example [\"tag\"]", "before example, async", "example", "after",
                "after, async", "after example", "after example, async", "afterSuite, async",
            ]
        )
    }

    func testItHoldsForItsOwnTestTargetOnly() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            let mine = registry.settings(of: InnerSpec.self)
            let other = registry.bundle.settings(ofTarget: "OtherTests")
            mine.add(Defaults.self)
            XCTAssertEqual(mine.retries, 1)
            XCTAssertEqual(other.retries, 0)
            XCTAssertTrue(registry.settings(of: InnerSpec.self) === mine)
            XCTAssertTrue(registry.bundle.settings(ofTarget: "SpecTests") === mine)
        }
    }

    func testASpecPutsOneOfAnotherModuleToUse() {
        Defaults.calls = []
        InnerSpec.declare = { _ in
            Defaults.use()
            itBehavesLike("shared by all")
        }
        let inner = runInner(InnerSpec.self)
        XCTAssertEqual(inner.statuses, [.passed])
        XCTAssertTrue(Defaults.calls.contains("justBeforeEach"))
    }

    func testAGroupIsStillReadAfterAConfigurationWas() {
        final class Hooked: SpecConfiguration {
            override class func configure(_ settings: Settings) { settings.beforeEach {} }
        }
        InnerSpec.declare = { _ in
            Hooked.use()
            expect(1) == 1
            it("example") {}
        }
        // The mistake is reported for the class that was being listed.
        let inner = runInner(InnerSpec.self)
        XCTAssertEqual(inner.names, [["InnerSpec", "is written right"], ["example"]])
        XCTAssertEqual(inner.statuses, [.failed, .passed])
        XCTAssertEqual(inner.headings, ["an expectation outside an example: it passed"])
    }
}
