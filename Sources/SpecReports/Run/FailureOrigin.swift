import SpecEvents

/// A place that led to a failure elsewhere: the example whose helper failed, or the use of shared examples.
struct FailureOrigin: Equatable {
    let name: String
    let location: CodeLocation

    /// `in the example, Specs/CartSpec.swift:45`.
    func text(_ places: Places) -> String { places.language("in %1, %2", name, places.text(location)) }
}

extension Places {
    /// The message of a failure, and the places that led to it, each in a line.
    func message(of failure: RecordedFailure, in example: ReportedExample?) -> String {
        let origins = origins(of: failure, in: example).map { $0.text(self) }
        return ([shortened(failure.message)] + origins).joined(separator: "\n")
    }

    /// The source code of a failure. The first line of the example says no more than its name.
    func statement(of failure: RecordedFailure, in example: ReportedExample?) -> [String] {
        guard let location = failure.location else { return [] }
        let lines = source.statement(at: location)
        return location == example?.identity.location && lines.last?.hasSuffix("{") == true ? [] : lines
    }

    /// The places that led to a failure, from the inside out; none if the failure is in the lines of an example that is no
    /// shared one, or outside of examples.
    func origins(of failure: RecordedFailure, in example: ReportedExample?) -> [FailureOrigin] {
        let identity = example?.identity
        let uses = (identity?.uses ?? []).reversed().map { use in
            FailureOrigin(name: "“\(language.name(use.name, isSharedUse: true))”", location: use.location)
        }
        guard let example = identity?.location, let place = failure.location, !example.includes(place, source),
            identity?.names != [ExampleIdentity.nameOfMistakes]
        else { return uses }
        return [FailureOrigin(name: language("the example"), location: example)] + uses
    }
}

extension CodeLocation {
    /// Whether a place is in the lines of the block that begins here.
    fileprivate func includes(_ place: CodeLocation, _ source: SourceExcerpts) -> Bool {
        guard place.file == file, place.line >= line else { return false }
        guard place.line > line, let end = source.lastLine(ofBlockAt: self) else { return true }
        return place.line <= end
    }
}
