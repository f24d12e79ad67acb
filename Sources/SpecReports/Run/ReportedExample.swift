import SpecEvents

/// An example and how it ended. It is an object, because reports pass it around and a value of so many parts is expensive
/// to copy.
package final class ReportedExample: Sendable {
    package let identity: ExampleIdentity
    package let result: ExampleResult
    /// How it ended, for a reader.
    package let verdict: Verdict

    /// The name for its reader; `nil` if it is its own.
    private let otherName: String?

    init(_ identity: ExampleIdentity, _ result: ExampleResult, name: String? = nil) {
        self.identity = identity
        otherName = name
        self.result = result
        verdict = result.verdict
    }

    var name: String { otherName ?? identity.uniqueLastName }
    var tags: [String] { identity.tags ?? [] }
    /// Its failures. If it crashed, exited or was killed, the first failure says so, with what it printed in the end, at the place of the
    /// crash or, if that is not known, of the example.
    var failures: [RecordedFailure] {
        guard let end = result.endInWords else { return result.failures }
        let place = result.failures.first(where: \.isPlaceOfCrash)
        let lines = [end, result.reasonOfTrap, place.map { String($0.details) }].compactMap(\.self).filter {
            !$0.isEmpty
        }
        return [RecordedFailure(message: lines.joined(separator: "\n"), location: place?.location ?? identity.location)]
            + result.failures.filter { !$0.isPlaceOfCrash }
    }

    /// The command that runs the example again: `swift run specs Specs/CartSpec.swift:45`, with the place of the example, or that
    /// at which shared examples are used; with a filter where no place is known.
    func rerun(_ command: String, _ places: Places) -> String {
        guard let place = identity.place, place.line > 0 else {
            return "\(command) --filter \(ShellWord.quoted(LiteralPattern.escaped(identity.fullName)))"
        }
        return "\(command) \(ShellWord.quoted(places.text(place)))"
    }
}
