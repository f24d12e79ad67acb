import Foundation
import Spec
import XCTest

/// A test bundle with suites that go wrong; the tests start it as a process. `FIXTURE` names the suites to run, without the
/// `Spec` at the end of their classes, and `FIXTURE_RUNNER` the kind of test runner that it is.
@main enum FixtureSuite {
    static let suites = words("FIXTURE")

    /// Suites that leave no work behind, so that the end of their run need not wait for any.
    private static let finished: Set = [
        "Dependent", "Focused", "Green", "Hollow", "Mixed", "Nested", "RawNames", "Sleepy", "Snapshot", "Traits",
        "Wavering",
    ]

    @MainActor static func main() {
        if suites.allSatisfy(finished.contains), !words("FIXTURE_WORDS").contains("late") {
            LateWork.grace = .zero
        } else if suites.contains(where: { $0.hasPrefix("Late") || $0.hasPrefix("After") || $0 == "LastBlock" }) {
            // Also on a busy machine.
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

    /// What SwiftPM finds: classes with test methods.
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

/// XCTest's own function, as the loader finds it if XCTest comes first.
@_silgen_name("spec_call_xctest_main")
private func callXCTestPastSpec(
    _ entries: [XCTestCaseEntry],
    _ arguments: [String],
    _ observers: [any XCTestObservation]?
) -> CInt

/// Most suites are not asked for in a process.
final class FixtureConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        FixtureSuite.suites.contains { "\($0)Spec" == "\(type)" }
    }
}
