import Foundation
import SpecEvents

/// The fields of a decoded event.
struct EventFields {
    private(set) var name: Event.Name?
    var example: ExampleIdentity?
    var groups: [CodeLocation]?
    var identifier: String?
    var step: String?
    var attempt: Int?
    var result: ExampleResult?
    var failure: RecordedFailure?
    var exampleCount: Int?
    var seed: UInt64?
    var part: Shard?
    var phase: RunPhase?
    var otherTests = OtherTests()

    init(from json: inout JSONReader) throws {
        try json.fields { json, key in
            switch key {
            case "event": name = try json.choice("event")
            case "example": example = try ExampleIdentity(from: &json)
            case "groups": groups = try json.array { try CodeLocation(from: &$0) }
            case "identifier": identifier = try json.string()
            case "step": step = try json.string()
            case "attempt": attempt = try json.number(in: 1...Int.max)
            case "result": result = try ExampleResult(from: &json)
            case "failure": failure = try RecordedFailure(from: &json)
            case "exampleCount": exampleCount = try json.number(in: 0...Int.max)
            case "seed": seed = try json.number()
            case "part": part = try Shard(from: &json)
            case "phase": phase = try RunPhase(from: &json)
            case "swiftTesting": otherTests.swiftTesting = try json.number(in: 0...Int.max)
            case "xctest": otherTests.xctest = try json.number(in: 0...Int.max)
            default: try json.skip()
            }
        }
    }
}

extension Event {
    /// - Parameter examples: The examples named by earlier events, by identifier.
    init(_ fields: EventFields, _ examples: [String: ExampleIdentity]) throws {
        func example(orMissing field: String = "example") throws -> ExampleIdentity {
            if let example = fields.example { return example }
            let identifier = try fields.identifier.orMalformed(field)
            guard let example = examples[identifier] else {
                throw JSONReader.Malformed(
                    "the example “\(identifier)” is unknown: no line before this one describes it"
                )
            }
            return example
        }
        switch try fields.name.orMalformed("event") {
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
                attempt: fields.attempt ?? 1,
                try fields.failure.orMalformed("failure")
            )
        case .failedOutsideExamples: self = .failedOutsideExamples(try fields.failure.orMalformed("failure"))
        case .otherTestsFound: self = .otherTestsFound(fields.otherTests)
        case .runFinished: self = .runFinished
        }
    }
}

// MARK: The values of events

extension CodeLocation {
    init(from json: inout JSONReader) throws {
        var file: String?
        var line: Int?
        try json.fields { json, key in
            switch key {
            case "file": file = try json.string()
            case "line": line = try json.number(in: 0...Int.max)
            default: try json.skip()
            }
        }
        self.init(file: try file.orMalformed("file"), line: try line.orMalformed("line"))
    }
}

extension ExampleIdentity {
    init(from json: inout JSONReader) throws {
        self.init(identifier: "", names: [], location: nil)
        var (identifier, names): (String?, [String]?) = (nil, nil)
        try json.fields { json, key in
            switch key {
            case "identifier": identifier = try json.string()
            case "names": names = try json.array { try $0.string() }
            case "location": location = try CodeLocation(from: &json)
            case "tags": tags = try json.array { try $0.string() }.nilIfEmpty
            case "timeLimit": timeLimit = try json.seconds()
            case "retries":
                let count = try json.number(in: 0...1_000_000)
                retries = count > 0 ? count : nil
            case "bugs": bugs = try json.array { try $0.string() }.nilIfEmpty
            case "isSerial": isSerial = try json.bool()
            case "isFocused": isFocused = try json.bool()
            case "orderedGroup": orderedGroup = try json.string()
            case "table": table = try json.string()
            case "uses": uses = try json.array { try SharedUse(from: &$0) }.nilIfEmpty
            default: try json.skip()
            }
        }
        self.names = try names.orMalformed("names")
        guard self.names.count <= deepestLevel else {
            throw JSONReader.Malformed("an example at level \(self.names.count); \(deepestLevel) is the deepest")
        }
        guard identifier != "" else { throw JSONReader.Malformed("the identifier is empty") }
        self.identifier = try identifier.orMalformed("identifier")
    }
}

extension ExampleIdentity.SharedUse {
    init(from json: inout JSONReader) throws {
        self.init(name: "", location: CodeLocation(file: "", line: 0))
        try json.fields("name", "location") { json, key in
            switch key {
            case "name": name = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
    }
}

extension ExampleResult {
    init(from json: inout JSONReader) throws {
        var status: Status?
        var duration: Double?
        var failures: [RecordedFailure]?
        self.init(status: .passed, duration: 0)
        try json.fields { json, key in
            switch key {
            case "status": status = try json.choice("status")
            case "duration": duration = try json.seconds()
            case "failures": failures = try json.failures()
            case "reason": reason = try json.string()
            case "output": output = try json.array { try $0.string() }
            case "expectedFailures": expectedFailures = try json.failures()
            case "earlierAttempts": earlierAttempts = try json.array { try $0.failures() }
            case "steps": steps = try json.array { try ExampleStep(from: &$0) }
            case "snapshots": snapshots = try json.array { try SnapshotUse(from: &$0) }
            case "attachments": attachments = try json.array { try ExampleAttachment(from: &$0) }
            default: try json.skip()
            }
        }
        self.status = try status.orMalformed("status")
        self.duration = try duration.orMalformed("duration")
        self.failures = try failures.orMalformed("failures")
        guard isFailure || self.failures.isEmpty else {
            throw JSONReader.Malformed("the status is \(self.status.rawValue), and there are failures")
        }
    }
}

extension ExampleStep {
    init(from json: inout JSONReader) throws {
        self.init(name: "", level: 0, duration: 0, hasFailed: false)
        try json.fields("name", "level", "duration", "hasFailed") { json, key in
            switch key {
            case "name": name = try json.string()
            case "level": level = try json.number(in: 0...1_000)
            case "duration": duration = try json.seconds()
            case "hasFailed": hasFailed = try json.bool()
            default: try json.skip()
            }
        }
    }
}

extension ExampleAttachment {
    init(from json: inout JSONReader) throws {
        self.init(name: "", mediaType: "", content: Data())
        try json.fields("name", "mediaType", "content") { json, key in
            switch key {
            case "name": name = try json.string()
            case "mediaType": mediaType = try json.string()
            case "content": content = try Data(base64Encoded: json.string()).orMalformed("content in base64")
            case "during": during = try json.string()
            case "after": after = try json.string()
            default: try json.skip()
            }
        }
    }
}

extension RecordedFailure {
    init(from json: inout JSONReader) throws {
        self.init(message: "", location: nil)
        try json.fields("message") { json, key in
            switch key {
            // The writer has already cut it.
            case "message": message = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
    }
}

extension RunPhase {
    init(from json: inout JSONReader) throws {
        self.init(.reading)
        try json.fields("kind") { json, key in
            switch key {
            case "kind": kind = try json.choice("kind")
            case "subject": subject = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
    }
}

extension Shard {
    init(from json: inout JSONReader) throws {
        var number = 0
        var count = 0
        var selection: String?
        try json.fields("number", "count") { json, key in
            switch key {
            case "number": number = try json.number(in: 0...1_000_000)
            case "count": count = try json.number(in: 0...1_000_000)
            case "selection": selection = try json.string()
            default: try json.skip()
            }
        }
        guard let part = Shard(number: number, of: count) else {
            throw JSONReader.Malformed("there is no shard \(number) of \(count)")
        }
        self = part
        self.selection = selection
    }
}

extension SnapshotUse {
    init(from json: inout JSONReader) throws {
        self.init(file: "", key: SnapshotKey(className: "", example: ""))
        var key: [String] = []
        try json.fields { json, field in
            switch field {
            case "actual": actual = try json.string()
            case "column": column = try json.number(in: 1...Int.max)
            case "expected": expected = try json.string()
            case "file": file = try json.string()
            case "fingerprint": fingerprint = try json.string()
            case "isOfRepeated": isOfRepeated = try json.bool()
            case "key": key = try json.array { try $0.string() }
            case "language": language = try json.string()
            case "line": line = try json.number(in: 1...Int.max)
            default: try json.skip()
            }
        }
        guard key.count > 1, !file.isEmpty else {
            throw JSONReader.Malformed("the key or the file of a snapshot is missing")
        }
        self.key = SnapshotKey(className: key[0], example: key[1], name: key.dropFirst(2).first)
    }
}

/// The most names an example may have. Reports nest by them; many parsers stop at 512.
let deepestLevel = 100

// MARK: Fields

extension JSONReader {
    /// Reads an object as ``object(_:)``. A key whose value is `null` is left out.
    ///
    /// - Parameter required: The keys that must be present. Hot paths check their own.
    mutating func fields(_ required: String..., take: (inout JSONReader, String) throws -> Void) throws {
        var missing = required
        try object { json, key in
            if try json.skipsNull() { return }
            if !missing.isEmpty { missing.removeAll { $0 == key } }
            try take(&json, key)
        }
        if let field = missing.first { throw Malformed("the \(field) is missing") }
    }

    /// Reads a number and clamps it to a range, for values that reports only show.
    mutating func number<Number: LosslessStringConvertible & Comparable>(
        in range: ClosedRange<Number>
    ) throws -> Number {
        let number: Number = try number()
        return min(max(number, range.lowerBound), range.upperBound)
    }

    /// Reads a duration, clamped to 0 to a billion seconds.
    mutating func seconds() throws -> Double {
        try number(in: 0...1e9)
    }

    /// Reads the raw value of an enumeration.
    mutating func choice<Choice: RawRepresentable<String>>(_ field: String) throws -> Choice {
        let word = try string()
        guard let choice = Choice(rawValue: word) else { throw Malformed("the \(field) “\(word)” is unknown") }
        return choice
    }

    mutating func failures() throws -> [RecordedFailure] {
        try array { try RecordedFailure(from: &$0) }
    }
}

extension Optional {
    /// The value of a required field.
    func orMalformed(_ field: String) throws -> Wrapped {
        guard let self else { throw JSONReader.Malformed("the \(field) is missing") }
        return self
    }
}
