#if !canImport(ObjectiveC)
    import ProcessShims
    import SpecEvents
    import XCTest

    /// The entries that XCTest runs: one for each spec class, plus the test runner's other entries.
    struct BundleRun {
        /// Whether the test runner's call to XCTest has reached Spec.
        private(set) nonisolated(unsafe) static var hasBegun = false

        let entries: [XCTestCaseEntry]
        /// The arguments without test specifiers, which have already been applied to `entries`.
        let arguments: [String]

        /// Creates a run from the test runner's entries, which include the test methods of spec
        /// classes. If `runnerSelects` is true, the test runner has already applied Bazel's
        /// environment variables, as the runner in rules_swift does.
        @MainActor init(_ given: [XCTestCaseEntry], arguments: [String], runnerSelects: Bool) {
            Self.hasBegun = true
            BundleObserver.install()
            SwiftTestingIssues.listen()
            // If a `spec()` calls `exit` before anything has run, the process must fail.
            let wasUnderWay = process_set_run_under_way(!Arguments.isListing)
            defer { process_set_run_under_way(wasUnderWay) }
            let others = given.filter { !($0.testCaseClass is SpecCase.Type) }
            let registry = SpecRegistry.shared
            let specs = Self.entries(registry, ProcessClasses.atStart.specs, given, runnerSelects: runnerSelects)
            let specifiers = TestSpecifiers(arguments)
            registry.runnerMaySelectOtherTests =
                runnerSelects && registry.configuration.comesFromBazel
                && (!others.isEmpty || !["0", nil].contains(ProcessRequest.current.shardIndex))
            // A supervised process runs only specs.
            let all = (ProcessRequest.current.isSupervised ? [] : others) + specs
            let selected = specifiers.selected(from: all, registry.plans)
            if let note = specifiers.noMatchNote(among: registry.plans.values) { StandardError.write(note) }
            if !Arguments.isListing {
                let runsExamples = selected.contains { $0.testCaseClass is SpecCase.Type }
                DiscoveryCheck.run(runsExamples: runsExamples, arguments)
            }
            entries = Self.negotiate(on: selected, with: registry)
            self.arguments = specifiers.withoutSpecifiers
        }

        @MainActor private static func negotiate(
            on entries: [XCTestCaseEntry],
            with registry: SpecRegistry
        ) -> [XCTestCaseEntry] {
            guard let listing = ProcessRequest.current.listing else { return entries }
            let examples = entries.map { entry in
                let plan = registry.plans[ObjectIdentifier(entry.testCaseClass)]
                return entry.allTests.compactMap { plan?.example(named: $0.0) }
            }
            let chosen = ListingHandshake.answer(listing, for: examples.flatMap(\.self))
            guard let chosen else { return entries }
            return zip(entries, examples).compactMap { entry, examples in
                let names = Set(examples.filter { chosen.contains($0.identifier) }.map(\.name))
                let kept = entry.allTests.filter { names.contains($0.0) }
                return kept.isEmpty ? nil : (entry.testCaseClass, kept)
            }
        }

        @MainActor static func entries(
            _ registry: SpecRegistry,
            _ classes: Subclasses,
            _ given: [XCTestCaseEntry],
            runnerSelects: Bool
        ) -> [XCTestCaseEntry] {
            var tests = given.reduce(into: [ObjectIdentifier: [Test]]()) { tests, entry in
                guard entry.testCaseClass is SpecCase.Type else { return }
                tests[ObjectIdentifier(entry.testCaseClass), default: []] += entry.allTests.map { ($0.0, $0.1) }
            }
            // SwiftPM's runner omits classes that only inherit their test methods, so add them
            // here. A runner that selects tests itself omits only classes that it did not select.
            for type in runnerSelects ? [] : classes.types where tests[ObjectIdentifier(type)] == nil {
                let ancestors = sequence(first: type, next: { _getSuperclass($0) })
                tests[ObjectIdentifier(type)] = ancestors.lazy.compactMap { tests[ObjectIdentifier($0)] }.first
            }
            let names = tests.mapValues { $0.map(\.name) }
            return registry.register(classes, testMethods: names, areSelected: runnerSelects).map { entry in
                Self.entry(of: entry, tests[ObjectIdentifier(entry.type)] ?? [])
            }
        }

        fileprivate typealias Test = (name: String, body: (XCTestCase) throws -> Void)

        @MainActor fileprivate static func entry(of entry: SpecRegistry.Entry, _ tests: [Test]) -> XCTestCaseEntry {
            let methods = zip(entry.plan.examples.filter(\.isTestMethod), tests)
            let bodies = Dictionary(uniqueKeysWithValues: methods.map { ($0.name, $1.body) })
            // All examples share this closure, because a separate one for each would take memory.
            let nothing: (XCTestCase) throws -> Void = { _ in }
            return (
                entry.type,
                entry.plan.selectedExamples.map {
                    ($0.name, $0.isTestMethod ? bodies[$0.name] ?? nothing : nothing)
                }
            )
        }
    }

    @_spi(Benchmarks) extension SpecCase {
        /// Reads the class in the same way as a run does. Spec's benchmarks call this method.
        @MainActor public static func readEntry() -> XCTestCaseEntry {
            BundleRun.entry(of: SpecRegistry.Entry(type: self, plan: SpecRegistry.shared.register(self)), [])
        }
    }
#endif
