import SpecEvents

/// The run of an example from its first event on, attempt by attempt.
extension ExampleRunner {
    /// Runs the example and writes its first event. ``ExampleRun/finish()`` writes the second when XCTest has finished
    /// the test case, because XCTest then still fails an example that left an `XCTestExpectation` without a wait.
    static func begin(
        _ example: Example,
        in host: any ExampleHost,
        _ state: RunState,
        events: (any EventSink)?
    ) -> ExampleRun {
        state.noteBeginning(of: example)
        defer { state.noteEnd() }
        if state.configuration.namesThrowSites { ThrowSites.listen() }
        let record = ExampleRecord(of: example, in: host, namesLines: state.configuration.namesThrowSites)
        host.exampleRecord = record
        let runner = { ExampleRunner(example, in: host, record, state, events) }
        if state.skipReason(of: example) == nil, !state.suiteHooks(of: example).haveBegun {
            // The time of suite hooks does not count for the example.
            runner().live { _ = state.suiteHooks(of: $0.example).begin() }
        }
        let run = ExampleRun(of: example, record, state, events)
        if let reason = state.skipReason(of: example) {
            record.noteSkip(reason)
        } else {
            runAttempts(of: example, in: host, record, runner) {
                runAttempt(of: example, in: host, record, state, events, runner)
            }
        }
        if example.orderedGroup != nil {
            runner().live { $0.endInOrderedGroup() }
            record.recordMemoryLeaksOfGroup()
        }
        if state.configuration.requiresExpectations, record.expectsNothing {
            CurrentFailureOwner.$value.withValue(record) {
                record.recordFault(Misuse.expectsNothing(at: example.location).failure)
            }
        }
        record.end()
        // On other threads a failure may come in after the last look.
        for stray in record.takeStrays() { reportStray(stray.failure, of: example, besides: nil) }
        return run
    }

    private static func runAttempts(
        of example: Example,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ runner: () -> ExampleRunner,
        _ run: @escaping () -> Void
    ) {
        guard example.waitsForXCTest else { return attempt(example, record, run) }
        CurrentFailureOwner.$value.withValue(record) {
            let hasRun = host.invokeAsXCTestDoes { attempt(example, record, run) }
            // XCTest handles an error in a fixture itself, and does not run the example.
            if !hasRun, !record.hasFailed { record.noteSkip(host.reasonOfXCTestsSkip) }
            // While XCTest ran the fixtures, failures without an owner may have come in.
            runner().live { $0.recordPendingExpectations(after: record.ticket) }
        }
    }

    private static func attempt(_ example: Example, _ record: ExampleRecord, _ run: () -> Void) {
        // XCTest has run the fixtures, and does not run them again: no attempt mends what failed in them.
        let retries = record.hasFailed ? 0 : example.retries
        for attempt in 0...retries {
            run()
            // In an ordered group the variables remain until its end.
            if example.orderedGroup == nil { record.recordMemoryLeaks() }
            record.recordUnmadeExploration()
            guard attempt < retries, record.hasFailed, !record.hasFault else { break }
            record.beginNextAttempt()
        }
        record.endAttempts()
    }

    /// Runs the example once, or as often as its repeater wants.
    private static func runAttempt(
        of example: Example,
        in host: any ExampleHost,
        _ record: ExampleRecord,
        _ state: RunState,
        _ events: (any EventSink)?,
        _ runner: () -> ExampleRunner
    ) {
        let deadline = deadline(of: record, state.configuration)
        record.setDeadline(ofRunner: deadline)
        if let repeater = example.traits.repeater, repeater.repeats {
            run(example, by: repeater, in: host, record, state, events, until: deadline)
        } else {
            autoreleasing { runner().live { $0.run() } }
        }
    }

    /// A second after its limit, of the three for which the runner waits then; `nil` without a runner.
    private static func deadline(
        of record: ExampleRecord,
        _ configuration: RunConfiguration
    ) -> ContinuousClock.Instant? {
        guard let limit = configuration.exampleLimit else { return nil }
        // Each attempt has its own limit again; that of the runner holds once.
        let start = record.identity.timeLimit == nil ? record.start : .now
        return start + .seconds(min(record.identity.timeLimit ?? limit, TimeLimit.longest / .seconds(1)) + 1)
    }
}
