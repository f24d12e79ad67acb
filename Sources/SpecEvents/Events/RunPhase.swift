/// A part of a run outside examples, reported so that the runner can say where a process hangs.
package struct RunPhase: Equatable, Sendable {
    package enum Kind: String, Sendable {
        /// Calls the `configure` method of a configuration.
        case configuring
        /// Evaluates the `spec()` of a class to list its examples.
        case reading
        /// Applies the filter to the examples of a class.
        case selecting
        /// Runs a hook before the first example.
        case beforeSuite
        /// Runs a hook, or a clean-up, after the last example.
        case afterSuite

        package var isHook: Bool { ![.configuring, .reading, .selecting].contains(self) }
    }

    package var kind: Kind
    /// The subject, such as a class, or the kind of a clean-up; `nil` if `kind` is enough.
    package var subject: String?
    /// Where the class or the hook is declared.
    package var location: CodeLocation?

    package init(_ kind: Kind, subject: String? = nil, location: CodeLocation? = nil) {
        self.kind = kind
        self.subject = subject
        self.location = location
    }

    /// The phase in words, such as `reading Module.FooSpec`.
    package var title: String {
        kind.rawValue + (subject.map { " \($0)" } ?? "")
    }
}
