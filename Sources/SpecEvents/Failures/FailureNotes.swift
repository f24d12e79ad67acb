/// The example or test that a failure belongs to. Subjects are compared, but must not be retained.
package protocol FailureSubject: AnyObject, Sendable {}

/// A source of notes that may explain a failed expectation, such as virtual time with pending work.
package protocol FailureNoteSource: AnyObject, Sendable {
    /// Returns the lines to add to the message of a failure with this ``FailureNotes/subject``, or
    /// `nil` if the source is unrelated to the subject.
    func note(forFailureOf subject: any FailureSubject) -> String?
}

/// Notes on failures, such as what virtual time is waiting for. `Expect` queries all sources.
package enum FailureNotes {
    private struct Reference: Sendable {
        weak var source: (any FailureNoteSource)?
    }

    private static let references = Lock<[Reference]>([])

    /// Adds a source without retaining it.
    package static func add(_ source: any FailureNoteSource) {
        references.withLock { references in
            references.removeAll { $0.source == nil }
            references.append(Reference(source: source))
        }
    }

    /// The sources that are still alive.
    package static var sources: [any FailureNoteSource] { references.withLock { $0.compactMap(\.source) } }

    /// Returns all sources' notes on a failure. A failure without a subject has no notes.
    package static func notes(forFailureOf owner: (any FailureOwner)?) -> [String] {
        guard let subject = subject(of: owner) else { return [] }
        return sources.compactMap { $0.note(forFailureOf: subject) }
    }

    // MARK: The subject

    private final class RunningTest: FailureSubject {}

    private static let runningTest = Lock<RunningTest?>(nil)

    /// Records that an XCTest test has begun. Failures without an owner now belong to this test.
    package static func noteNewTest() {
        runningTest.withLock { $0 = RunningTest() }
    }

    /// The subject of failures that have neither an owner nor a test case, as in Swift Testing.
    @TaskLocal package static var scope: (any FailureSubject)?

    /// The subject of failures in this task: the owner's subject, otherwise the running test case,
    /// otherwise ``scope``.
    package static var subject: (any FailureSubject)? { subject(of: CurrentFailureOwner.value) }

    private static func subject(of owner: (any FailureOwner)?) -> (any FailureSubject)? {
        owner?.subject ?? runningTest.withLock(\.self) ?? scope
    }
}
