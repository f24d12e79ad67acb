import SpecEvents

extension JSONText {
    mutating func failures(
        _ key: String?,
        _ failures: [RecordedFailure],
        of example: ReportedExample?,
        _ places: Places
    ) {
        array(key) { json in
            for failure in failures {
                json.object {
                    $0.field("message", places.shortened(failure.message))
                    $0.place(failure.location, places)
                    $0.objects("origins", places.origins(of: failure, in: example)) { json, origin in
                        json.field("name", origin.name)
                        json.place(origin.location, places)
                    }
                }
            }
        }
    }

    private mutating func place(_ location: CodeLocation?, _ places: Places) {
        guard let location else { return }
        field("file", places.short(location.file))
        field("line", location.line)
    }

    mutating func example(_ example: ReportedExample, _ places: Places) {
        let result = example.result
        object {
            $0.field("kind", "example")
            $0.field("name", example.identity.names.last ?? example.identity.identifier)
            $0.field("identifier", example.identity.identifier)
            $0.field("status", example.verdict.rawValue)
            $0.duration(result.duration)
            $0.place(example.identity.location, places)
            if let reason = result.reason { $0.field("reason", reason) }
            $0.lines("tags", example.tags)
            if !result.failures.isEmpty { $0.failures("failures", result.failures, of: example, places) }
            if let failures = result.expectedFailures { $0.failures("expectedFailures", failures, of: example, places) }
            if let attempts = result.earlierAttempts {
                $0.array("earlierAttempts") {
                    for failures in attempts { $0.failures(nil, failures, of: example, places) }
                }
            }
            $0.objects("steps", result.stepsAsBegun) { json, step in
                json.field("name", step.name)
                json.field("level", step.level)
                json.duration(step.duration)
                json.field("hasFailed", step.hasFailed)
            }
            $0.lines("output", result.output ?? [])
            $0.objects("attachments", result.attachments ?? []) { json, attachment in
                json.field("name", attachment.name)
                json.field("mediaType", attachment.mediaType)
                if let text = attachment.text {
                    json.field("text", text)
                } else {
                    json.field("base64", attachment.content.base64EncodedString())
                }
            }
        }
    }

    mutating func duration(_ seconds: Double) {
        value(decimal(seconds, places: 6), for: "duration")
    }

    mutating func lines(_ key: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        array(key) { for line in lines { $0.field(nil, line) } }
    }

    private mutating func objects<Element>(
        _ key: String,
        _ elements: [Element],
        _ fill: (inout JSONText, Element) -> Void
    ) {
        guard !elements.isEmpty else { return }
        array(key) { json in
            for element in elements { json.object { fill(&$0, element) } }
        }
    }
}

/// A location on the path to a failure: a call to a helper that failed, or to shared examples.
struct FailureOrigin: Equatable {
    let name: String
    let location: CodeLocation

    func text(_ places: Places) -> String { places.language("in %1, %2", name, places.text(location)) }
}

extension Places {
    func message(of failure: RecordedFailure, in example: ReportedExample?) -> String {
        let origins = origins(of: failure, in: example).map { $0.text(self) }
        return ([shortened(failure.message)] + origins).joined(separator: "\n")
    }

    /// Returns the failed statement's lines, or none if the statement only declares the example.
    func statement(of failure: RecordedFailure, in example: ReportedExample?) -> [String] {
        guard let location = failure.location else { return [] }
        let lines = source.statement(at: location)
        return location == example?.identity.location && lines.last?.hasSuffix("{") == true ? [] : lines
    }

    /// Returns the origins, innermost first. Omits the example if the failure is within its lines.
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
    fileprivate func includes(_ place: CodeLocation, _ source: SourceExcerpts) -> Bool {
        guard place.file == file, place.line >= line else { return false }
        guard place.line > line, let end = source.lastLine(ofBlockAt: self) else { return true }
        return place.line <= end
    }
}
