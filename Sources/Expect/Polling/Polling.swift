extension Expecting {
    /// Waits on this thread: what all forms that block are made of.
    func wait(
        _ wait: consuming Wait,
        for matcher: Matcher<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) throws(Failure) -> Answer {
        let last = poll(&wait, for: matcher, sense)
        if wait.hasPassed { return try conclude(last.outcome) }
        return try conclude(last.outcome, failingWith: wait.message(last, description()))
    }

    /// Looks until the wait is over. The matcher watches from the first look to the last, and no longer: what a failure
    /// prints is not for it to see.
    private func poll(_ wait: inout Wait, for matcher: Matcher<Value>, _ sense: Sense) -> Look<Value> {
        var watch: Watch<Value>?
        defer { watch?.end() }
        while true {
            let look = lookWhileWaiting(matcher, &watch, sense)
            guard let pause = wait.pause(after: look) else { return look }
            letTimePass(pause)
        }
    }
}

extension Waiting {
    /// Waits without blocking: what all async forms are made of.
    nonisolated(nonsending) func wait(
        _ wait: consuming Wait,
        for matcher: some Matching<Value>,
        _ sense: Sense,
        _ description: () -> String?
    ) async throws(Failure) -> Answer {
        let last = await poll(&wait, for: matcher, sense)
        if wait.hasPassed { return try conclude(last.outcome) }
        return try conclude(last.outcome, failingWith: wait.message(last, description()))
    }

    /// Looks until the wait is over or the task is cancelled, with the matcher watching meanwhile.
    private nonisolated(nonsending) func poll(
        _ wait: inout Wait,
        for matcher: some Matching<Value>,
        _ sense: Sense
    ) async -> Look<Value> {
        var watch: Watch<Value>?
        defer { watch?.end() }
        while true {
            let look = await lookWhileWaiting(matcher, &watch, sense)
            guard let pause = wait.pause(after: look) else { return look }
            if Task.isCancelled {
                wait.cancel()
                return look
            }
            try? await Task.sleep(for: pause)
        }
    }
}
