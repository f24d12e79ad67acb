import SpecEvents
import XCTest

/// Fails the run if there are spec classes that XCTest was not told of.
@MainActor enum DiscoveryCheck {
    /// To be called when all classes are known and nothing has run. Reports once in each run, of however many processes.
    static func run(before suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            let specifiers = TestSpecifiers.given
            // All are asked: a placeholder reads its class when it is.
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

    /// Whether this is the process that lists for the runner, or the first of Bazel's parts, or neither is in use.
    private static var isFirstProcess: Bool {
        (!ProcessRequest.current.isSupervised || ProcessRequest.current.listing != nil)
            && ["0", nil].contains(ProcessRequest.current.shardIndex)
    }

    /// Whether a process that was asked for these tests reports. `swift test --parallel` starts one for each test; of those
    /// only the one of the first test does.
    static func reports(_ specifiers: [String], _ firstTest: String?) -> Bool {
        guard let specifier = specifiers.first, specifiers.count == 1, specifier.contains("/") else { return true }
        return specifier == firstTest
    }

    /// The first test by name, which does not depend on the order in which they run.
    static func firstTest(of entries: [SpecRegistry.Entry]) -> String? {
        entries.filter(\.isExpandedByDiscovery).flatMap(\.plan.selectedExamples).map(\.identity.identifier).min()
    }
}
