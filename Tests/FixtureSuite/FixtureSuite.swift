import Foundation
import Spec
import Testing
import XCTest

/// A test bundle with suites that go wrong; the tests start it as a process. `FIXTURE` names the suites to run.
@main enum FixtureSuite {
    static func main() {
        let wanted = (ProcessInfo.processInfo.environment["FIXTURE"] ?? "").split(separator: ",")
        let entries = wanted.map { name in
            guard let entry = suites[String(name)] else {
                fatalError("FIXTURE=\(name): there are the suites \(suites.keys.sorted())")
            }
            return entry()
        }
        if wanted == ["SwiftTesting"] { runSwiftTesting() }
        XCTMain(entries)
    }

    private static func runSwiftTesting() -> Never {
        Task { await Testing.__swiftPMEntryPoint() as Never }
        dispatchMain()
    }

    private static let suites: [String: @Sendable () -> XCTestCaseEntry] = [
        "Mixed": { entry(MixedSpec.self) },
        "Throwing": { entry(ThrowingSpec.self) },
        "Helper": { entry(HelperSpec.self) },
        "Deadly": { entry(DeadlySpec.self) },
        "Green": { entry(GreenSpec.self) },
        "Exiting": { entry(ExitingSpec.self) },
        "Late": { entry(LateSpec.self) },
        "LateBlock": { entry(LateBlockSpec.self) },
        "Later": { entry(LaterSpec.self) },
        "UndiscoveredAfterthought": { (AfterthoughtSpec.self, [("testSpec", { _ in })]) },
        "UndiscoveredLateBlock": { (LateBlockSpec.self, [("testSpec", { _ in })]) },
        "Afterthought": { entry(AfterthoughtSpec.self) },
        "OrderedDeadly": { entry(OrderedDeadlySpec.self) },
        "Handwritten": {
            testCase([("test_HandwrittenSpec", { $0.place }), ("testByHand", HandwrittenSpec.testByHand)])
        },
        "Namesake": {
            testCase([("test_NamesakeSpec", { $0.place }), ("testTheName", NamesakeSpec.testTheName)])
        },
        "Stray": { entry(StraySpec.self) },
        "MainQueue": { entry(MainQueueSpec.self) },
        "Excused": { entry(ExcusedSpec.self) },
        "Overriding": { entry(OverridingSpec.self) },
        "Performing": { entry(PerformingSpec.self) },
        "DeclaringAfterSuite": { entry(DeclaringAfterSuiteSpec.self) },
        "Loop": { entry(LoopSpec.self) },
        "AsyncFixture": { entry(AsyncFixtureSpec.self) },
        "LateAfterSuite": { entry(LateAfterSuiteSpec.self) },
        "ExitHandler": { entry(ExitHandlerSpec.self) },
        "ExitStatus": { entry(ExitStatusSpec.self) },
        "LastBlock": { entry(LastBlockSpec.self) },
        "Unwaited": { entry(UnwaitedSpec.self) },
        "AssertingSuite": { entry(AssertingSuiteSpec.self) },
        "LateSuite": { entry(LateSuiteSpec.self) },
        "Leaving": { entry(LeavingSpec.self) },
        "Forking": { entry(ForkingSpec.self) },
        "StaleCase": { entry(StaleCaseSpec.self) },
        "ClassFixtures": { entry(ClassFixturesSpec.self) },
        "UndiscoveredClassFixtures": { (ClassFixturesSpec.self, [("testSpec", { _ in })]) },
        "Trapping": { entry(TrappingSpec.self) },
        "ReturningFork": { entry(ReturningForkSpec.self) },
        "LastWords": { entry(LastWordsSpec.self) },
        "FailFast": { entry(FailFastSpec.self) },
        // What XCTest's own `testCase` makes of a class that has a test method and an example of one name.
        "UndiscoveredNamesake": { (NamesakeSpec.self, [("testTheName", { try NamesakeSpec.run($0) })]) },
        "WrongConfiguration": {
            testCase([
                ("test_GreenSpec", { (spec: GreenSpec) in { spec.place(configuredBy: [WrongConfiguration.self]) } })
            ])
        },
        // Without discovery, and with failures.
        "UndiscoveredMixed": { (MixedSpec.self, [("testSpec", { _ in })]) },
        "Empty": { entry(EmptySpec.self) },
        "Fickle": { entry(FickleSpec.self) },
        "Traits": { entry(TraitsSpec.self) },
        "Focused": { entry(FocusedSpec.self) },
        "Stammering": { entry(StammeringSpec.self) },
        "Hanging": { entry(HangingSpec.self) },
        "SuiteHooks": { entry(SuiteHooksSpec.self) },
        "Sleepy": { entry(SleepySpec.self) },
        "Hostile": { entry(HostileSpec.self) },
        "Dependent": { entry(DependentSpec.self) },
        "Nested": { entry(Outer.NestedSpec.self) },
        "Wrong": { entry(WrongSpec.self) },
        "Persistent": { entry(PersistentSpec.self) },
        "Loud": { entry(LoudSpec.self) },
        "Crashing": { entry(CrashingSpec.self) },
        "Printing": { entry(PrintingSpec.self) },
        "Endless": { entry(EndlessSpec.self) },
        "Backtracking": { entry(BacktrackingSpec.self) },
        "HangingHooks": { entry(HangingHooksSpec.self) },
        "HangingExit": { entry(HangingExitSpec.self) },
        "SlowBeforeSuite": { entry(SlowBeforeSuiteSpec.self) },
        "CrashingHook": { entry(CrashingHookSpec.self) },
        "Grandchild": { entry(GrandchildSpec.self) },
        "Serial": { entry(SerialSpec.self) },
        "Wavering": { entry(WaveringSpec.self) },
        "Interrupted": { entry(InterruptedSpec.self) },
        "WindUp": { entry(WindUpSpec.self) },
        "OrderedWindUp": { entry(OrderedWindUpSpec.self) },
        "Long": { entry(LongSpec.self) },
        "Flood": { entry(FloodSpec.self) },
        "FloodedListing": { entry(FloodedListingSpec.self) },
        "FloodedHook": { entry(FloodedHookSpec.self) },
        "FloodOfSteps": { entry(FloodOfStepsSpec.self) },
        // What XCTest's own `testCase` makes of a class in a package without the plugin: no example in sight.
        "Undiscovered": { (GreenSpec.self, [("testSpec", { _ in })]) },
        "Forgetful": { entry(ForgetfulSpec.self) },
        "ForgetfulTests": { forgetfulTests() },
        // The tests of Swift Testing in this process.
        "SwiftTesting": { testCase([(String, (OwnerlessTests) -> () -> Void)]()) },
        "Ownerless": { testCase([("testPasses", OwnerlessTests.testPasses)]) },
    ]

    private static func forgetfulTests() -> XCTestCaseEntry {
        testCase([
            ("testChecks", ForgetfulTests.testChecks), ("testForgets", asyncTest(ForgetfulTests.testForgets)),
            ("testForgetsInSetUp", ForgetfulTests.testForgetsInSetUp),
            ("testForgetsInTearDown", ForgetfulTests.testForgetsInTearDown),
            ("testThrows", ForgetfulTests.testThrows), ("testSkips", ForgetfulTests.testSkips),
        ])
    }

    private static func entry<Case: SpecCase>(_ type: Case.Type) -> XCTestCaseEntry {
        let methods: [(String, (Case) -> () -> Void)] = [("test_\(type)", { $0.place })]
        return testCase(methods)
    }
}

extension SpecCase {
    /// What the plugin would generate.
    fileprivate func place() { place(configuredBy: []) }

    fileprivate func place(configuredBy configurations: [SpecConfiguration.Type]) {
        DiscoveredSpecs.note(self, inFile: "\(type(of: self)).swift", line: 1, configuredBy: configurations)
    }
}
