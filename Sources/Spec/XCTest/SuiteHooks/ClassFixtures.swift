import Foundation
import ProcessShims
import SpecEvents
import XCTest

/// The class methods `setUp` and `tearDown` of the running class. XCTest calls them outside of all test cases: `setUp`
/// after it announces the start of the class's suite, `tearDown` before it announces the end.
@MainActor enum ClassFixtures {
    private static var running: (phase: RunPhase, testCase: KeptCase)?
    /// The case after which XCTest calls the class's `tearDown`.
    private static weak var lastCase: SpecCase?

    /// Prepares for the class's `setUp`, if the suite is that of a spec class with such methods.
    static func suiteBegins(_ suite: XCTestSuite) {
        guard let last = suite.tests.last as? SpecCase,
            ClassMetadata.overrides(type(of: last), XCTestCase.self, swift_class_overrides_class_fixtures)
        else { return }
        lastCase = last
        begin(.classSetUp, of: last)
    }

    /// Ends the class's `setUp`, if it was running, or its `tearDown`.
    static func end() {
        running?.testCase.end()
        running = nil
    }

    /// Prepares for the class's `tearDown`, if this was the last case of the class.
    static func caseEnded(_ testCase: SpecCase) {
        guard lastCase === testCase else { return }
        lastCase = nil
        begin(.classTearDown, of: testCase)
    }

    /// Reports a failure of the running `setUp` or `tearDown`.
    static func report(_ failure: RecordedFailure) {
        FailureOutsideExamples.report(running?.phase.failure(failure) ?? failure)
    }

    private static func begin(_ kind: RunPhase.Kind, of testCase: SpecCase) {
        let phase = RunPhase(kind, subject: SpecRegistry.shared.plan(of: type(of: testCase)).specClass.qualifiedName)
        phase.announce()
        running = (phase, KeptCase { FailureOutsideExamples.report(phase.failure($0)) })
    }
}

extension RunPhase {
    /// A failure in this phase, which its message names.
    fileprivate func failure(_ failure: RecordedFailure) -> RecordedFailure {
        failure.with(message: "\(title): \(failure.message)")
    }
}
