import SpecEvents

@MainActor final class SpecRegistry {
    static let shared = SpecRegistry(
        RunConfiguration(.current),
        configuredBy: ModuleConfigurations(ProcessClasses.atStart.configurations)
    )

    struct Entry {
        let type: SpecCase.Type
        let plan: ClassPlan
    }

    let configuration: RunConfiguration
    let bundle: BundlePlan
    let state: RunState
    let configurations: ModuleConfigurations
    private(set) var entries: [Entry] = []
    private(set) var plans: [ObjectIdentifier: ClassPlan] = [:]
    private var dealer: Shard.Dealer?
    init(
        _ configuration: RunConfiguration,
        configuredBy configurations: ModuleConfigurations = ModuleConfigurations(Subclasses([]))
    ) {
        self.configuration = configuration
        self.configurations = configurations
        bundle = BundlePlan()
        // On CI, all examples run, and a focus makes the run fail.
        if configuration.ignoresFocus || configuration.isOnCI { bundle.ignoreFocus() }
        state = RunState(configuration)
        dealer = configuration.shard.map(Shard.Dealer.init)
    }

    /// Whether the run is divided into shards, and any shard has examples.
    var leavesExamplesToOthers: Bool { dealer.map { $0.unitCount > 0 } ?? false }
    /// Whether the test runner may run other tests if no example matches its filter.
    var runnerMaySelectOtherTests = false

    var unknownSelected: [String] {
        guard let selected = configuration.selection.identifiers else { return [] }
        let known = entries.lazy.flatMap(\.plan.examples).map(\.identifier)
        return selected.subtracting(known).sorted()
    }

    func plan(of type: SpecCase.Type) -> ClassPlan {
        plans[ObjectIdentifier(type)] ?? register(type)
    }

    func settings(of type: AnyClass) -> Settings {
        let settings = bundle.settings(ofTarget: Subclasses.module(of: type))
        for configuration in configurations.forClass(type) where !settings.isKnown(configuration) {
            RunPhase(.configuring, subject: ClassName.qualified(configuration)).announce()
            settings.add(configuration)
        }
        return settings
    }

    // MARK: Reading classes

    /// Reads and plans classes. Set `areSelected` if the test runner has already selected tests.
    func register(
        _ classes: Subclasses,
        testMethods: [ObjectIdentifier: [String]] = [:],
        areSelected: Bool = false
    ) -> [Entry] {
        let types = classes.types.compactMap { $0 as? SpecCase.Type }.filter(configurations.include)
        let read = types.map { type in
            self.read(
                type,
                testMethods: testMethods[ObjectIdentifier(type)] ?? [],
                isBaseClass: classes.isInherited(type)
            )
        }
        return read.sorted { $0.specClass.precedes($1.specClass) }.map { plan($0, takesTestMethods: areSelected) }
    }

    /// Reads and plans a class. If `waitsForXCTest` is `nil`, Spec determines the value itself.
    @discardableResult
    func register(
        _ type: SpecCase.Type,
        testMethods: [String] = [],
        isBaseClass: Bool = false,
        waitsForXCTest: Bool? = nil
    ) -> ClassPlan {
        plan(read(type, testMethods: testMethods, isBaseClass: isBaseClass, waitsForXCTest: waitsForXCTest)).plan
    }

    private struct ReadClass {
        var type: SpecCase.Type
        var specClass: SpecClass
        var listing: Listing
        var settings: Settings
    }

    private func read(
        _ type: SpecCase.Type,
        testMethods: [String],
        isBaseClass: Bool,
        waitsForXCTest: Bool? = nil
    ) -> ReadClass {
        let settings = settings(of: type)
        var specClass = SpecClass(
            ClassName.bare(type),
            of: Subclasses.module(of: type),
            named: ClassName.qualified(type)
        )
        specClass.mayBeEmpty = isBaseClass || type is any FollowsQuick.Type
        specClass.testMethods = testMethods
        specClass.waitsForXCTest = waitsForXCTest ?? XCTestPace.isNeeded(by: type)
        let listing = list(type, specClass, settings)
        specClass.location = listing.tree.firstPlace?.location
        return ReadClass(type: type, specClass: specClass, listing: listing, settings: settings)
    }

    private func plan(_ read: ReadClass, takesTestMethods: Bool = false) -> Entry {
        let plan = ClassPlan(read.specClass, read.listing, with: read.settings, in: bundle)
        announceSelection(from: read.specClass)
        plan.wantedExamples = configuration.selection.forAllProcesses.selected(plan.examples)
        plan.selectedExamples = configuration.planned(plan.examples, &dealer, takesTestMethods: takesTestMethods)
        bundle.add(plan)
        let entry = Entry(type: read.type, plan: plan)
        entries.append(entry)
        plans[ObjectIdentifier(read.type)] = plan
        return entry
    }

    private func list(_ type: SpecCase.Type, _ specClass: SpecClass, _ settings: Settings) -> Listing {
        RunPhase(.reading, subject: specClass.qualifiedName).announce()
        let root = Declaration(kind: .spec, name: specClass.name, place: Place(file: "", line: 0))
        let reader = type.makeReader()
        let owner = GroupFailureOwner(of: root.text, refusesPasses: true)
        var listing = StandardOutput.redirect {
            CurrentFailureOwner.$value.withValue(owner) {
                TreeListing.listing(under: root, in: settings) { reader.evaluateSpec() }
            }
        }
        ForkedChild.endIfReturned(from: "the spec of \(specClass.qualifiedName)")
        listing.misuses += owner.close().map(Misuse.expectationInsideGroup)
        return listing
    }

    /// Announces the filter, so that the runner can name the filter if matching never ends.
    private func announceSelection(from specClass: SpecClass) {
        guard let filter = ProcessRequest.current.filter else { return }
        let subject = "examples of \(specClass.qualifiedName) by the filter \(filter)"
        RunPhase(.selecting, subject: subject, location: specClass.location).announce()
    }
}
