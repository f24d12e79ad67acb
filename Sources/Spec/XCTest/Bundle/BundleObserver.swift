import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// Observes the run of a test bundle. On Linux, Spec intercepts the test runner's call to XCTest.
/// XCTest then creates all test cases before it announces the start of the bundle:
///
///     XCTMain                              BundleRun: finds and reads classes, plans examples,
///                                          listing handshake
///     testBundleWillStart
///     testSuiteWillStart, the first        begin(_:): schedules the examples
///       SpecCase.invokeTest, each example  ExampleRun
///     testBundleDidFinish                  end(): late failures, suite hooks, run finished
final class BundleObserver: NSObject, XCTestObservation {
    /// Prepares the process for a run, before XCTest starts. Only the first call has an effect.
    static func install() {
        _ = installed
    }

    private static let installed: Void = {
        // Do not lose output in a crash if another program reads the events.
        if ProcessRequest.current.eventsPath != nil { process_line_buffer_output() }
        process_handle_fatal_signals()
        if ProcessRequest.current.isSupervised {
            process_locate_hangs()
            RunnerInput.open()
        }
        if let supervisor = ProcessRequest.current.supervisor { process_end_with_parent(supervisor) }
        MainActor.assumeIsolated(reportProblems)
    }()

    fileprivate static let observer: Void = XCTestObservationCenter.shared.addTestObserver(BundleObserver())

    private var hasBegun = false
    private var exampleCount = 0
    /// The number of test cases, including those that have no example because their class passes
    /// a name of its own to `super.init`.
    private var caseCount = 0

    func testBundleWillStart(_ bundle: Bundle) {
        #if canImport(ObjectiveC)
            MainActor.assumeIsolated {
                TestSpecifiers(CommandLine.arguments).reportUnknownExamples(in: SpecRegistry.shared.entries)
            }
        #endif
    }

    func testSuiteWillStart(_ suite: XCTestSuite) {
        // The first suite to start is the one for the whole run.
        guard !hasBegun else { return }
        hasBegun = true
        #if canImport(ObjectiveC)
            if let listing = ProcessRequest.current.listing {
                let tests = suite.leaves
                MainActor.assumeIsolated(with: tests) { tests in
                    // The runner always selects all examples here, so the result does not matter.
                    _ = ListingHandshake.answer(
                        listing,
                        for: SpecCase.examples(of: tests),
                        mayRun: tests.allSatisfy { $0 is SpecCase }
                    )
                }
            }
        #endif
        process_set_run_under_way(true)
        caseCount = suite.leaves.filter { $0 is SpecCase }.count
        exampleCount = MainActor.assumeIsolated(with: suite, Self.begin)
    }

    /// Reports teardown blocks that examples registered too late. For examples that run inside
    /// `invokeTest`, XCTest itself traps when this happens.
    func testSuiteDidFinish(_ suite: XCTestSuite) {
        #if !canImport(ObjectiveC)
            for case let testCase as SpecCase in suite.leaves {
                // XCTest keeps the blocks of a test case that it runs by itself.
                guard MainActor.assumeIsolated(with: testCase, { $0.example != nil }),
                    !TeardownBlocks.taken(from: testCase).isEmpty
                else { continue }
                FailureOutsideExamples.report(Misuse.lateTeardownBlock(of: testCase.name).failure)
            }
        #endif
    }

    #if canImport(ObjectiveC)
        /// Reports failures in a class's `setUp` and `tearDown`, which XCTest records in the suite.
        func testSuite(_ suite: XCTestSuite, didRecord issue: XCTIssue) {
            FailureOutsideExamples.report(RecordedFailure(issue))
        }
    #endif

    func testBundleDidFinish(_ bundle: Bundle) {
        MainActor.assumeIsolated(with: (exampleCount, caseCount)) { Self.end($0, $1) }
        EventLog.shared?.write(.runFinished)
        process_set_run_under_way(false)
    }

    @MainActor private static func begin(_ suite: XCTestSuite) -> Int {
        let registry = SpecRegistry.shared
        let examples = SpecCase.examples(of: suite.leaves)
        registry.state.schedule(examples)
        registry.unknownSelected.map { Misuse.unknownExample($0).failure }.forEach(FailureOutsideExamples.report)
        let seed = examples.isEmpty ? nil : registry.configuration.order.seed
        if let seed, !ProcessRequest.current.isSupervised {
            print("Random order; to repeat it: SPEC_ORDER=random SPEC_SEED=\(seed)")
        }
        EventLog.shared?.write(
            .runStarted(exampleCount: examples.count, seed: seed, part: registry.configuration.shard)
        )
        if registry.configuration.isOnCI {
            registry.bundle.focusedPlaces.map { Misuse.focusOnCI(at: $0).failure }
                .forEach(FailureOutsideExamples.report)
        }
        return examples.count
    }

    @MainActor private static func end(_ exampleCount: Int, _ caseCount: Int) {
        let registry = SpecRegistry.shared
        if exampleCount == 0, !registry.leavesExamplesToOthers, !registry.runnerMaySelectOtherTests,
            let selection = registry.configuration.selection.description
        {
            FailureOutsideExamples.report(Misuse.nothingSelected(by: selection).failure)
        }
        if exampleCount > 0 {
            SuiteHookCase.collectFailures {
                // Work on the main queue may still fail. Give it time to do so before the run ends.
                MainRunLoop.turn(for: LateWork.grace)
                guard registry.state.hasWorkAfterSuite else { return [] }
                let failures = registry.state.runHooksAfterSuite()
                MainRunLoop.turn(for: LateWork.grace)
                return failures
            }
            .forEach(FailureOutsideExamples.report)
        }
        let missing = caseCount - registry.state.begunCount
        if missing > 0 { FailureOutsideExamples.report(Misuse.examplesNotRun(missing).failure) }
    }

    /// Reports problems. Creates the file that tells Bazel that the process supports sharding.
    @MainActor private static func reportProblems() {
        let configuration = SpecRegistry.shared.configuration
        configuration.problems.map(\.failure).forEach(FailureOutsideExamples.report)
        guard configuration.shard != nil, let path = ProcessRequest.current.shardStatusPath else { return }
        if !FileManager.default.createFile(atPath: path, contents: nil) {
            let misuse = Misuse.badEnvironment("TEST_SHARD_STATUS_FILE", path, "cannot be written")
            FailureOutsideExamples.report(misuse.failure)
        }
    }
}

/// How long Spec waits at the end of a run for work that examples left on the main queue. A fixture
/// in Spec's own tests changes this duration.
@MainActor package enum LateWork {
    package static var grace = Duration.milliseconds(20)
}

/// Called once by ProcessShims, when the image is loaded.
@c(spec_did_load) public func specDidLoad() {
    _ = BundleObserver.observer
}

#if !canImport(ObjectiveC)
    /// Called once by ProcessShims, at exit. Fails a process that has not run its spec classes.
    @c(spec_will_unload) public func specWillUnload() {
        guard !BundleRun.hasBegun, !Arguments.isForSwiftTesting else { return }
        // Any thread may call `exit`, so nothing here is isolated to the main actor.
        let configurations = ModuleConfigurations(ProcessClasses.atStart.configurations)
        let classes = ProcessClasses.atStart.specs.types.filter(configurations.include)
        guard let first = classes.first else { return }
        FailureOutsideExamples.report(Misuse.neverRun(String(describing: first), count: classes.count).failure)
    }
#endif
