import SpecEvents

/// The interface for the functions that specs call in the example.
extension ExampleRunner: RunningExample {
    var runningExample: (any RunningExample)? { self }

    var metadata: ExampleMetadata {
        let location = example.location
        return ExampleMetadata(
            names: example.names,
            file: location?.file ?? "",
            line: location?.line ?? 0,
            tags: example.traits.tags,
            failures: record.failures.map(\.message)
        )
    }

    var failureCount: Int { record.failures.count }
    var openStep: String? { record.openStep }

    /// Opens a step, and writes an event.
    func beginStep(_ name: String) -> Int {
        defer { events?.write(.stepStarted(example: example.identity.identifier, name: name)) }
        return record.beginStep(name)
    }

    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {
        record.endStep(id, duration: duration, throwing: error, hasFailed: hasFailed)
    }

    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        try host.runStep(name, body)
    }

    func attach(_ attachment: ExampleAttachment) {
        record.attach(attachment)
    }

    func track(_ object: TrackedObject) {
        record.track([object])
    }

    func record(_ failure: RecordedFailure) {
        record.record(failure)
    }
}
