import SpecEvents

extension ExampleRunner {
    func run(_ path: NodePath, inOrderedGroup groupPath: NodePath) throws {
        let known = state.orderedGroup(around: example)
        guard let group = try known ?? state.add(evaluate(along: groupPath), around: example) else { return }
        if let reason = group.failure {
            record.noteSkip(reason)
        } else if group.lacksEarlierExamples(of: path) {
            record.recordFault(Misuse.earlierExamplesNotRun(at: example.location).failure)
        } else if let runPath = group.runPaths[path] {
            run(runPath)
        }
    }

    func begin(_ level: RunPath.Level) {
        guard level.hasBegun else { return beginForAll(level) }
        guard let reason = level.skipReason else { return }
        record.noteSkip(reason)
        hasStopped = true
    }

    /// Begins a new level. Its `beforeAll` hooks run only once, so retries do not excuse failures.
    private func beginForAll(_ level: RunPath.Level) {
        level.hasBegun = true
        if let groupPath = example.orderedGroup, level.path.count >= groupPath.count {
            state.orderedGroup(around: example)?.begin(level)
        }
        guard level.hooks.contains(where: { $0.kind == .beforeAll }) else { return }
        collectCleanups(in: level.cleanups) {
            level.failure = firstFault { run(.beforeAll, of: level) }
        }
        // The skip applies even if a failure preceded it.
        level.skipReason = record.skipReasonOfAttempt
    }

    /// Ends the example in its ordered group, and each level of the group that is then complete.
    /// No trait excuses the failures. If called again, only checks whether the example has failed
    /// since then.
    func endInOrderedGroup() {
        guard let path = example.path, let group = state.orderedGroup(around: example) else { return }
        record.refuseSkips()
        if record.timeLimit == nil { beginTimeLimit() }
        let levels = group.runPaths[path]?.levels ?? []
        group.end(path, failedBecause: reasonToSkipRest(levels))
        let count = record.failures.count
        endLevels(of: group)
        runTeardownBlocks()
        runCleanups(ownCleanups)
        checkTime()
        record.timeLimit = nil
        if record.failures.count > count {
            record.noteFault()
            group.fail(because: SkipReason.failedBefore(example.name))
        }
        group.trackedObjects += record.takeTrackedObjects()
        if group.isOver { record.trackedObjects += state.remove(group, around: example) }
    }

    private func endLevels(of group: OrderedGroup) {
        while let level = group.closeLevel() {
            let fault = firstFault {
                collectCleanups(in: level.cleanups) { run(.afterAll, of: level) }
                runCleanups(level.cleanups)
            }
            group.fail(because: fault.map { SkipReason.afterAllFailed($0.message) })
        }
    }

    /// Runs code that a whole group shares, and returns its first failure, if any. No trait excuses
    /// such a failure. The code's run time counts toward the example's limit, but the code itself
    /// fails only if it alone exceeds the limit.
    private func firstFault(in body: () -> Void) -> RecordedFailure? {
        checkTime()
        let start = record.timeLimit?.start ?? .now
        record.timeLimit?.start = .now
        let count = record.failures.count
        body()
        if record.failures.count == count { recordExceededTime() }
        let fault = record.failures.dropFirst(count).first
        if fault != nil { record.noteFault() }
        record.timeLimit?.start = fault == nil ? start : .now
        return fault
    }

    private func reasonToSkipRest(_ levels: [RunPath.Level]) -> String? {
        if let failure = levels.lazy.compactMap(\.failure).first { return SkipReason.beforeAllFailed(failure.message) }
        return record.hasFailedUnexpectedly ? SkipReason.failedBefore(example.name) : nil
    }
}
