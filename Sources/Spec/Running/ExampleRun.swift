import ProcessShims
import SpecEvents

@MainActor struct ExampleRun {
    private let example: Example
    /// The test case retains this run until XCTest has finished the test case.
    private unowned let host: any ExampleHost
    private let record: ExampleRecord
    private let state: RunState
    private let events: (any EventSink)?
    private var start = ContinuousClock.now

    /// Runs the example and writes its first event. ``finish()`` writes the last event after XCTest
    /// has finished the test case, because an unawaited `XCTestExpectation` fails only then.
    static func begin(
        _ example: Example,
        in host: any ExampleHost,
        _ state: RunState,
        events: (any EventSink)?
    ) -> ExampleRun {
        state.noteBeginning(of: example)
        if state.configuration.namesThrowSites { ThrowSites.listen() }
        let record = ExampleRecord(
            of: example,
            in: host,
            namesLines: state.configuration.namesThrowSites,
            events: events
        )
        host.exampleRecord = record
        var run = ExampleRun(example: example, host: host, record: record, state: state, events: events)
        run.runAll()
        return run
    }

    private func makeRunner(_ record: ExampleRecord? = nil) -> ExampleRunner {
        ExampleRunner(example, in: host, record ?? self.record, state, events)
    }

    private mutating func runAll() {
        if state.skipReason(of: example) == nil, !state.suiteHooks(of: example).haveBegun {
            // Keep the hooks' time and failures separate from the example's.
            let own = ExampleRecord(of: example, in: host, within: record)
            host.exampleRecord = own
            ExampleRunner(example, in: host, own, state, nil).enter { state.suiteHooks(of: $0.example).begin() }
            host.exampleRecord = record
            own.end()
            record.takeSteps(of: own)
            state.suiteHooks(of: example).fail(own.failures)
        }
        events?.write(.exampleStarted(record.identity))
        start = .now
        if let reason = state.skipReason(of: example) {
            record.noteSkip(reason)
        } else if state.configuration.requiresExpectations {
            process_add_pass_listeners(1)
            runAttempts()
            process_add_pass_listeners(-1)
            record.requireExpectations()
        } else {
            runAttempts()
        }
        if example.orderedGroup != nil {
            makeRunner().enter { $0.endInOrderedGroup() }
            record.recordMemoryLeaksOfGroup()
        }
        record.settle()
    }

    // MARK: Attempts

    private func runAttempts() {
        guard example.waitsForXCTest else { return attempt() }
        CurrentFailureOwner.$value.withValue(record) {
            let hasRun = host.invokeLikeXCTest {
                attempt()
                // `afterAll` hooks can still add teardown blocks, and the fixtures are not timed.
                makeRunner().enter { $0.endInOrderedGroup() }
            }
            // If a fixture throws an error, XCTest does not run the example. If no failure was
            // recorded, the error was a skip.
            let reason = host.xcTestSkipReason
            if !hasRun, !record.hasFailed { record.noteSkip(reason ?? "no reason given") }
        }
    }

    private func attempt() {
        // XCTest runs the fixtures only once, so a retry cannot fix a failure in them.
        let retries = record.hasFailed ? 0 : example.retries
        for attempt in 0...retries {
            runAttempt()
            // In an ordered group, the variables live until the end of the group.
            if example.orderedGroup == nil { record.recordMemoryLeaks() }
            record.recordMissedExploration()
            guard attempt < retries, record.hasFailed, !record.hasFault else { break }
            record.beginNextAttempt()
        }
        record.endAttempts()
    }

    private func runAttempt() {
        let deadline = deadline
        record.setDeadline(ofRunner: deadline)
        if let repeater = example.traits.repeater, repeater.repeats {
            run(by: repeater, until: deadline)
        } else {
            autoreleasing { makeRunner().enter { $0.run() } }
        }
    }

    /// One second after the time limit and, by default, two seconds before the runner intervenes.
    private var deadline: ContinuousClock.Instant? {
        guard let limit = state.configuration.exampleLimit else { return nil }
        // An example's own limit is per attempt. The runner's limit is for all attempts together.
        let start = record.identity.timeLimit == nil ? self.start : .now
        return start + .seconds(min(record.identity.timeLimit ?? limit, TimeLimit.longest / .seconds(1)) + 1)
    }

    // MARK: Repeated examples

    /// Runs the example several times. Only the repeater's result counts.
    private func run(by repeater: any ExampleRepeater, until deadline: ContinuousClock.Instant?) {
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
        // Report the seed at the start, in case the process crashes.
        events?.write(.stepStarted(example: record.identity.identifier, name: "seed \(state.configuration.seed)"))
        var last: ExampleRecord?
        let result = CurrentFailureOwner.$value.withValue(record) {
            repeater.run(repeated) {
                let own = ExampleRecord(
                    of: example,
                    in: host,
                    within: record,
                    namesLines: state.configuration.namesThrowSites
                )
                own.setDeadline(ofRunner: deadline)
                last = own
                defer { record.currentAttempt.noteExplorations(own.currentAttempt.explorations) }
                return runOnce(own)
            }
        }
        host.exampleRecord = record
        if let told = result.record as? ExampleRecord ?? last { record.takeSteps(of: told) }
        result.attachments.forEach(record.attach)
        if result.hasFault { record.noteFault() }
        result.failures.forEach(record.add)
        if let reason = result.skipReason { record.noteSkip(reason) }
    }

    private func runOnce(_ record: ExampleRecord) -> RepeatedRun {
        host.exampleRecord = record
        if record.namesLines { ThrowSites.listen() }
        autoreleasing { makeRunner(record).enter { $0.run() } }
        record.recordMemoryLeaks()
        return record.endRepeatedRun()
    }

    // MARK: The end

    @discardableResult
    func finish() -> Bool {
        ForkedChild.endIfReturned(from: "“\(example.name)”")
        record.end()
        if record.hasFailed { state.noteFailure() }
        // The runner attributes everything printed before this event to the example.
        if events != nil { process_flush_output() }
        events?.write(.exampleFinished(record.identity, record.result(duration: .now - start).withoutFailures))
        // XCTest keeps all test cases until the process ends, so release the attachments now.
        record.state.withLock { $0.attachments = [] }
        return record.hasFailed
    }
}

extension ExampleRecord {
    fileprivate func endRepeatedRun() -> RepeatedRun {
        var run = RepeatedRun()
        (run.failures, run.skipReason, run.hasFault, run.record) = (failures, skipReason, hasFault, self)
        end()
        return run
    }

    fileprivate func takeSteps(of other: ExampleRecord) {
        let (steps, attachments) = other.state.withLock { ($0.steps, $0.attachments) }
        state.withLock { state in
            state.steps = steps
            state.attachments += attachments
        }
    }
}
