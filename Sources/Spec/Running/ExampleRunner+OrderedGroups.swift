import ProcessShims
import SpecEvents

/// The run of an example in an ordered group.
extension ExampleRunner {
    /// Runs the example at the end of `path`, after the earlier examples that it builds on.
    func run(_ path: NodePath, inOrderedGroup groupPath: NodePath) throws {
        let known = state.orderedGroup(around: example)
        guard let group = try known ?? state.add(evaluate(along: groupPath), around: example) else { return }
        for earlier in group.unmetConditions(of: path) where group.failure == nil {
            runGroundwork(earlier, in: group)
        }
        // The time of the earlier examples does not count for this one.
        timeLimit?.restart()
        // This example has already recorded the failure of an unselected example, and must not run.
        guard !hasStopped else { return }
        if let reason = group.failure {
            record.noteSkip(reason)
        } else if let runPath = group.runPath(at: path) {
            run(runPath)
        }
    }

    /// Runs an unselected example that this one builds on. No report shows it.
    private func runGroundwork(_ path: NodePath, in group: OrderedGroup) {
        guard let earlier = example.plan.example(at: path), let runPath = group.runPath(at: path) else { return }
        let silent = ExampleRecord(of: earlier, in: host, isSilent: true)
        host.exampleRecord = silent
        defer { record.leaveOutExpectations(since: silent) }
        // `traits.skipReason` ignores the focus of others: the selected example needs this one.
        if let reason = earlier.traits.skipReason {
            silent.noteSkip(reason)
        } else {
            for attempt in 0...earlier.retries {
                if attempt > 0 { silent.beginNextAttempt() }
                ExampleRunner(earlier, in: host, silent, state, nil).live {
                    $0.run(runPath)
                    $0.endTime(of: Self.afterBody)
                }
                if !silent.hasFailed || silent.hasFault { break }
            }
            silent.endAttempts()
            if state.configuration.requiresExpectations { silent.requireExpectations() }
            silent.end()
        }
        host.exampleRecord = record
        group.end(path, failedBecause: reasonToSkipTheRest(after: silent, of: earlier, runPath.levels))
        group.trackedObjects += silent.takeTrackedObjects()
        let failureCount = record.failures.count
        // The limits are those of the example after which they run in any case.
        record.refusingSkips { ExampleRunner(earlier, in: host, record, state, nil).live { $0.endLevels(of: group) } }
        guard let reason = group.failure else { return }
        // This example does not run, so it must fail, whatever the record of the other one says.
        if silent.failures.isEmpty, record.failures.count == failureCount {
            record.recordFault(RecordedFailure(message: reason, location: earlier.location))
        }
        for failure in silent.failures {
            record.recordFault(failure.with(message: "\(reason): \(failure.message)"))
        }
        stop()
    }

    /// Enters a level. The first example that enters it runs its `beforeAll`.
    func begin(_ level: RunPath.Level) {
        guard level.hasBegun else { return beginForAll(level) }
        guard let reason = level.skipReason else { return }
        record.noteSkip(reason)
        stop()
    }

    /// Runs `beforeAll`. It runs once, so another attempt does not excuse its failures.
    private func beginForAll(_ level: RunPath.Level) {
        level.hasBegun = true
        if let groupPath = example.orderedGroup, level.path.count >= groupPath.count {
            state.orderedGroup(around: example)?.begin(level)
        }
        guard level.hooks.contains(where: { $0.kind == .beforeAll }) else { return }
        collectCleanups(in: level.cleanups) {
            level.failure = firstFault {
                run(.beforeAll, of: level)
                checkTime()
            }
        }
        // A failure before it does not undo the skip.
        level.skipReason = record.skipReasonOfAttempt
    }

    /// Ends the example in its ordered group, and runs `afterAll` of the levels without remaining examples.
    func endInOrderedGroup() {
        // One that only the focus of others leaves out has not run, and may still have to.
        guard example.skipReason == nil || example.traits.skipReason != nil, let path = example.path,
            let group = state.orderedGroup(around: example)
        else { return }
        record.refuseSkips()
        let levels = group.runPath(at: path)?.levels ?? []
        self.levels = levels
        group.end(path, failedBecause: reasonToSkipTheRest(after: record, of: example, levels))
        endLevels(of: group)
        runTeardownBlocks()
        group.trackedObjects += record.takeTrackedObjects()
        if group.isOver { record.track(state.remove(group, around: example)) }
    }

    /// Runs `afterAll` of the levels that no remaining example needs.
    private func endLevels(of group: OrderedGroup) {
        while let level = group.takeLevelThatIsOver() {
            let fault = firstFault {
                collectCleanups(in: level.cleanups) { run(.afterAll, of: level, isPreparing: false) }
                runCleanups(level.cleanups)
                endTime(of: "afterAll")
            }
            group.fail(because: fault.map { SkipReason.afterAllFailed($0.message) })
        }
    }

    /// Runs code for a whole group: no trait of the running example excuses its failures.
    ///
    /// - Returns: The first failure, if any.
    private func firstFault(in body: () -> Void) -> RecordedFailure? {
        let (count, ticket) = (record.failures.count, expectation_last_ticket())
        body()
        recordPendingExpectations(after: ticket)
        let fault = record.failures.dropFirst(count).first
        if fault != nil { record.noteFault() }
        return fault
    }

    private func reasonToSkipTheRest(
        after record: ExampleRecord,
        of example: Example,
        _ levels: [RunPath.Level]
    ) -> String? {
        if let failure = levels.lazy.compactMap(\.failure).first { return SkipReason.beforeAllFailed(failure.message) }
        return record.hasFailedUnexpectedly ? SkipReason.failedBefore(example.name) : nil
    }
}
