import Foundation
import Spec
import XCTest

/// A test bundle with misbehaving suites, which tests start as a process. `FIXTURE` lists the suites to run, as class names
/// without `Spec` at the end. `FIXTURE_RUNNER` selects the kind of test runner to imitate.
@main enum FixtureSuite {
    static let suites = words("FIXTURE")

    /// Suites that leave no work behind, so that the process need not wait for late work when it ends.
    private static let finished: Set = [
        "Dependent", "Focused", "Green", "Hollow", "Mixed", "Nested", "RawNames", "Sleepy", "Snapshot", "Traits",
        "Wavering",
    ]

    @MainActor static func main() {
        if suites.allSatisfy(finished.contains), !words("FIXTURE_WORDS").contains("late") {
            LateWork.grace = .zero
        } else if suites.contains(where: { $0.hasPrefix("Late") || $0.hasPrefix("After") || $0 == "LastBlock" }) {
            // Long enough for late work on a busy machine.
            LateWork.grace = .milliseconds(100)
        }
        switch words("FIXTURE_RUNNER").first {
        case nil: XCTMain(entries)
        case "argument": XCTMain(entries, arguments: CommandLine.arguments)
        case "observers": XCTMain(entries, arguments: CommandLine.arguments, observers: [])
        case "selecting": SelectingRunner.run(entries)
        case "newer":
            NewerXCTest.install()
            XCTMain(entries)
        case "none": break
        case "thread":
            Thread.detachNewThread { exit(0) }
            pause()
        case "past": exit(callXCTestPastSpec(entries, CommandLine.arguments, nil))
        case let other?: fatalError("FIXTURE_RUNNER=\(other): there is no such runner")
        }
    }

    /// The entries that SwiftPM would find: classes with test methods.
    private static var entries: [XCTestCaseEntry] {
        let all: [String: () -> XCTestCaseEntry] = [
            "Handwritten": { testCase([("testByHand", HandwrittenSpec.testByHand)]) },
            "Namesake": { testCase([("testTheName", NamesakeSpec.testTheName)]) },
            "Found": { testCase([("testPasses", FoundTests.testPasses), ("testFails", FoundTests.testFails)]) },
            "Beside": { testCase([("testBeside", BesideSpec.testBeside)]) },
            "Ownerless": { testCase([("testPasses", OwnerlessTests.testPasses)]) },
            "Plain": { testCase([("testOne", PlainTests.testOne), ("testTwo", PlainTests.testTwo)]) },
        ]
        return suites.compactMap { all[$0]?() }
    }

    private static func words(_ variable: String) -> [String] {
        (ProcessInfo.processInfo.environment[variable] ?? "").split(separator: ",").map(String.init)
    }
}

/// XCTest's own entry point, which the loader finds if XCTest comes before Spec.
@_silgen_name("spec_call_xctest_main")
private func callXCTestPastSpec(
    _ entries: [XCTestCaseEntry],
    _ arguments: [String],
    _ observers: [any XCTestObservation]?
) -> CInt

/// Includes only the suites that `FIXTURE` lists.
final class FixtureConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        FixtureSuite.suites.contains { "\($0)Spec" == "\(type)" }
    }
}
