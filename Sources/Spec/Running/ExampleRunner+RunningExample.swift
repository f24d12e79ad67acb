import SpecEvents

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

    var recorder: any StepRecorder { record }
    var failureCount: Int { record.failures.count }
    var openStep: String? { record.openStep }

    func beginStep(_ name: String) -> Int {
        defer { events?.write(.stepStarted(example: example.identifier, name: name)) }
        return record.beginStep(name)
    }

    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        try host.runStep(name, body)
    }

    func track(_ object: TrackedObject) {
        // Tracking an object for leaks counts as an expectation, too.
        record.recordPass(at: object.place.location)
        record.trackedObjects.append(object)
    }
}
