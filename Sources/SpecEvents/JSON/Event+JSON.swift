import Foundation

// An event is one flat JSON object whose `event` names the case. Fields are written in alphabetical order; what is not
// there is left out.

extension Event {
    private enum Name: String {
        case exampleListed, runStarted, phaseStarted, exampleStarted, stepStarted, exampleFinished
        case failedOutsideExamples, runFinished
    }

    init(from json: inout JSONReader) throws {
        var name: Name?
        var example: ExampleIdentity?
        var groups: [CodeLocation]?
        var identifier: String?
        var step: String?
        var result: ExampleResult?
        var failure: RecordedFailure?
        var exampleCount: Int?
        var seed: UInt64?
        var part: Shard?
        var phase: RunPhase?
        try json.object { json, key in
            switch key {
            case "event": name = try json.choice("event")
            case "example": example = try ExampleIdentity(from: &json)
            case "groups": groups = try json.array { try CodeLocation(from: &$0) }
            case "identifier": identifier = try json.string()
            case "step": step = try json.string()
            case "result": result = try ExampleResult(from: &json)
            case "failure": failure = try RecordedFailure(from: &json)
            case "exampleCount": exampleCount = try json.number(in: 0...Int.max)
            case "seed": seed = try json.number()
            case "part": part = try Shard(from: &json)
            case "phase": phase = try RunPhase(from: &json)
            default: try json.skip()
            }
        }
        switch try name.orMalformed("event") {
        case .exampleListed: self = .exampleListed(try example.orMalformed("example"), groups: groups ?? [])
        case .exampleStarted: self = .exampleStarted(try example.orMalformed("example"))
        case .exampleFinished:
            self = .exampleFinished(try example.orMalformed("example"), try result.orMalformed("result"))
        case .runStarted:
            self = .runStarted(exampleCount: try exampleCount.orMalformed("exampleCount"), seed: seed, part: part)
        case .phaseStarted: self = .phaseStarted(try phase.orMalformed("phase"))
        case .stepStarted:
            self = .stepStarted(example: try identifier.orMalformed("identifier"), name: try step.orMalformed("step"))
        case .failedOutsideExamples: self = .failedOutsideExamples(try failure.orMalformed("failure"))
        case .runFinished: self = .runFinished
        }
    }

    func write(to json: inout JSONText) {
        json.object {
            switch self {
            case .exampleListed(let example, let groups):
                $0.field("event", Name.exampleListed.rawValue)
                $0.object("example", example.write)
                $0.array("groups") { for group in groups { $0.object(nil, group.write) } }
            case .runStarted(let exampleCount, let seed, let part):
                $0.field("event", Name.runStarted.rawValue)
                $0.field("exampleCount", exampleCount)
                if let part { $0.object("part", part.write) }
                if let seed { $0.field("seed", seed) }
            case .phaseStarted(let phase):
                $0.field("event", Name.phaseStarted.rawValue)
                $0.object("phase", phase.write)
            case .exampleStarted(let example):
                $0.field("event", Name.exampleStarted.rawValue)
                $0.object("example", example.write)
            case .stepStarted(let example, let name):
                $0.field("event", Name.stepStarted.rawValue)
                $0.field("identifier", example)
                $0.field("step", name)
            case .exampleFinished(let example, let result):
                $0.field("event", Name.exampleFinished.rawValue)
                $0.object("example", example.write)
                $0.object("result", result.write)
            case .failedOutsideExamples(let failure):
                $0.field("event", Name.failedOutsideExamples.rawValue)
                $0.object("failure", failure.write)
            case .runFinished:
                $0.field("event", Name.runFinished.rawValue)
            }
        }
    }
}

extension Shard {
    init(from json: inout JSONReader) throws {
        var number: Int?
        var count: Int?
        try json.object { json, key in
            switch key {
            case "number": number = try json.number(in: 0...1_000_000)
            case "count": count = try json.number(in: 0...1_000_000)
            default: try json.skip()
            }
        }
        let part = Shard(number: try number.orMalformed("number"), of: try count.orMalformed("count"))
        guard let part else { throw JSONReader.Malformed("there is no part \(number ?? 0) of \(count ?? 0)") }
        self = part
    }

    func write(to json: inout JSONText) {
        json.field("count", count)
        json.field("number", number)
    }
}

extension RunPhase {
    init(from json: inout JSONReader) throws {
        var kind: Kind?
        var subject: String?
        var location: CodeLocation?
        try json.object { json, key in
            switch key {
            case "kind": kind = try json.choice("kind")
            case "subject": subject = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
        self.init(try kind.orMalformed("kind"), subject: subject, location: location)
    }

    func write(to json: inout JSONText) {
        json.field("kind", kind.rawValue)
        if let location { json.object("location", location.write) }
        if let subject { json.field("subject", subject) }
    }
}

extension ExampleIdentity {
    init(from json: inout JSONReader) throws {
        var identifier: String?
        var names: [String]?
        var location: CodeLocation?
        var tags: [String]?
        var timeLimit: Double?
        var retries: Int?
        var bugs: [String]?
        var orderedGroup: String?
        try json.object { json, key in
            switch key {
            case "identifier": identifier = try json.string()
            case "names": names = try json.array { try $0.string() }
            case "location": location = try CodeLocation(from: &json)
            case "tags": tags = try json.array { try $0.string() }
            case "timeLimit": timeLimit = try json.seconds()
            case "retries": retries = try json.number(in: 0...1_000_000)
            case "bugs": bugs = try json.array { try $0.string() }
            case "orderedGroup": orderedGroup = try json.string()
            default: try json.skip()
            }
        }
        let levels = try names.orMalformed("names")
        guard levels.count <= Self.deepestLevel else {
            throw JSONReader.Malformed("an example at level \(levels.count); \(Self.deepestLevel) is the deepest")
        }
        guard identifier != "" else { throw JSONReader.Malformed("the identifier is empty") }
        self.init(
            identifier: try identifier.orMalformed("identifier"),
            names: levels,
            location: location,
            tags: tags ?? [],
            timeLimit: timeLimit,
            retries: retries ?? 0,
            bugs: bugs ?? [],
            orderedGroup: orderedGroup
        )
    }

    /// The most names that an example may have. Reports indent and nest by them, and readers of JSON allow 512 levels.
    static let deepestLevel = 100

    func write(to json: inout JSONText) {
        if let bugs { json.strings("bugs", bugs) }
        json.field("identifier", identifier)
        if let location { json.object("location", location.write) }
        json.strings("names", names)
        if let orderedGroup { json.field("orderedGroup", orderedGroup) }
        if let retries { json.field("retries", retries) }
        if let tags { json.strings("tags", tags) }
        if let timeLimit { json.field("timeLimit", timeLimit) }
    }
}

extension ExampleResult {
    init(from json: inout JSONReader) throws {
        var status: Status?
        var duration: Double?
        var failures: [RecordedFailure]?
        var rest = ExampleResult(status: .passed, duration: 0)
        try json.object { json, key in
            switch key {
            case "status": status = try json.choice("status")
            case "duration": duration = try json.seconds()
            case "failures": failures = try json.failures()
            case "reason": rest.reason = try json.string()
            case "output": rest.output = try json.array { try $0.string() }
            case "expectedFailures": rest.expectedFailures = try json.failures()
            case "earlierAttempts": rest.earlierAttempts = try json.array { try $0.failures() }
            case "steps": rest.steps = try json.array { try ExampleStep(from: &$0) }
            case "attachments": rest.attachments = try json.array { try ExampleAttachment(from: &$0) }
            default: try json.skip()
            }
        }
        self = rest
        self.status = try status.orMalformed("status")
        self.duration = try duration.orMalformed("duration")
        self.failures = try failures.orMalformed("failures")
        guard isFailure || self.failures.isEmpty else {
            throw JSONReader.Malformed("the status is \(self.status.rawValue), and there are failures")
        }
    }

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
        json.field("status", status.rawValue)
        if let steps { json.array("steps") { for step in steps { $0.object(nil, step.write) } } }
    }
}

extension RecordedFailure {
    init(from json: inout JSONReader) throws {
        var message: String?
        var location: CodeLocation?
        try json.object { json, key in
            switch key {
            case "message": message = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
        self.init(message: try message.orMalformed("message"), location: location)
    }

    func write(to json: inout JSONText) {
        if let location { json.object("location", location.write) }
        json.field("message", message)
    }
}

extension CodeLocation {
    init(from json: inout JSONReader) throws {
        var file: String?
        var line: Int?
        try json.object { json, key in
            switch key {
            case "file": file = try json.string()
            case "line": line = try json.number(in: 0...Int.max)
            default: try json.skip()
            }
        }
        self.init(file: try file.orMalformed("file"), line: try line.orMalformed("line"))
    }

    func write(to json: inout JSONText) {
        json.field("file", file)
        json.field("line", line)
    }
}

extension ExampleStep {
    init(from json: inout JSONReader) throws {
        var name: String?
        var level: Int?
        var duration: Double?
        var hasFailed: Bool?
        try json.object { json, key in
            switch key {
            case "name": name = try json.string()
            case "level": level = try json.number(in: 0...1_000)
            case "duration": duration = try json.seconds()
            case "hasFailed": hasFailed = try json.bool()
            default: try json.skip()
            }
        }
        self.init(
            name: try name.orMalformed("name"),
            level: try level.orMalformed("level"),
            duration: try duration.orMalformed("duration"),
            hasFailed: try hasFailed.orMalformed("hasFailed")
        )
    }

    func write(to json: inout JSONText) {
        json.field("duration", duration)
        json.field("hasFailed", hasFailed)
        json.field("level", level)
        json.field("name", name)
    }
}

extension ExampleAttachment {
    init(from json: inout JSONReader) throws {
        var name: String?
        var mediaType: String?
        var content: Data?
        try json.object { json, key in
            switch key {
            case "name": name = try json.string()
            case "mediaType": mediaType = try json.string()
            case "content": content = try Data(base64Encoded: json.string()).orMalformed("content in base64")
            default: try json.skip()
            }
        }
        self.init(
            name: try name.orMalformed("name"),
            mediaType: try mediaType.orMalformed("mediaType"),
            content: try content.orMalformed("content")
        )
    }

    func write(to json: inout JSONText) {
        json.field("content", content.base64EncodedString())
        json.field("mediaType", mediaType)
        json.field("name", name)
    }
}

extension JSONReader {
    /// Reads how long something takes: from nothing to a billion seconds, whatever stands there.
    fileprivate mutating func seconds() throws -> Double {
        try number(in: 0...1e9)
    }

    /// Reads one of several words.
    fileprivate mutating func choice<Choice: RawRepresentable<String>>(_ field: String) throws -> Choice {
        let word = try string()
        guard let choice = Choice(rawValue: word) else { throw Malformed("the \(field) “\(word)” is unknown") }
        return choice
    }

    fileprivate mutating func failures() throws -> [RecordedFailure] {
        try array { try RecordedFailure(from: &$0) }
    }
}

extension JSONText {
    fileprivate mutating func strings(_ key: String, _ strings: [String]) {
        array(key) { for string in strings { $0.field(nil, string) } }
    }

    fileprivate mutating func failures(_ key: String?, _ failures: [RecordedFailure]) {
        array(key) { for failure in failures { $0.object(nil, failure.write) } }
    }
}

extension Optional {
    /// The value of a field that has to be there.
    fileprivate func orMalformed(_ field: String) throws -> Wrapped {
        guard let self else { throw JSONReader.Malformed("the \(field) is missing") }
        return self
    }
}
