/// A part of a test run outside of examples, used to report where a process hangs.
package struct RunPhase: Equatable, Sendable {
    package enum Kind: String, Sendable {
        case configuring
        /// Evaluating a class's `spec()` to list its examples.
        case reading
        case selecting
        case beforeSuite
        /// Running a hook or a cleanup after the last example.
        case afterSuite

        package var isHook: Bool { ![.configuring, .reading, .selecting].contains(self) }
    }

    package var kind: Kind
    /// The name of the class, hook or cleanup that the process is working on.
    package var subject: String?
    package var location: CodeLocation?

    package init(_ kind: Kind, subject: String? = nil, location: CodeLocation? = nil) {
        self.kind = kind
        self.subject = subject
        self.location = location
    }

    package var title: String {
        kind.rawValue + (subject.map { " \($0)" } ?? "")
    }
}
