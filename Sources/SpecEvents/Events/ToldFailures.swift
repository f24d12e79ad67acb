/// The failures that a process has told as they came, of the examples that run. They belong to the results, whose events do not
/// repeat them.
package struct ToldFailures {
    /// The failures of each attempt, by the identifier of the example.
    private var attempts: [String: [Int: [RecordedFailure]]] = [:]

    package init() {}

    /// Notes the failure that an event tells.
    ///
    /// - Returns: The event; that of a result with the failures of its example.
    package mutating func completed(_ event: Event) -> Event {
        switch event {
        case .exampleStarted(let example): attempts[example.identifier] = nil
        case .exampleFailed(let example, let attempt, let failure):
            attempts[example, default: [:]][attempt, default: []].append(failure)
        case .exampleFinished(let example, var result):
            guard let told = attempts.removeValue(forKey: example.identifier) else { break }
            result.take(told.sorted { $0.key < $1.key }.map(\.value))
            return .exampleFinished(example, result)
        default: break
        }
        return event
    }

    /// The failures of an example that runs, or whose process ended with it.
    package func failures(of example: ExampleIdentity) -> [RecordedFailure] {
        attempts[example.identifier, default: [:]].sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

extension ExampleResult {
    /// The result as its event carries it: without the failures, which events have told before it.
    package var withoutFailures: ExampleResult {
        var result = self
        result.failures = []
        result.earlierAttempts = nil
        result.expectedFailures = expectedFailures.map { _ in [] }
        return result
    }

    /// Takes the failures of all attempts that failed. Recordings of older versions have them in the result.
    fileprivate mutating func take(_ attempts: [[RecordedFailure]]) {
        guard failures.isEmpty, earlierAttempts == nil, expectedFailures?.isEmpty != false else { return }
        var attempts = attempts
        if status == .failed {
            failures = attempts.popLast() ?? []
        } else if isKnownIssue {
            expectedFailures = attempts.popLast() ?? []
        }
        earlierAttempts = attempts.isEmpty ? nil : attempts
    }
}
