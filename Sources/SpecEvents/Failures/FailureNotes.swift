/// What fails when an expectation does: an example or a test. To be compared, not to be kept.
package protocol FailureSubject: AnyObject, Sendable {}

/// Something that may explain a failed expectation, as virtual time does by what is still pending.
package protocol FailureNoteSource: AnyObject, Sendable {
    /// What there is to add to the message of a failure, in one or more lines.
    ///
    /// - Parameter subject: What ``FailureNotes/subject`` was where the expectation failed.
    /// - Returns: `nil` if this has nothing to do with the failure.
    func note(forFailureOf subject: any FailureSubject) -> String?
}

/// Notes on a failure beside what was expected, such as what virtual time waits for. `Expect` asks all sources.
package enum FailureNotes {
    private struct Reference: Sendable {
        weak var source: (any FailureNoteSource)?
    }

    private static let references = Lock<[Reference]>([])

    /// From now on a source is asked, as long as it lives.
    package static func add(_ source: any FailureNoteSource) {
        references.withLock { references in
            references.removeAll { $0.source == nil }
            references.append(Reference(source: source))
        }
    }

    /// The sources that still live.
    package static var sources: [any FailureNoteSource] { references.withLock { $0.compactMap(\.source) } }

    /// The notes of all sources on a failure; none if it is not known what fails.
    package static func notes(forFailureOf owner: (any FailureOwner)?) -> [String] {
        guard let subject = subject(of: owner) else { return [] }
        return sources.compactMap { $0.note(forFailureOf: subject) }
    }

    // MARK: What fails

    private final class RunningTest: FailureSubject {}

    private static let runningTest = Lock<RunningTest?>(nil)

    /// Notes that a test begins which names no owner.
    package static func noteNewTest() {
        runningTest.withLock { $0 = RunningTest() }
    }

    /// A part of a test, for tests that run beside others and name no owner. Set around that part.
    @TaskLocal package static var scope: (any FailureSubject)?

    /// What fails if an expectation fails here: the owner, or else the running test, or else the part of one.
    package static var subject: (any FailureSubject)? { subject(of: CurrentFailureOwner.value) }

    private static func subject(of owner: (any FailureOwner)?) -> (any FailureSubject)? {
        owner?.subject ?? runningTest.withLock(\.self) ?? scope
    }
}
