import SpecEvents
import XCTest

/// Fails the run if there are spec classes that XCTest does not know.
@MainActor enum DiscoveryCheck {
    /// Call it when all classes are known and nothing has run. Reports once per run, however many processes the run
    /// has.
    static func run(before suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            let specifiers = TestSpecifiers.given
            // Ask all test cases, because a placeholder reads its class only then.
            let examples = suite.leaves.flatMap { ($0 as? SpecCase)?.examples ?? [] }
            let entries = SpecRegistry.shared.allEntries
            guard isFirstProcess,
                specifiers.isEmpty || !examples.isEmpty && reports(specifiers, firstTest(of: entries))
            else { return }
            var specs = UndiscoveredSpecs(besides: entries)
            if !specifiers.isEmpty { specs.leaveOutUnasked(ListedClasses.ask) }
            specs.misuses.map(\.failure).forEach(FailureOutsideExamples.report)
        #endif
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
        entries.filter(\.isExpandedByDiscovery).flatMap(\.plan.selectedExamples).map(\.identity.identifier).min()
    }
}
