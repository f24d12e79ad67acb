import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// The class methods `setUp` and `tearDown` of the running class. XCTest calls them outside of all test cases: `setUp`
/// after it announces the start of the class's suite, `tearDown` before it announces the end.
@MainActor enum ClassFixtures {
    private static var running: ClassFixture?
    /// The case after which XCTest calls the class's `tearDown`.
    private static weak var lastCase: SpecCase?

    /// Prepares for the class's `setUp`, if the suite is that of a spec class with such methods.
    static func suiteBegins(_ suite: XCTestSuite) {
        guard let last = suite.tests.last as? SpecCase, overrides(type(of: last)) else { return }
        lastCase = last
        begin(.classSetUp, of: last)
    }

    /// Ends the class's `setUp`.
    static func caseBegins() {
        guard running != nil else { return }
        end()
    }

    /// Prepares for the class's `tearDown`, if this was the last case of the class.
    static func caseEnded(_ testCase: SpecCase) {
        guard lastCase === testCase else { return }
        lastCase = nil
        begin(.classTearDown, of: testCase)
    }

    /// Ends the class's `tearDown`.
    static func suiteEnded() {
        end()
    }

    /// Reports a failure of the running `setUp` or `tearDown`.
    static func report(_ failure: RecordedFailure) {
        FailureOutsideExamples.report(running?.phase.failure(failure) ?? failure)
    }

    private static func begin(_ kind: RunPhase.Kind, of testCase: SpecCase) {
        let phase = RunPhase(kind, subject: SpecRegistry.shared.plan(of: type(of: testCase)).specClass.qualifiedName)
        phase.announce()
        running = ClassFixture(phase)
    }

    private static func end() {
        running?.end()
        running = nil
    }

    private static func overrides(_ type: SpecCase.Type) -> Bool {
        ClassMetadata.overrides(type, XCTestCase.self, swift_class_overrides_class_fixtures)
    }
}

extension RunPhase {
    /// A failure in this phase, which its message names.
    fileprivate func failure(_ failure: RecordedFailure) -> RecordedFailure {
        RecordedFailure(message: "\(title): \(failure.message)", location: failure.location)
    }
}

/// Keeps a silent test case as XCTest's current one while a class's `setUp` or `tearDown` runs. Without a current test
/// case XCTest drops failures of its assertions.
///
/// A case is the current one while XCTest performs it, so a separate thread performs it and waits inside. On Apple's
/// platforms XCTest gives such failures to the suite, and there is nothing to do.
private final class ClassFixture: Sendable {
    let phase: RunPhase
    private let hasBegun = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)

    init(_ phase: RunPhase) {
        self.phase = phase
        #if !canImport(ObjectiveC)
            let report: @Sendable (RecordedFailure) -> Void = { failure in
                FailureOutsideExamples.report(phase.failure(failure))
            }
            Thread.detachNewThread { [hasBegun, isOver, hasEnded] in
                SuiteHookCase.perform(tellingFailuresTo: report) {
                    hasBegun.signal()
                    isOver.wait()
                }
                hasEnded.signal()
            }
            hasBegun.wait()
        #endif
    }

    func end() {
        #if !canImport(ObjectiveC)
            isOver.signal()
            hasEnded.wait()
        #endif
    }
}
