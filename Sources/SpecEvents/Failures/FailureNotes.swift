/// The example or test that a failure belongs to. Callers may compare subjects but not retain them.
package protocol FailureSubject: AnyObject, Sendable {}

/// Provides notes that may explain a failed expectation, such as virtual time with pending work.
package protocol FailureNoteSource: AnyObject, Sendable {
    /// Returns lines for the failure message, or `nil` if the source is unrelated to the subject.
    func note(forFailureOf subject: any FailureSubject) -> String?
}

package enum FailureNotes {
    private struct Reference: Sendable {
        weak var source: (any FailureNoteSource)?
    }

    private static let references = Lock<[Reference]>([])

    package static func add(_ source: any FailureNoteSource) {
        references.withLock { references in
            references.removeAll { $0.source == nil }
            references.append(Reference(source: source))
        }
    }

    package static var sources: [any FailureNoteSource] { references.withLock { $0.compactMap(\.source) } }

    package static func notes(forFailureOf owner: (any FailureOwner)?) -> [String] {
        guard let subject = subject(of: owner) else { return [] }
        return sources.compactMap { $0.note(forFailureOf: subject) }
    }

    // MARK: The subject

    private final class RunningTest: FailureSubject {}

    private static let runningTest = Lock<RunningTest?>(nil)

    /// Records that an XCTest test has begun. From now on, failures without an owner belong to it.
    package static func noteNewTest() {
        runningTest.withLock { $0 = RunningTest() }
    }

    /// The subject of failures that have neither an owner nor a test case, as in Swift Testing.
    @TaskLocal package static var scope: (any FailureSubject)?

    package static var subject: (any FailureSubject)? { subject(of: CurrentFailureOwner.value) }

    private static func subject(of owner: (any FailureOwner)?) -> (any FailureSubject)? {
        owner?.subject ?? runningTest.withLock(\.self) ?? scope
    }
}
