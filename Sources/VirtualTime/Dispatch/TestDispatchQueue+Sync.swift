import Dispatch

extension TestDispatchQueue {
    /// Runs a closure at once, on this thread, after all that is due on this queue.
    public func sync(execute block: () -> Void) {
        performDue()
        block()
    }

    /// Runs a closure at once, on this thread, after all that is due on this queue.
    ///
    /// - Returns: What the closure returns.
    /// - Throws: What the closure throws.
    public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
        performDue()
        return try work()
    }

    /// Runs a closure at once, on this thread, after all that is due on this queue.
    ///
    /// The flags are ignored.
    public func sync<Result>(flags: DispatchWorkItemFlags, execute work: () throws -> Result) rethrows -> Result {
        try sync(execute: work)
    }

    /// Runs a work item at once, on this thread, after all that is due on this queue. Does not run it if it is cancelled.
    public func sync(execute workItem: DispatchWorkItem) {
        sync { workItem.perform() }
    }

    /// Runs what has been submitted to this queue and is due.
    private func performDue() {
        for action in agenda.takeDue(on: queue) { action.perform() }
    }
}
