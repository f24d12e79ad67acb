import SpecEvents

/// Steps, hooks and attachments.
extension ExampleRecord {
    var openStep: String? { state.withLock { $0.steps.innermost } }

    func beginStep(_ name: String) -> Int { state.withLock { $0.steps.begin(name) } }

    func endStep(_ id: Int, duration: Duration, throwing error: (any Error)?, hasFailed: Bool) {
        // Outside of the lock: the description may fail, too, or ask for the example.
        let error = error.map { "\($0)" }
        state.withLock { $0.steps.end(id, duration: duration, throwing: error, hasFailed: hasFailed) }
    }

    func takeStep(thatThrew error: any Error) -> String? {
        let error = "\(error)"
        return state.withLock { $0.steps.take(thatThrew: error) }
    }

    func attach(_ attachment: ExampleAttachment) {
        state.withLock { state in
            var attachment = attachment
            attachment.during = state.steps.innermost
            if attachment.during == nil { attachment.after = state.steps.ended.last?.name }
            if attachment.during == nil, attachment.after == nil { attachment.during = state.hook }
            state.attachments.append(attachment)
        }
    }

    /// Notes which hook runs; `nil` between hooks.
    func noteHook(_ name: String?) {
        state.withLock { $0.hook = name }
    }
}
