import Foundation
import SpecEvents

/// Reads events from lines of JSON: the reverse of ``EventEncoder``. It also reads lines of older
/// versions, which repeat an example's whole identity instead of its identifier.
package struct EventDecoder {
    /// The examples named in the stream so far, by identifier.
    private var examples: [String: ExampleIdentity] = [:]
    private var failures = ReportedFailures()

    /// Begins a stream of events.
    package init() {}

    /// Decodes a line, with or without its line break.
    ///
    /// - Throws: ``DescribedError``.
    package mutating func event(from line: UnsafeRawBufferPointer) throws -> Event {
        do {
            var json = JSONReader(line)
            let fields = try EventFields(from: &json)
            let event = try Event(fields, examples)
            try json.end()
            if let example = fields.example { examples[example.identifier] = example }
            return failures.completed(event)
        } catch let error as JSONReader.Malformed {
            throw DescribedError(error.text(inLineOf: line.count))
        }
    }

    /// Decodes a line, with or without its line break.
    ///
    /// - Throws: ``DescribedError``.
    package mutating func event(from line: Data) throws -> Event {
        try line.withUnsafeBytes { try event(from: $0) }
    }
}

extension JSONReader.Malformed {
    /// Why a line of this many bytes is not an event.
    func text(inLineOf count: Int) -> String {
        switch problem {
        case .other(let reason): return reason
        case .tooDeep(let levels): return "nested deeper than \(levels) levels"
        case .expected:
            let position = position ?? 0
            return position < count ? "not the JSON of an event at byte \(position + 1)" : "it has no end"
        }
    }
}

/// The failures that a process has reported so far for the running examples. They belong to the
/// results, whose events do not repeat them.
package struct ReportedFailures {
    /// The failures of each attempt, by the identifier of the example.
    private var attempts: [String: [Int: [RecordedFailure]]] = [:]

    package init() {}

    /// Records the failure in an event.
    ///
    /// - Returns: The event; a result gets the failures of its example.
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

    /// The failures of an example that is running, or whose process ended while it ran.
    package func failures(of example: ExampleIdentity) -> [RecordedFailure] {
        attempts[example.identifier, default: [:]].sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

extension ExampleResult {
    /// Takes the failures of all attempts. Recordings of older versions have them in the result.
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
