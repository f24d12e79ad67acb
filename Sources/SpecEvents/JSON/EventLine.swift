import Foundation

/// A JSON object that represents an event. The object's `event` field names the event's case.
package struct EventLine: EventValue {
    package enum Name: String {
        case exampleListed, runStarted, phaseStarted, exampleStarted, stepStarted, exampleFailed, exampleFinished
        case failedOutsideExamples, runFinished
    }

    package var event = Name.runFinished
    package var example: ExampleIdentity?
    package var exampleCount: Int?
    package var attempt: Int?
    package var failure: RecordedFailure?
    package var groups: [CodeLocation]?
    package var identifier: String?
    package var part: Shard?
    package var phase: RunPhase?
    package var result: ExampleResult?
    package var seed: UInt64?
    package var step: String?

    package init() {}

    package mutating func list(_ fields: any EventFields) {
        fields.field(choice: "event", &event)
        fields.field("example", &example)
        fields.field("exampleCount", &exampleCount)
        fields.field("attempt", &attempt)
        fields.field("failure", &failure)
        fields.field("groups", &groups)
        fields.field("identifier", &identifier)
        fields.field("part", &part)
        fields.field("phase", &phase)
        fields.field("result", &result)
        fields.field("seed", &seed)
        fields.field("step", &step)
    }

    init(_ event: Event, withIdentity hasIdentity: Bool) {
        if let example = event.example {
            if hasIdentity { self.example = example } else { identifier = example.identifier }
        }
        switch event {
        case .exampleListed(_, let groups): (self.event, self.groups) = (.exampleListed, groups)
        case .runStarted(let exampleCount, let seed, let part):
            self.event = .runStarted
            (self.exampleCount, self.seed, self.part) = (exampleCount, seed, part)
        case .phaseStarted(let phase): (self.event, self.phase) = (.phaseStarted, phase)
        case .exampleStarted: self.event = .exampleStarted
        case .stepStarted(let example, let step): (self.event, identifier, self.step) = (.stepStarted, example, step)
        case .exampleFailed(let example, let attempt, let failure):
            (self.event, identifier, self.failure) = (.exampleFailed, example, failure)
            if attempt > 1 { self.attempt = attempt }
        case .exampleFinished(_, let result): (self.event, self.result) = (.exampleFinished, result)
        case .failedOutsideExamples(let failure): (self.event, self.failure) = (.failedOutsideExamples, failure)
        case .runFinished: self.event = .runFinished
        }
    }
}

extension Event {
    package var example: ExampleIdentity? {
        switch self {
        case .exampleListed(let example, _), .exampleStarted(let example), .exampleFinished(let example, _): example
        case .runStarted, .phaseStarted, .stepStarted, .exampleFailed, .failedOutsideExamples, .runFinished: nil
        }
    }
}

/// Writes an example's whole identity only in the first event about the example. Later events
/// contain only the identifier, which ``EventDecoder`` resolves.
package struct EventEncoder {
    private var knownExamples: Set<String> = []

    package init() {}

    package mutating func lines(for events: [Event]) -> String {
        String(decoding: bytes(for: events), as: UTF8.self)
    }

    mutating func bytes(for events: [Event]) -> [UInt8] {
        let fields = FieldWriter()
        // Most events take no more than 480 bytes.
        fields.json.reserveCapacity(480 * events.count)
        for event in events {
            let isFirst = event.example.map { knownExamples.insert($0.identifier).inserted } ?? false
            var line = EventLine(event, withIdentity: isFirst)
            fields.write(nil, &line)
            fields.json.endLine()
        }
        return fields.json.bytes
    }
}

private final class FieldWriter: EventFields {
    var json = JSONText(.oneLine)
    var isWhole: Bool { false }

    func require(_ key: String) {}
    func refuse(_ problem: String) {}

    func write(_ key: String?, _ value: inout some EventValue) {
        json.open(key, "{")
        value.list(self)
        json.close("}")
    }

    func field(_ key: String, _ value: inout String?) { if let value { json.field(key, value) } }
    func field(_ key: String, _ value: inout Int?) { if let value { json.field(key, value) } }
    func field(_ key: String, _ value: inout UInt64?) { if let value { json.field(key, value) } }
    func field(_ key: String, _ value: inout Double?) { if let value { json.field(key, value) } }
    func field(_ key: String, _ value: inout Bool?) { if let value { json.field(key, value) } }
    func field(_ key: String, _ value: inout Data?) {
        if let value { json.field(key, value.base64EncodedString()) }
    }
    func field<Value: EventValue>(_ key: String, _ value: inout Value?) {
        if var value { write(key, &value) }
    }
    func field(_ key: String, _ value: inout [String]?) {
        array(key, value) { json.field(nil, $0) }
    }
    func field<Value: EventValue>(_ key: String, _ value: inout [Value]?) {
        array(key, value) {
            var value = $0; write(nil, &value)
        }
    }
    func field(_ key: String, _ value: inout [[RecordedFailure]]?) {
        array(key, value) {
            array(nil, $0) {
                var value = $0; write(nil, &value)
            }
        }
    }

    private func array<Element>(_ key: String?, _ elements: [Element]?, _ write: (Element) -> Void) {
        guard let elements else { return }
        json.open(key, "[")
        elements.forEach(write)
        json.close("]")
    }
}
