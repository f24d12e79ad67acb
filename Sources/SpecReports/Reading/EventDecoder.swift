import Foundation
import SpecEvents

/// Decodes events that ``EventEncoder`` wrote as lines of JSON. Also decodes lines from older
/// versions, which contain an example's whole identity in place of its identifier.
package struct EventDecoder {
    /// The examples that the stream has described so far, keyed by identifier.
    private var examples: [String: ExampleIdentity] = [:]
    private var failures = ReportedFailures()

    package init() {}

    package mutating func event(from line: Data) throws -> Event {
        let object: Any
        do {
            object = try JSONSerialization.jsonObject(with: line)
        } catch {
            let reason = (error as NSError).userInfo["NSDebugDescription"] as? String
            throw DescribedError("not the JSON of an event" + (reason.map { ": \($0)" } ?? ""))
        }
        let fields = try FieldReader().event(from: object)
        let event = try Event(fields, examples)
        if let example = fields.example { examples[example.identifier] = example }
        return failures.completed(event)
    }
}

extension Event {
    init(_ fields: EventLine, _ examples: [String: ExampleIdentity]) throws {
        func example(orMissing field: String = "example") throws -> ExampleIdentity {
            if let example = fields.example { return example }
            let identifier = try fields.identifier.orMalformed(field)
            guard let example = examples[identifier] else {
                throw DescribedError("the example “\(identifier)” is unknown: no line before this one describes it")
            }
            return example
        }
        switch fields.event {
        case .exampleListed: self = .exampleListed(try example(), groups: fields.groups ?? [])
        case .exampleStarted: self = .exampleStarted(try example())
        case .exampleFinished: self = .exampleFinished(try example(), try fields.result.orMalformed("result"))
        case .runStarted:
            let exampleCount = try fields.exampleCount.orMalformed("exampleCount")
            self = .runStarted(exampleCount: exampleCount, seed: fields.seed, part: fields.part)
        case .phaseStarted: self = .phaseStarted(try fields.phase.orMalformed("phase"))
        case .stepStarted:
            let step = try fields.step.orMalformed("step")
            self = .stepStarted(example: try example(orMissing: "identifier").identifier, name: step)
        case .exampleFailed:
            self = .exampleFailed(
                example: try example(orMissing: "identifier").identifier,
                attempt: max(fields.attempt ?? 1, 1),
                try fields.failure.orMalformed("failure")
            )
        case .failedOutsideExamples: self = .failedOutsideExamples(try fields.failure.orMalformed("failure"))
        case .runFinished: self = .runFinished
        }
    }
}

extension Optional {
    fileprivate func orMalformed(_ field: String) throws -> Wrapped {
        guard let self else { throw DescribedError("the \(field) is missing") }
        return self
    }
}

/// The failures that a process has reported for running examples. The event that ends an example
/// does not repeat its failures, so ``completed(_:)`` adds them to the example's result.
package struct ReportedFailures {
    /// The failures, keyed by the example's identifier and the attempt's number.
    private var attempts: [String: [Int: [RecordedFailure]]] = [:]

    package init() {}

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

    /// Returns the failures of an example that is running, or that its process left unfinished.
    package func failures(of example: ExampleIdentity) -> [RecordedFailure] {
        attempts[example.identifier, default: [:]].sorted { $0.key < $1.key }.flatMap(\.value)
    }
}

extension ExampleResult {
    /// Adds the failures of all attempts, unless the result has failures, as in old recordings.
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
