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
