/// The subject of a failure: an example or a test. Only for comparison; do not retain it.
package protocol FailureSubject: AnyObject, Sendable {}

/// Something that may explain a failed expectation, such as virtual time with pending work.
package protocol FailureNoteSource: AnyObject, Sendable {
    /// Returns the lines to add to the message of a failure with this ``FailureNotes/subject``;
    /// `nil` if the source has nothing to do with it.
    func note(forFailureOf subject: any FailureSubject) -> String?
}

/// Notes on a failure, such as what virtual time is waiting for. `Expect` asks all sources.
package enum FailureNotes {
    private struct Reference: Sendable {
        weak var source: (any FailureNoteSource)?
    }

    private static let references = Lock<[Reference]>([])

    /// Adds a source, which is asked from now on as long as it is alive.
    package static func add(_ source: any FailureNoteSource) {
        references.withLock { references in
            references.removeAll { $0.source == nil }
            references.append(Reference(source: source))
        }
    }

    /// The sources that are still alive.
    package static var sources: [any FailureNoteSource] { references.withLock { $0.compactMap(\.source) } }

    /// Returns the notes of all sources on a failure; none if its subject is unknown.
    package static func notes(forFailureOf owner: (any FailureOwner)?) -> [String] {
        guard let subject = subject(of: owner) else { return [] }
        return sources.compactMap { $0.note(forFailureOf: subject) }
    }

    // MARK: The subject

    private final class RunningTest: FailureSubject {}

    private static let runningTest = Lock<RunningTest?>(nil)

    /// Records that a test without an owner begins.
    package static func noteNewTest() {
        runningTest.withLock { $0 = RunningTest() }
    }

    /// A part of a test, for tests that run concurrently without an owner. Set around that part.
    @TaskLocal package static var scope: (any FailureSubject)?

    /// The subject of a failure here: the owner's, or else the running test, or else part of one.
    package static var subject: (any FailureSubject)? { subject(of: CurrentFailureOwner.value) }

    private static func subject(of owner: (any FailureOwner)?) -> (any FailureSubject)? {
        owner?.subject ?? runningTest.withLock(\.self) ?? scope
    }
}
