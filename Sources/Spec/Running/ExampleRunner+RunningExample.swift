import SpecEvents

/// The running example, as functions such as `step` and `trackForMemoryLeaks` see it.
extension ExampleRunner {
    var runningExample: ExampleRunner? { self }

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

    /// Begins a step, writes an event and returns the ID of the step.
    func beginStep(_ name: String) -> Int {
        defer { events?.write(.stepStarted(example: example.identifier, name: name)) }
        return record.beginStep(name)
    }

    func track(_ object: TrackedObject) {
        // Tracking an object for leaks counts as an expectation, too.
        record.recordPass(at: object.place.location)
        record.trackedObjects.append(object)
    }
}
