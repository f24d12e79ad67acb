import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// Spec classes that XCTest does not know fail the run.
final class UndiscoveredSpecsTests: SharedTestCase {
    private final class ASpec: SpecCase {
        override func spec() { it("is lost") {} }
    }

    private final class BSpec: SpecCase {
        override class func spec() { it("is lost") {} }
    }

    private class Contract: SpecCase {
        override func spec() { it("is kept") {} }
    }

    private final class Store: Contract {}
    private class Helper: SpecCase {}
    private class Generic<Value>: SpecCase {
        override func spec() { it("is generic") {} }
    }

    private final class Filled: Generic<Int> {}

    private func descriptors(_ types: [AnyClass]) -> Set<ClassDescriptor> {
        Set(types.compactMap(ClassDescriptor.init(of:)))
    }

    private func undiscovered(_ candidates: [AnyClass], besides enlisted: [AnyClass] = []) -> UndiscoveredSpecs {
        UndiscoveredSpecs(candidates: descriptors(candidates), enlisted: descriptors(enlisted))
    }

    private func note(_ name: String, line: Int = 3, module: String = "SpecTests") -> UndiscoveredSpecs.Note {
        let location = CodeLocation(file: "A.swift", line: line)
        return UndiscoveredSpecs.Note(
            module: module,
            name: name,
            location: location,
            reason: "is private",
            remedy: "remove `private`"
        )
    }

    // MARK: Which classes

    func testClassesOfWhichXCTestWasToldAreFine() {
        XCTAssertEqual(undiscovered([ASpec.self, BSpec.self], besides: [ASpec.self, BSpec.self]).misuses, [])
    }

    func testTheOthersAreNamedTogetherForEachModule() {
        let specs = undiscovered([BSpec.self, ASpec.self, Store.self], besides: [Store.self])
        let names = ["UndiscoveredSpecsTests.ASpec", "UndiscoveredSpecsTests.BSpec"]
        XCTAssertEqual(specs.misuses, [.undiscovered(names, in: "SpecTests", hasPlugin: false)])
    }

    func testAModuleOfWhichAnyClassIsKnownToThePluginUsesIt() {
        var specs = undiscovered([ASpec.self])
        specs.discoveredModules = ["SpecTests"]
        XCTAssertEqual(
            specs.misuses,
            [.undiscovered(["UndiscoveredSpecsTests.ASpec"], in: "SpecTests", hasPlugin: true)]
        )
    }

    func testAClassWithoutExamplesLosesNothing() {
        XCTAssertEqual(undiscovered([Helper.self]).misuses, [])
    }

    func testAClassThatARunningOneInheritsFromRunsInIt() {
        XCTAssertEqual(undiscovered([Contract.self, Store.self], besides: [Store.self]).misuses, [])
        XCTAssertEqual(undiscovered([Generic<Void>.self, Filled.self], besides: [Filled.self]).misuses, [])
    }

    func testExamplesThatAreInheritedAreLostToo() {
        // One mistake gets one message, so there is none for the base class.
        XCTAssertEqual(
            undiscovered([Contract.self, Store.self]).misuses,
            [.undiscovered(["UndiscoveredSpecsTests.Store"], in: "SpecTests", hasPlugin: false)]
        )
        XCTAssertEqual(
            undiscovered([Generic<Void>.self, Filled.self]).misuses,
            [.undiscovered(["UndiscoveredSpecsTests.Filled"], in: "SpecTests", hasPlugin: false)]
        )
    }

    func testAGenericClassThatNobodyInheritsFrom() {
        XCTAssertEqual(
            undiscovered([Generic<Void>.self]).misuses,
            [.undiscovered(["UndiscoveredSpecsTests.Generic"], in: "SpecTests", hasPlugin: false)]
        )
    }

    func testAModuleMayBeExempt() {
        var specs = undiscovered([ASpec.self])
        specs.exemptModules = ["SpecTests"]
        XCTAssertEqual(specs.misuses, [])
    }

    // MARK: The plugin's notes

    func testTheNotesOfThePluginSayWhy() {
        var specs = undiscovered([ASpec.self, BSpec.self])
        specs.notes = [
            note("BSpec", line: 9), note("ASpec", module: "Other"), note("Elsewhere.ASpec"),
            note("UndiscoveredSpecsTests.ASpec", line: 2), note("Unknown"),
        ]
        XCTAssertEqual(
            specs.misuses.map(\.failure),
            [
                RecordedFailure(
                    message: """
                        the examples of UndiscoveredSpecsTests.ASpec do not run
                        The class is private.
                        Fix: remove `private`.
                        """,
                    location: CodeLocation(file: "A.swift", line: 2)
                ),
                RecordedFailure(
                    message: """
                        the examples of BSpec do not run
                        The class is private.
                        Fix: remove `private`.
                        """,
                    location: CodeLocation(file: "A.swift", line: 9)
                ),
            ]
        )
    }

    func testANoteOnAClassOfAnotherModuleSaysNothing() {
        var specs = undiscovered([ASpec.self])
        specs.notes = [note("UndiscoveredSpecsTests.ASpec", module: "Other"), note("ASpec", module: "Other")]
        XCTAssertEqual(
            specs.misuses,
            [.undiscovered(["UndiscoveredSpecsTests.ASpec"], in: "SpecTests", hasPlugin: false)]
        )
    }

    func testAClassThatThePluginNotedIsLostAlsoIfOthersInheritFromIt() {
        var specs = undiscovered([Contract.self, Store.self], besides: [Store.self])
        specs.notes = [note("Contract")]
        XCTAssertEqual(specs.misuses.map(\.heading), ["the examples of Contract do not run"])
        specs.enlisted = []
        XCTAssertEqual(
            specs.misuses.map(\.heading),
            [
                "the examples of Contract do not run",
                "the examples of UndiscoveredSpecsTests.Store in SpecTests do not run",
            ]
        )
    }

    func testAnExpectationWithoutAMatcherIsNamed() {
        var specs = undiscovered([])
        specs.bareExpectations = [("expecta", CodeLocation(file: "A.swift", line: 4))]
        XCTAssertEqual(
            specs.misuses.map(\.failure),
            [
                RecordedFailure(
                    message: """
                        `expecta` without a matcher
                        `expecta(…)` alone checks nothing: its example passes whatever the value is.
                        Fix: add what you expect, such as `.to(equal(3))` or `== 3`; if nothing, write `_ = expecta(…)`.
                        """,
                    location: CodeLocation(file: "A.swift", line: 4)
                )
            ]
        )
    }

    // MARK: Configurations

    private class Defaults: SpecConfiguration {
        override class func configure(_ settings: Settings) {}
    }

    private final class Derived: Defaults {}
    private final class Marker: SpecConfiguration {
        override class func allowsUndiscoveredSpecs(in module: String) -> Bool { false }
    }

    private func configured(_ configurations: [AnyClass], used: [AnyClass] = []) -> UndiscoveredSpecs {
        var specs = undiscovered([ASpec.self], besides: [ASpec.self])
        specs.configurations = descriptors(configurations)
        specs.usedConfigurations = descriptors(used)
        return specs
    }

    func testAConfigurationThatHoldsForNoSpecIsNamed() {
        XCTAssertEqual(
            configured([Derived.self, Defaults.self]).misuses,
            [
                .unusedConfiguration("UndiscoveredSpecsTests.Defaults", in: "SpecTests"),
                .unusedConfiguration("UndiscoveredSpecsTests.Derived", in: "SpecTests"),
            ]
        )
    }

    func testAConfigurationThatIsUsedOrInheritedFromIsFine() {
        XCTAssertEqual(configured([Derived.self, Defaults.self], used: [Derived.self]).misuses, [])
        XCTAssertEqual(configured([Defaults.self], used: [Defaults.self]).misuses, [])
    }

    func testAConfigurationThatConfiguresNothingOrStandsWhereNoSpecRunsIsFine() {
        XCTAssertEqual(configured([Marker.self]).misuses, [])
        var elsewhere = configured([Defaults.self])
        elsewhere.enlisted = []
        elsewhere.candidates = []
        XCTAssertEqual(elsewhere.misuses, [])
        var exempt = configured([Defaults.self])
        exempt.exemptModules = ["SpecTests"]
        XCTAssertEqual(exempt.misuses, [])
    }

    func testAConfigurationWithoutThePluginIsNotMissedInAPartOfARun() {
        var specs = configured([Defaults.self])
        specs.leaveOutUnasked { [] }
        XCTAssertEqual(specs.misuses, [])
        specs = configured([Defaults.self])
        specs.discoveredModules = ["SpecTests"]
        specs.leaveOutUnasked { [] }
        XCTAssertEqual(specs.misuses.count, 1)
    }

    // MARK: A process that runs a part

    func testClassesThatWereOnlyNotAskedForAreLeftOut() {
        var specs = undiscovered([ASpec.self, BSpec.self])
        specs.leaveOutUnasked { ["SpecTests.ASpec", "Other.BSpec"] }
        XCTAssertEqual(
            specs.misuses.map(\.heading),
            ["the examples of UndiscoveredSpecsTests.BSpec in SpecTests do not run"]
        )
    }

    func testTheListIsAskedForOnlyWhereItIsNeeded() {
        var complete = undiscovered([ASpec.self, Helper.self], besides: [ASpec.self])
        complete.leaveOutUnasked {
            XCTFail("asked although nothing is missing")
            return []
        }
        var discovered = undiscovered([ASpec.self])
        discovered.discoveredModules = ["SpecTests"]
        discovered.leaveOutUnasked {
            XCTFail("asked although the plugin knows the module")
            return ["SpecTests.ASpec"]
        }
        XCTAssertEqual(discovered.misuses.count, 1)
    }

    func testTheClassesInXCTestsList() {
        let list = """

            Listing 3 tests in debug.xctest:

            A.FooSpec/a list › is empty
            A.FooSpec/a list › has ∕ in it
            B.BarTests/testBar

            """
        XCTAssertEqual(ListedClasses.classes(in: list), ["A.FooSpec", "B.BarTests"])
    }
}
