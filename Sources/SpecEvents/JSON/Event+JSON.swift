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
        var phase: RunPhase?
        try json.object { json, key in
            switch key {
            case "event": name = Name(rawValue: try json.string())
            case "example": example = try ExampleIdentity(from: &json)
            case "groups": groups = try json.array { try CodeLocation(from: &$0) }
            case "identifier": identifier = try json.string()
            case "step": step = try json.string()
            case "result": result = try ExampleResult(from: &json)
            case "failure": failure = try RecordedFailure(from: &json)
            case "exampleCount": exampleCount = try json.number()
            case "seed": seed = try json.number()
            case "phase": phase = try RunPhase(from: &json)
            default: try json.skip()
            }
        }
        switch (name, example) {
        case (.exampleListed, let example?): self = .exampleListed(example, groups: groups ?? [])
        case (.exampleStarted, let example?): self = .exampleStarted(example)
        case (.exampleFinished, let example?): self = .exampleFinished(example, try result.orMalformed())
        case (.runStarted, _): self = .runStarted(exampleCount: try exampleCount.orMalformed(), seed: seed)
        case (.phaseStarted, _): self = .phaseStarted(try phase.orMalformed())
        case (.stepStarted, _): self = .stepStarted(example: try identifier.orMalformed(), name: try step.orMalformed())
        case (.failedOutsideExamples, _): self = .failedOutsideExamples(try failure.orMalformed())
        case (.runFinished, _): self = .runFinished
        default: throw JSONReader.Malformed()
        }
    }

    func write(to json: inout JSONText) {
        json.object {
            switch self {
            case .exampleListed(let example, let groups):
                $0.field("event", Name.exampleListed.rawValue)
                $0.object("example", example.write)
                $0.array("groups") { for group in groups { $0.object(nil, group.write) } }
            case .runStarted(let exampleCount, let seed):
                $0.field("event", Name.runStarted.rawValue)
                $0.field("exampleCount", exampleCount)
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

extension RunPhase {
    init(from json: inout JSONReader) throws {
        var kind: Kind?
        var subject: String?
        var location: CodeLocation?
        try json.object { json, key in
            switch key {
            case "kind": kind = Kind(rawValue: try json.string())
            case "subject": subject = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
        self.init(try kind.orMalformed(), subject: subject, location: location)
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
            case "timeLimit": timeLimit = try json.number()
            case "retries": retries = try json.number()
            case "bugs": bugs = try json.array { try $0.string() }
            case "orderedGroup": orderedGroup = try json.string()
            default: try json.skip()
            }
        }
        self.init(
            identifier: try identifier.orMalformed(),
            names: try names.orMalformed(),
            location: location,
            tags: tags ?? [],
            timeLimit: timeLimit,
            retries: retries ?? 0,
            bugs: bugs ?? [],
            orderedGroup: orderedGroup
        )
    }

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
            case "status": status = Status(rawValue: try json.string())
            case "duration": duration = try json.number()
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
        self.status = try status.orMalformed()
        self.duration = try duration.orMalformed()
        self.failures = try failures.orMalformed()
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
        self.init(message: try message.orMalformed(), location: location)
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
            case "line": line = try json.number()
            default: try json.skip()
            }
        }
        self.init(file: try file.orMalformed(), line: try line.orMalformed())
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
            case "level": level = try json.number()
            case "duration": duration = try json.number()
            case "hasFailed": hasFailed = try json.bool()
            default: try json.skip()
            }
        }
        self.init(
            name: try name.orMalformed(),
            level: try level.orMalformed(),
            duration: try duration.orMalformed(),
            hasFailed: try hasFailed.orMalformed()
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
            case "content": content = Data(base64Encoded: try json.string())
            default: try json.skip()
            }
        }
        self.init(
            name: try name.orMalformed(),
            mediaType: try mediaType.orMalformed(),
            content: try content.orMalformed()
        )
    }

    func write(to json: inout JSONText) {
        json.field("content", content.base64EncodedString())
        json.field("mediaType", mediaType)
        json.field("name", name)
    }
}

extension JSONReader {
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
    /// The value that has to be there.
    fileprivate func orMalformed() throws -> Wrapped {
        guard let self else { throw JSONReader.Malformed() }
        return self
    }
}
