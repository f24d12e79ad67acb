import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// How Spec handles the classes in a process and the entries from the test runner.
final class DiscoveryTests: XCTestCase {
    class BaseSpec: SpecCase {
        override func spec() { it("is inherited") {} }
    }

    final class DerivedSpec: BaseSpec {
        override func spec() {
            super.spec()
            it("is its own") {}
        }
    }

    class MethodSpec: SpecCase {
        override func spec() { it("is inherited") {} }
    }

    final class FirstMethodSpec: MethodSpec {}

    final class SecondMethodSpec: MethodSpec {
        override func spec() {
            super.spec()
            it("is its own") {}
        }
    }

    final class MixedSpec: SpecCase {
        static nonisolated(unsafe) var calls = 0
        override func spec() {
            it("example") {}
            it("testByHand") {}
        }
    }

    enum FirstScope {
        final class AlikeSpec: SpecCase {
            override func spec() { it("is alike") {} }
        }
    }

    enum SecondScope {
        final class AlikeSpec: SpecCase {
            override func spec() {
                it("is alike") {}
                it("is alike (2)") {}
            }
        }
    }

    final class EmptySpec: SpecCase {
        override class func spec() {}
    }

    private final class OnlyOf: SpecConfiguration {
        override class func includes(_ type: AnyClass) -> Bool { type == DerivedSpec.self || type == BaseSpec.self }
    }

    @MainActor private static func entries(
        _ types: [SpecCase.Type],
        _ given: [XCTestCaseEntry] = [],
        in registry: SpecRegistry = SpecRegistry(RunConfiguration())
    ) -> [XCTestCaseEntry] {
        BundleRun.entries(registry, Subclasses(types), given, runnerSelects: false)
    }

    func testAClassHasOneEntryForEachExample() {
        onMain {
            let entries = Self.entries([DerivedSpec.self, BaseSpec.self])
            // The order is that of the first declarations. The derived class has the same first declaration as the base class.
            XCTAssertEqual(entries.map { "\($0.testCaseClass)" }, ["BaseSpec", "DerivedSpec"])
            XCTAssertEqual(entries[1].allTests.map(\.0), ["is inherited", "is its own"])
        }
    }

    func testTestMethodsStayAndRun() throws {
        try onMain {
            let given: XCTestCaseEntry = (MixedSpec.self, [("testByHand", { _ in MixedSpec.calls += 1 })])
            let tests = Self.entries([MixedSpec.self], [given])[0].allTests
            XCTAssertEqual(tests.map(\.0), ["example", "testByHand (2)", "testByHand"])
            for test in tests { try test.1(MixedSpec(name: test.0, testClosure: { _ in })) }
            XCTAssertEqual(MixedSpec.calls, 1)
        }
    }

    /// SwiftPM's runner only knows classes that declare test methods themselves.
    func testInheritedTestMethodsRunInEachClass() throws {
        onMain {
            class LastSpec: MethodSpec {
                override func spec() {}
            }
            let nothing: (XCTestCase) throws -> Void = { _ in }
            let given: [XCTestCaseEntry] = [
                (MethodSpec.self, [("testOfBase", { XCTAssertTrue($0 is MethodSpec) }), ("testOfBoth", nothing)]),
                (FirstMethodSpec.self, [("testOfBase", nothing), ("testOfBoth", nothing), ("testOfFirst", nothing)]),
            ]
            let types = [MethodSpec.self, FirstMethodSpec.self, SecondMethodSpec.self, LastSpec.self]
            @MainActor func names(runnerSelects: Bool) -> [String: [String]] {
                let entries = BundleRun.entries(
                    SpecRegistry(RunConfiguration()),
                    Subclasses(types),
                    given,
                    runnerSelects: runnerSelects
                )
                return Dictionary(uniqueKeysWithValues: entries.map { ("\($0.testCaseClass)", $0.allTests.map(\.0)) })
            }
            XCTAssertEqual(
                names(runnerSelects: false),
                [
                    "MethodSpec": ["is inherited", "testOfBase", "testOfBoth"],
                    "FirstMethodSpec": ["is inherited", "testOfBase", "testOfBoth", "testOfFirst"],
                    "SecondMethodSpec": ["is inherited", "is its own", "testOfBase", "testOfBoth"],
                    "LastSpec": ["testOfBase", "testOfBoth"],
                ]
            )
            XCTAssertEqual(names(runnerSelects: true)["SecondMethodSpec"], ["is inherited", "is its own"])
        }
    }

    func testExamplesOfClassesOfOneNameAreNumbered() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            let entries = Self.entries([SecondScope.AlikeSpec.self, FirstScope.AlikeSpec.self], in: registry)
            XCTAssertEqual(entries.map { $0.allTests.map(\.0) }, [["is alike"], ["is alike (3)", "is alike (2)"]])
            let names = registry.entries.flatMap(\.plan.examples).map(\.identity.identifier)
            XCTAssertEqual(Set(names).count, 3)
        }
    }

    func testAClassIsWhereItsFirstDeclarationIs() {
        onMain {
            let registry = SpecRegistry(RunConfiguration())
            XCTAssertEqual(registry.plan(of: BaseSpec.self).specClass.location, CodeLocation(file: #filePath, line: 10))
            XCTAssertEqual(registry.plan(of: BaseSpec.self).specClass.qualifiedName, "SpecTests.BaseSpec")
        }
    }

    func testAConfigurationExcludesClassesOfItsModule() {
        onMain {
            let registry = SpecRegistry(
                RunConfiguration(),
                configuredBy: ModuleConfigurations(Subclasses([OnlyOf.self]))
            )
            let entries = Self.entries([BaseSpec.self, DerivedSpec.self, MixedSpec.self], in: registry)
            XCTAssertEqual(entries.map { "\($0.testCaseClass)" }, ["BaseSpec", "DerivedSpec"])
        }
    }

    func testAPartLeavesExamplesToOthersIfThereAreAny() {
        onMain {
            InnerSpec.declare = { _ in it("example") {} }
            var configuration = RunConfiguration(shard: Shard(number: 2, of: 2))
            var registry = SpecRegistry(configuration)
            XCTAssertFalse(registry.leavesExamplesToOthers)
            XCTAssertEqual(registry.register(InnerSpec.self).selectedExamples.count, 0)
            XCTAssertTrue(registry.leavesExamplesToOthers)

            configuration.selection.description = "nothing"
            configuration.selection.identifiers = []
            registry = SpecRegistry(configuration)
            registry.register(InnerSpec.self)
            XCTAssertFalse(registry.leavesExamplesToOthers)
            XCTAssertFalse(SpecRegistry(RunConfiguration()).leavesExamplesToOthers)
        }
    }

    // MARK: Test specifiers

    func testTheSpecifiersOfAProcess() {
        onMain {
            XCTAssertEqual(TestSpecifiers(["/a.xctest"]).given, [])
            XCTAssertEqual(TestSpecifiers(["/a.xctest", "--list-tests", "-l"]).given, [])
            XCTAssertEqual(TestSpecifiers(["/a.xctest", "A.B/c,A.D", "--testing-library"]).given, ["A.B/c", "A.D"])
        }
    }

    /// Returns the tests that some specifiers select, with the names of their classes.
    @MainActor private static func selected(_ specifiers: String) -> [String] {
        let registry = SpecRegistry(RunConfiguration())
        let types = [FirstScope.AlikeSpec.self, SecondScope.AlikeSpec.self, BaseSpec.self, `GET /a,b`.self]
        let plain: XCTestCaseEntry = (DiscoveryTests.self, [("testA", { _ in }), ("testB", { _ in })])
        let entries = [plain] + entries(types as [SpecCase.Type], in: registry)
        let arguments = TestSpecifiers(["x", specifiers, "y"])
        XCTAssertEqual(arguments.withoutSpecifiers, ["x", "y"])
        return arguments.selected(from: entries, registry.plans).flatMap { entry in
            entry.allTests.map { "\(entry.testCaseClass)/\($0.0)" }
        }
    }

    final class `GET /a,b`: SpecCase {
        override func spec() { it("is a strange name") {} }
    }

    func testTheSpecifiersSelectByAllNamesOfAClass() {
        onMain {
            XCTAssertEqual(
                Self.selected("SpecTests.AlikeSpec,SpecTests.BaseSpec"),
                ["BaseSpec/is inherited", "AlikeSpec/is alike", "AlikeSpec/is alike (3)", "AlikeSpec/is alike (2)"]
            )
            XCTAssertEqual(Self.selected("SpecTests.AlikeSpec/is alike (3)"), ["AlikeSpec/is alike (3)"])
            XCTAssertEqual(
                Self.selected("SpecTests.DiscoveryTests.FirstScope.AlikeSpec/is alike"),
                ["AlikeSpec/is alike"]
            )
            XCTAssertEqual(Self.selected("SpecTests.DiscoveryTests/testB"), ["DiscoveryTests/testB"])
            XCTAssertEqual(Self.selected("SpecTests.DiscoveryTests"), ["DiscoveryTests/testA", "DiscoveryTests/testB"])
            XCTAssertEqual(Self.selected("Other.Tests/testA"), [])
            let listing = TestSpecifiers(["x", "-l"])
            XCTAssertEqual(listing.withoutSpecifiers, ["x", "-l"])
            XCTAssertEqual(listing.selected(from: [(DiscoveryTests.self, [])], [:]).count, 1)
        }
    }

    @MainActor private static func note(_ specifiers: String, _ name: String) -> String? {
        InnerSpec.declare = { _ in it(name, .expectsNothing) {} }
        let plan = SpecRegistry(RunConfiguration()).register(InnerSpec.self)
        return TestSpecifiers(["x", specifiers, "y"]).noMatchNote(among: [plan])
    }

    /// If the filter matches nothing, SwiftPM passes two quotation marks.
    @MainActor func testARunWhoseFilterMatchesNothingTellsOfNamesThatLookOtherwise() {
        for name in ["reads a/b", "adds 1, 2", "is in Café.app", "costs {0}"] {
            let reason = "names such as “\(ExampleName.safe(name))” have look-alikes, as 'swift test list' prints them"
            let text = "note: the filter matches no test of XCTest; \(reason)\n"
            XCTAssertEqual(Self.note("''", name), text)
            XCTAssertNil(Self.note("SpecTests.InnerSpec", name))
        }
        XCTAssertNil(Self.note("''", "adds"))
    }

    func testTheNameOfAClassMayContainACommaAndASlash() {
        onMain {
            let name = "\(`GET /a,b`.self)"
            for specifier in ["SpecTests.\(name)", "SpecTests.\(name)/is a strange name"] {
                XCTAssertEqual(Self.selected(specifier), ["\(name)/is a strange name"])
                XCTAssertEqual(Self.selected("SpecTests.BaseSpec,\(specifier)").count, 2)
            }
        }
    }
}
