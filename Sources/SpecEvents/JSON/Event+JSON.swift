import Foundation

/// Writes events as lines of JSON, the format of the file named by `SPEC_EVENTS`.
///
/// The first event about an example carries its whole identity. Later events carry only the
/// identifier, which ``EventDecoder`` resolves.
package struct EventEncoder {
    /// The identifiers of the examples whose identity has been written.
    private var knownExamples: Set<String> = []

    /// Begins a stream of events.
    package init() {}

    /// The lines of events, each with its line break.
    package mutating func lines(for events: [Event]) -> String {
        String(decoding: bytes(for: events), as: UTF8.self)
    }

    /// The lines as bytes.
    mutating func bytes(for events: [Event]) -> [UInt8] {
        var bytes: [UInt8] = []
        for event in events {
            var json = JSONText(.oneLine)
            // Most events fit into this.
            json.reserveCapacity(480)
            let isFirst = event.example.map { knownExamples.insert($0.identifier).inserted } ?? false
            event.write(to: &json, withIdentity: isFirst)
            json.endLine()
            // A running example writes its events one at a time.
            if events.count == 1 { return json.bytes }
            bytes += json.bytes
        }
        return bytes
    }
}

// An event is one flat JSON object whose `event` names the case. Fields are in alphabetical
// order; a field without a value is left out.

extension Event {
    /// The name of a case.
    package enum Name: String {
        case exampleListed, runStarted, phaseStarted, exampleStarted, stepStarted, exampleFailed, exampleFinished
        case failedOutsideExamples, otherTestsFound, runFinished
    }

    package var example: ExampleIdentity? {
        switch self {
        case .exampleListed(let example, _), .exampleStarted(let example), .exampleFinished(let example, _): example
        case .otherTestsFound, .runStarted, .phaseStarted, .stepStarted, .exampleFailed, .failedOutsideExamples,
            .runFinished:
            nil
        }
    }

    /// Writes the event.
    ///
    /// - Parameter hasIdentity: Whether to write the whole identity, or only the identifier.
    func write(to json: inout JSONText, withIdentity hasIdentity: Bool) {
        json.object {
            $0.field("event", name.rawValue)
            if let example {
                if hasIdentity {
                    $0.object("example", example.write)
                } else {
                    $0.field("identifier", example.identifier)
                }
            }
            switch self {
            case .exampleListed(_, let groups):
                $0.array("groups") { for group in groups { $0.object(nil, group.write) } }
            case .runStarted(let exampleCount, let seed, let part):
                $0.field("exampleCount", exampleCount)
                if let part { $0.object("part", part.write) }
                if let seed { $0.field("seed", seed) }
            case .phaseStarted(let phase): $0.object("phase", phase.write)
            case .stepStarted(let example, let step):
                $0.field("identifier", example)
                $0.field("step", step)
            case .exampleFailed(let example, let attempt, let failure):
                if attempt > 1 { $0.field("attempt", attempt) }
                $0.object("failure", failure.write)
                $0.field("identifier", example)
            case .exampleFinished(_, let result): $0.object("result", result.write)
            case .failedOutsideExamples(let failure): $0.object("failure", failure.write)
            case .otherTestsFound(let tests):
                $0.field("swiftTesting", tests.swiftTesting)
                $0.field("xctest", tests.xctest)
            case .exampleStarted, .runFinished: break
            }
        }
    }

    private var name: Name {
        switch self {
        case .exampleListed: .exampleListed
        case .otherTestsFound: .otherTestsFound
        case .runStarted: .runStarted
        case .phaseStarted: .phaseStarted
        case .exampleStarted: .exampleStarted
        case .stepStarted: .stepStarted
        case .exampleFailed: .exampleFailed
        case .exampleFinished: .exampleFinished
        case .failedOutsideExamples: .failedOutsideExamples
        case .runFinished: .runFinished
        }
    }
}

// MARK: The values of events

extension CodeLocation {
    func write(to json: inout JSONText) {
        json.field("file", file)
        json.field("line", line)
    }
}

extension RecordedFailure {
    func write(to json: inout JSONText) {
        if let location { json.object("location", location.write) }
        json.field("message", message)
    }
}

extension ExampleIdentity {
    func write(to json: inout JSONText) {
        if let bugs { json.strings("bugs", bugs) }
        json.field("identifier", identifier)
        if isFocused { json.field("isFocused", true) }
        if isSerial { json.field("isSerial", true) }
        if let location { json.object("location", location.write) }
        json.strings("names", names)
        if let orderedGroup { json.field("orderedGroup", orderedGroup) }
        if let retries { json.field("retries", retries) }
        if let table { json.field("table", table) }
        if let tags { json.strings("tags", tags) }
        if let timeLimit { json.field("timeLimit", timeLimit) }
        if let uses { json.array("uses") { for use in uses { $0.object { use.write(to: &$0) } } } }
    }
}

extension ExampleIdentity.SharedUse {
    func write(to json: inout JSONText) {
        json.object("location", location.write)
        json.field("name", name)
    }
}

extension ExampleResult {
    func write(to json: inout JSONText) {
        if let attachments { json.array("attachments") { for item in attachments { $0.object(nil, item.write) } } }
        json.field("duration", duration)
        if let earlierAttempts {
            json.array("earlierAttempts") { for failures in earlierAttempts { $0.failures(nil, failures) } }
        }
        if let expectedFailures { json.failures("expectedFailures", expectedFailures) }
        json.failures("failures", failures)
        if let output { json.strings("output", output) }
        if let reason { json.field("reason", reason) }
        if let snapshots { json.array("snapshots") { for use in snapshots { $0.object(nil, use.write) } } }
        json.field("status", status.rawValue)
        if let steps { json.array("steps") { for step in steps { $0.object(nil, step.write) } } }
    }
}

extension ExampleStep {
    func write(to json: inout JSONText) {
        json.field("duration", duration)
        json.field("hasFailed", hasFailed)
        json.field("level", level)
        json.field("name", name)
    }
}

extension ExampleAttachment {
    func write(to json: inout JSONText) {
        if let after { json.field("after", after) }
        json.field("content", content.base64EncodedString())
        if let during { json.field("during", during) }
        json.field("mediaType", mediaType)
        json.field("name", name)
    }
}

extension SnapshotUse {
    func write(to json: inout JSONText) {
        if let actual { json.field("actual", actual) }
        if let expected { json.field("expected", expected) }
        json.field("file", file)
        if let fingerprint { json.field("fingerprint", fingerprint) }
        if isOfRepeated { json.field("isOfRepeated", true) }
        json.strings("key", key.parts)
        if language != "text" { json.field("language", language) }
        guard let line else { return }
        json.field("column", column)
        json.field("line", line)
    }
}

extension RunPhase {
    func write(to json: inout JSONText) {
        json.field("kind", kind.rawValue)
        if let location { json.object("location", location.write) }
        if let subject { json.field("subject", subject) }
    }
}

extension Shard {
    func write(to json: inout JSONText) {
        json.field("count", count)
        json.field("number", number)
        if let selection { json.field("selection", selection) }
    }
}

extension JSONText {
    mutating func strings(_ key: String, _ strings: [String]) {
        array(key) { for string in strings { $0.field(nil, string) } }
    }

    mutating func failures(_ key: String?, _ failures: [RecordedFailure]) {
        array(key) { for failure in failures { $0.object(nil, failure.write) } }
    }
}
