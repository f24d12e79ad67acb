/// Failures that are kept until the collection is closed. May be used from any thread.
package struct FailureCollection: ~Copyable, Sendable {
    /// `nil` after ``close()``.
    private let failures = Lock<[RecordedFailure]?>([])

    package init() {}

    /// Adds a failure.
    ///
    /// - Returns: `false` if the collection has been closed, and does not keep the failure.
    package func add(_ failure: RecordedFailure) -> Bool {
        failures.withLock { failures in
            failures?.append(failure)
            return failures != nil
        }
    }

    /// Ends the collection.
    ///
    /// - Returns: The failures, in the order in which they were added; none from the second time on.
    package func close() -> [RecordedFailure] {
        failures.withLock { failures in
            defer { failures = nil }
            return failures ?? []
        }
    }
}
