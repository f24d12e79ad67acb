import SpecEvents
import XCTest

/// Fails the run if the process has spec classes whose examples cannot run.
@MainActor enum DiscoveryCheck {
    /// Call it when all classes are known and nothing has run. Reports once per run, however many processes the run
    /// has.
    static func run(before suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            let specifiers = TestSpecifiers(CommandLine.arguments).given
            let runsExamples = suite.leaves.contains { $0 is SpecCase }
            guard isFirstProcess,
                specifiers.isEmpty || runsExamples && reports(specifiers, firstTest(of: SpecRegistry.shared.entries))
            else { return }
            let classes = ProcessClasses.atStart
            let generics = classes.specs.unusedGenerics + classes.configurations.unusedGenerics
            report(generics.map { .genericClass($0.name, in: $0.module) })
        #endif
    }

    /// Call it after the last example. Reports the classes of libraries that were loaded during the run.
    static func runAfterwards() {
        #if !canImport(ObjectiveC)
            let known = Set(SpecRegistry.shared.entries.map { ObjectIdentifier($0.type) })
            let types = ProcessClasses.now.specs.types.compactMap { $0 as? SpecCase.Type }
            let late = types.filter {
                !known.contains(ObjectIdentifier($0)) && SpecRegistry.shared.configurations.include($0)
            }
            report(late.map { .loadedLate("\(Subclasses.module(of: $0)).\($0)") })
        #endif
    }

    private static func report(_ misuses: [Misuse]) {
        misuses.map(\.failure).forEach(FailureOutsideExamples.report)
    }

    /// Whether this process lists the examples for the runner or has no runner, and is Bazel's first shard or has no
    /// shards.
    private static var isFirstProcess: Bool {
        (!ProcessRequest.current.isSupervised || ProcessRequest.current.listing != nil)
            && ["0", nil].contains(ProcessRequest.current.shardIndex)
    }

    /// Whether a process with these test specifiers reports. `swift test --parallel` starts a process for each test;
    /// only that of the first test reports.
    static func reports(_ specifiers: [String], _ firstTest: String?) -> Bool {
        guard let specifier = specifiers.first, specifiers.count == 1, specifier.contains("/") else { return true }
        return specifier == firstTest
    }

    /// The first test by name, which is independent of the order of the run.
    static func firstTest(of entries: [SpecRegistry.Entry]) -> String? {
        entries.flatMap(\.plan.selectedExamples).map(\.identity.identifier).min()
    }
}
