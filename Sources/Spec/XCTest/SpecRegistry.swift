import Foundation
import SpecEvents

/// The spec classes as XCTest knows them, and the state that their runs share.
@MainActor final class SpecRegistry {
    /// The spec classes of this process.
    static let shared = SpecRegistry(RunConfiguration(.current))

    /// A class as XCTest knows it.
    struct Entry {
        let type: SpecCase.Type
        let plan: ClassPlan
        /// Whether XCTest has an entry for each example of this class.
        var isExpandedByDiscovery = false
        /// The placeholder that runs the examples, if XCTest has no entries for them.
        weak var expander: SpecCase?
    }

    let configuration: RunConfiguration
    let bundle: BundlePlan
    let state: RunState
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var dealer: Shard.Dealer?

    init(_ configuration: RunConfiguration) {
        self.configuration = configuration
        bundle = BundlePlan(isOnCI: configuration.isOnCI)
        state = RunState(
            failsFast: configuration.failsFast,
            cancellationGrace: configuration.cancellationGrace,
            namesThrowSites: configuration.namesThrowSites,
            watchdog: configuration.isUnwatched ? Watchdog() : nil
        )
        dealer = configuration.shard.map(Shard.Dealer.init)
    }

    var allEntries: [Entry] { Array(entries.values) }

    /// Whether other shards have examples that this one does not have.
    var leavesExamplesToOthers: Bool { dealer.map { $0.unitCount > 0 } ?? false }

    /// The entry of a class. Reads the class on the first call.
    func entry(of type: SpecCase.Type) -> Entry {
        if let known = entries[ObjectIdentifier(type)] { return known }
        enlist(type, discovered: nil)
        return entry(of: type)
    }

    func plan(of type: SpecCase.Type) -> ClassPlan { entry(of: type).plan }

    /// Notes that XCTest has an entry for each example of a class.
    func noteExpansion(of type: SpecCase.Type) {
        entries[ObjectIdentifier(type)]?.isExpandedByDiscovery = true
    }

    /// Makes a test case the one that runs the examples of its class.
    func makeExpander(_ testCase: SpecCase) {
        entries[ObjectIdentifier(type(of: testCase))]?.expander = testCase
    }

    /// The test target of a class.
    func target(of type: SpecCase.Type) -> TestTarget {
        bundle.target(named: String(String(reflecting: type).prefix { $0 != "." }))
    }

    /// Reads a class and decides which of its examples run.
    ///
    /// - Parameters:
    ///   - discovered: What the discovery plugin knows about it; `nil` without the plugin.
    ///   - testMethods: The names of the test methods of the class.
    ///   - waitsForXCTest: Whether its examples run inside XCTest's `invokeTest`; `nil` to find out from the class.
    @discardableResult
    func enlist(
        _ type: SpecCase.Type,
        discovered: Discovered?,
        testMethods: [String] = [],
        waitsForXCTest: Bool? = nil
    ) -> ClassPlan {
        let target = target(of: type)
        discovered?.configurations.forEach(target.settings.add)
        var specClass = SpecClass(String(describing: type), named: String(reflecting: type))
        specClass.location = discovered?.location
        specClass.isBaseClass = discovered?.isBaseClass ?? false
        specClass.testMethods = testMethods
        specClass.waitsForXCTest = waitsForXCTest ?? XCTestPace.isNeeded(by: type)
        let plan = ClassPlan(specClass, list(type, specClass, target.settings), of: target, in: bundle)
        announceSelection(from: specClass)
        plan.wantedExamples = configuration.selection.ofAllProcesses.selected(plan.examples)
        plan.selectedExamples = configuration.planned(plan.examples, &dealer)
        bundle.add(plan)
        entries[ObjectIdentifier(type)] = Entry(type: type, plan: plan)
        return plan
    }

    /// Evaluates the spec of a class for the first time.
    private func list(_ type: SpecCase.Type, _ specClass: SpecClass, _ settings: Settings) -> Listing {
        RunPhase(.reading, subject: specClass.qualifiedName, location: specClass.location).announce()
        let root = Declaration(kind: .spec, name: specClass.name, place: Place(file: "", line: 0))
        let reader = type.make(SpecCase.readerName)
        let owner = GroupFailureOwner(of: root.text)
        var listing = StandardOutput.keptClean {
            CurrentFailureOwner.$value.withValue(owner) {
                TreeListing.listing(under: root, in: settings) { reader.evaluateSpec() }
            }
        }
        listing.misuses += owner.close().map(Misuse.expectationInsideGroup)
        return listing
    }

    /// Tells the runner that the filter comes next. Some regular expressions run practically forever on some names.
    private func announceSelection(from specClass: SpecClass) {
        guard let filter = ProcessRequest.current.filter else { return }
        let subject = "examples of \(specClass.qualifiedName) by the filter \(filter)"
        RunPhase(.selecting, subject: subject, location: specClass.location).announce()
    }
}
