import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// Tells the events, and the guard over the exit status, when the run begins and when it is complete.
final class BundleObserver: NSObject, XCTestObservation {
    /// Called by the first spec class or test case that comes into being, which is before XCTest starts.
    static func install() {
        _ = installed
    }

    private static let installed: Void = {
        observe()
        // Whoever follows the events also reads what is printed, and wants it even if the process dies the next moment.
        if Environment.eventsPath != nil {
            process_print_line_by_line()
            process_write_last_words()
        }
        if let supervisor = Environment.supervisor { process_end_with_parent(supervisor) }
    }()

    /// Makes XCTest tell an observer what happens.
    fileprivate static func observe() {
        _ = observer
    }

    private static let observer: Void = XCTestObservationCenter.shared.addTestObserver(BundleObserver())

    private var hasStarted = false
    private var exampleCount = 0

    func testBundleWillStart(_ bundle: Bundle) {
        MainThread.run(TestSpecifiers.restartIfNeeded)
        MainThread.run(TestSpecifiers.reportUnknownExamples)
    }

    func testSuiteWillStart(_ suite: XCTestSuite) {
        if !hasStarted { runWillStart(suite) }
        MainThread.run(with: suite, ClassFixtures.suiteBegins)
    }

    func testSuiteDidFinish(_ suite: XCTestSuite) {
        MainThread.run(ClassFixtures.suiteEnded)
        reportLateTeardownBlocks(in: suite)
    }

    private func runWillStart(_ suite: XCTestSuite) {
        hasStarted = true
        if Environment.isSupervised { RunnerInput.open() }
        MainThread.run(with: suite, DiscoveryCheck.run)
        if let rollCall = Environment.rollCall { RollCall.answer(for: suite, withPlaces: rollCall == "places") }
        process_run_is_under_way(true)
        exampleCount = Self.exampleCount(in: suite)
        let seed = MainThread.run(with: exampleCount, Self.announcedSeed)
        let part = MainThread.run { Shard.part }
        EventFile.shared?.write(.runStarted(exampleCount: exampleCount, seed: seed, part: part))
        if Environment.isCI { MainThread.run(Self.reportFocus) }
    }

    func testBundleDidFinish(_ bundle: Bundle) {
        // What examples left in the main queue, and on its way there, may yet fail; it is late, but not lost.
        if exampleCount > 0 { MainThread.run(Self.awaitLateFailures) }
        if exampleCount == 0,
            let selection = MainThread.run({ Shard.leavesExamplesToOthers ? nil : Selection.description })
        {
            FailureOutsideExamples.report(Misuse.nothingSelected(by: selection).failure)
        }
        if MainThread.run({ SpecBundle.shared.hasWorkAfterSuite }) { runHooksAfterSuite() }
        let missing = exampleCount - MainThread.run { ExampleRunner.begunCount }
        if missing > 0 { FailureOutsideExamples.report(Misuse.examplesNotRun(missing).failure) }
        EventFile.shared?.write(.runFinished)
        process_run_is_under_way(false)
    }

    private func runHooksAfterSuite() {
        let failures = MainThread.run { SuiteHookCase.collectFailures { SpecBundle.shared.failuresAfterSuite() } }
        failures.forEach(FailureOutsideExamples.report)
        MainThread.run(Self.awaitLateFailures)
    }

    /// The seed of a random order, told so that the order can be had again; `nil` for any other order.
    @MainActor private static func announcedSeed(of exampleCount: Int) -> UInt64? {
        guard case .random(let seed) = ExampleOrder.current, exampleCount > 0 else { return nil }
        if !Environment.isSupervised { print("Random order; to have it again: SPEC_ORDER=random SPEC_SEED=\(seed)") }
        return seed
    }

    /// Turns the run loop for a moment, with a test case for XCTest's assertions to fail.
    @MainActor private static func awaitLateFailures() {
        let failures = SuiteHookCase.collectFailures {
            MainRunLoop.turn(for: .milliseconds(20))
            return []
        }
        for failure in failures {
            FailureOutsideExamples.report(Misuse.strayFailure(failure, during: nil, besides: nil).failure)
        }
    }

    @MainActor private static func reportFocus() {
        SpecBundle.shared.focusedPlaces.map { Misuse.focusOnCI(at: $0).failure }.forEach(FailureOutsideExamples.report)
    }

    /// The number of examples in a suite that XCTest is about to run; each notes that it is going to.
    private static func exampleCount(in suite: XCTestSuite) -> Int {
        suite.leaves.reduce(0) { $0 + (($1 as? SpecCase)?.exampleCount ?? 0) }
    }
}

#if !canImport(ObjectiveC)
    /// Called once when the image is loaded; see ProcessShims. A bundle in which no spec class was discovered has nothing else
    /// that would call the observer, which notices that.
    @c(spec_did_load) public func specDidLoad() {
        BundleObserver.observe()
    }
#endif
