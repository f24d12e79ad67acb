import SpecEvents

extension ReportedExample {
    /// The command that runs the example again: `swift run specs Specs/CartSpec.swift:45`, with the place of the example, or that
    /// at which shared examples are used; with a filter where no place is known.
    func rerun(_ command: String, _ paths: Paths) -> String {
        guard let location = identity.uses?.first?.location ?? identity.location, location.line > 0 else {
            return "\(command) --filter \(ShellWord.quoted(LiteralPattern.escaped(identity.fullName)))"
        }
        return "\(command) \(ShellWord.quoted(paths.text(location)))"
    }
}
