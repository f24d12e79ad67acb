// An event is one flat JSON object whose `event` names the case. Fields are written in alphabetical order; a field without
// a value is left out.

extension Event {
    private enum Name: String {
        case exampleListed, runStarted, phaseStarted, exampleStarted, stepStarted, exampleFailed, exampleFinished
        case failedOutsideExamples, otherTestsFound, runFinished
    }

    private struct Fields {
        var name: Name?
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

    /// Reads an event.
    ///
    /// - Parameter examples: The examples that earlier events have named, by identifier.
    /// - Returns: The event, and whether it carries the whole identity of its example.
    static func read(
        from json: inout JSONReader,
        _ examples: [ByteKey: ExampleIdentity]
    ) throws -> (event: Event, hasIdentity: Bool) {
        let fields = try Fields(from: &json)
        return (try Event(fields, examples), fields.example != nil)
    }

    private init(_ fields: Fields, _ examples: [ByteKey: ExampleIdentity]) throws {
        func example(orMissing field: String = "example") throws -> ExampleIdentity {
            if let example = fields.example { return example }
            let identifier = try fields.identifier.orMalformed(field)
            guard let example = examples[ByteKey(identifier)] else {
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

    var example: ExampleIdentity? {
        switch self {
        case .exampleListed(let example, _), .exampleStarted(let example), .exampleFinished(let example, _): example
        case .otherTestsFound, .runStarted, .phaseStarted, .stepStarted, .exampleFailed, .failedOutsideExamples,
            .runFinished:
            nil
        }
    }

    /// Writes the event.
    ///
    /// - Parameter hasIdentity: Whether the example's whole identity is written, and not its identifier only.
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
