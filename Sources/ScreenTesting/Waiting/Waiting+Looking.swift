extension Waiting {
    /// What the last look found, and why it was the last.
    struct LastResult<Answer> {
        let result: Result<Answer, Obstacle>
        let end: End
    }

    /// Looks until there is nothing to wait for any more or the time is over. Blocks this thread.
    func lastResult<Answer>(of look: () -> Result<Answer, Obstacle>) -> LastResult<Answer> {
        var last: Result<Answer, Obstacle>?
        let end = until {
            let result = look()
            last = result
            return result.isFinal
        }
        return LastResult(last, end)
    }

    /// Looks until there is nothing to wait for any more, the time is over or the task is cancelled. Suspends the task.
    func lastResult<Answer>(of look: () -> Result<Answer, Obstacle>) async -> LastResult<Answer> {
        var last: Result<Answer, Obstacle>?
        let end = await until {
            let result = look()
            last = result
            return result.isFinal
        }
        return LastResult(last, end)
    }
}

extension Waiting.LastResult {
    fileprivate init(_ result: Result<Answer, Obstacle>?, _ end: Waiting.End) {
        guard let result else { preconditionFailure("a wait looks at least once") }
        self.init(result: result, end: end)
    }
}

extension Result where Failure == Obstacle {
    /// Whether there is nothing to wait for any more.
    fileprivate var isFinal: Bool {
        switch self {
        case .success: true
        case .failure(let obstacle): obstacle.isFinal
        }
    }
}
