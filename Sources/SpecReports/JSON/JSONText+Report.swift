import SpecEvents

extension JSONText {
    /// Writes the failures of an example, or those outside of examples.
    mutating func failures(
        _ key: String?,
        _ failures: [RecordedFailure],
        of example: ReportedExample?,
        _ places: Places
    ) {
        array(key) {
            for failure in failures {
                $0.object {
                    $0.field("message", places.shortened(failure.message))
                    $0.place(failure.location, places)
                    $0.origins(places.origins(of: failure, in: example), places)
                }
            }
        }
    }

    private mutating func origins(_ origins: [FailureOrigin], _ places: Places) {
        guard !origins.isEmpty else { return }
        array("origins") {
            for origin in origins {
                $0.object {
                    $0.field("name", origin.name)
                    $0.place(origin.location, places)
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
            if result.expectsNothing { $0.field("expectsNothing", true) }
            if let reason = result.reason { $0.field("reason", reason) }
            $0.lines("tags", example.tags)
            if !result.failures.isEmpty { $0.failures("failures", result.failures, of: example, places) }
            if let failures = result.expectedFailures { $0.failures("expectedFailures", failures, of: example, places) }
            if let attempts = result.earlierAttempts {
                $0.array("earlierAttempts") {
                    for failures in attempts { $0.failures(nil, failures, of: example, places) }
                }
            }
            $0.steps(result.stepsAsBegun)
            $0.lines("output", result.output ?? [])
            $0.attachments(result.attachments ?? [])
        }
    }

    /// Writes a duration in seconds, to the microsecond.
    mutating func duration(_ seconds: Double) {
        value(decimal(seconds, places: 6), for: "duration")
    }

    private mutating func lines(_ key: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        array(key) { for line in lines { $0.field(nil, line) } }
    }

    private mutating func steps(_ steps: [ExampleStep]) {
        guard !steps.isEmpty else { return }
        array("steps") {
            for step in steps {
                $0.object {
                    $0.field("name", step.name)
                    $0.field("level", step.level)
                    $0.duration(step.duration)
                    $0.field("hasFailed", step.hasFailed)
                }
            }
        }
    }

    private mutating func attachments(_ attachments: [ExampleAttachment]) {
        guard !attachments.isEmpty else { return }
        array("attachments") {
            for attachment in attachments {
                $0.object {
                    $0.field("name", attachment.name)
                    $0.field("mediaType", attachment.mediaType)
                    if let text = attachment.text {
                        $0.field("text", text)
                    } else {
                        $0.field("base64", attachment.content.base64EncodedString())
                    }
                }
            }
        }
    }
}
