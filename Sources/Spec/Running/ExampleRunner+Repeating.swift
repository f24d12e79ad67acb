import SpecEvents

/// The run of an example that a repeater runs several times.
extension ExampleRunner {
    /// Lets the repeater run the example. Each time has a record of its own, so only what the repeater returns counts.
    static func run(
        _ example: Example,
        by repeater: any ExampleRepeater,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ state: RunState,
        _ events: (any EventSink)?,
        until deadline: ContinuousClock.Instant?
    ) {
        guard example.orderedGroup == nil else {
            return record.recordFault(Misuse.repeatedInOrderedGroup(at: example.location).failure)
        }
        let repeated = RepeatedExample(
            identifier: record.identity.identifier,
            location: example.location,
            seed: state.configuration.seed,
            attempt: record.attempt,
            deadline: deadline
        )
        var last: ExampleRecord?
        let result = CurrentFailureOwner.$value.withValue(record) {
            repeater.run(repeated) {
                let own = ExampleRecord(
                    of: example,
                    in: host,
                    isSilent: true,
                    within: record,
                    namesLines: state.configuration.namesThrowSites
                )
                own.setDeadline(ofRunner: deadline)
                last = own
                defer { record.currentAttempt.noteExplorations(own.currentAttempt.explorations) }
                return runOnce(of: example, in: host, own) { ExampleRunner(example, in: host, own, state, events) }
            }
        }
        host.exampleRecord = record
        if let told = result.record as? ExampleRecord ?? last { record.takeSteps(of: told) }
        result.attachments.forEach(record.attach)
        if result.hasFault { record.noteFault() }
        result.failures.forEach(record.add)
        if let reason = result.skipReason { record.noteSkip(reason) }
    }

    private static func runOnce(
        of example: Example,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ runner: () -> ExampleRunner
    ) -> RepeatedRun {
        host.exampleRecord = record
        if record.namesLines { ThrowSites.listen() }
        autoreleasing { runner().live { $0.run() } }
        record.recordMemoryLeaks()
        let run = record.endRepeatedRun()
        for stray in record.takeStrays() { reportStray(stray.failure, of: example, besides: nil) }
        return run
    }
}

extension ExampleRecord {
    /// Ends one run of a repeated example. Later failures are failures outside of examples.
    fileprivate func endRepeatedRun() -> RepeatedRun {
        var run = RepeatedRun()
        (run.failures, run.skipReason, run.hasFault, run.record) = (failures, skipReason, hasFault, self)
        close()
        return run
    }

    /// Takes the steps and attachments of one run of a repeated example.
    fileprivate func takeSteps(of other: ExampleRecord) {
        let (steps, attachments) = other.state.withLock { ($0.steps, $0.attachments) }
        state.withLock { state in
            state.steps = steps
            state.attachments += attachments
        }
    }
}
