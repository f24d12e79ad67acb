/// An event is one flat JSON object whose `event` names the case.
extension Event: Codable {
    private enum Key: String, CodingKey {
        case event, example, groups, identifier, step, result, failure, exampleCount, seed
    }

    private enum Name: String, Codable {
        case exampleListed, runStarted, exampleStarted, stepStarted, exampleFinished, failedOutsideExamples, runFinished
    }

    /// Reads the object that ``encode(to:)`` writes.
    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Key.self)
        switch try object.decode(Name.self, forKey: .event) {
        case .exampleListed:
            self = .exampleListed(
                try object.decode(ExampleIdentity.self, forKey: .example),
                groups: try object.decode([CodeLocation].self, forKey: .groups)
            )
        case .runStarted:
            self = .runStarted(
                exampleCount: try object.decode(Int.self, forKey: .exampleCount),
                seed: try object.decodeIfPresent(UInt64.self, forKey: .seed)
            )
        case .exampleStarted:
            self = .exampleStarted(try object.decode(ExampleIdentity.self, forKey: .example))
        case .stepStarted:
            self = .stepStarted(
                example: try object.decode(String.self, forKey: .identifier),
                name: try object.decode(String.self, forKey: .step)
            )
        case .exampleFinished:
            self = .exampleFinished(
                try object.decode(ExampleIdentity.self, forKey: .example),
                try object.decode(ExampleResult.self, forKey: .result)
            )
        case .failedOutsideExamples:
            self = .failedOutsideExamples(try object.decode(RecordedFailure.self, forKey: .failure))
        case .runFinished:
            self = .runFinished
        }
    }

    /// Writes the event's name and what belongs to it.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        switch self {
        case .exampleListed(let example, let groups):
            try object.encode(Name.exampleListed, forKey: .event)
            try object.encode(example, forKey: .example)
            try object.encode(groups, forKey: .groups)
        case .runStarted(let exampleCount, let seed):
            try object.encode(Name.runStarted, forKey: .event)
            try object.encode(exampleCount, forKey: .exampleCount)
            try object.encodeIfPresent(seed, forKey: .seed)
        case .exampleStarted(let example):
            try object.encode(Name.exampleStarted, forKey: .event)
            try object.encode(example, forKey: .example)
        case .stepStarted(let example, let name):
            try object.encode(Name.stepStarted, forKey: .event)
            try object.encode(example, forKey: .identifier)
            try object.encode(name, forKey: .step)
        case .exampleFinished(let example, let result):
            try object.encode(Name.exampleFinished, forKey: .event)
            try object.encode(example, forKey: .example)
            try object.encode(result, forKey: .result)
        case .failedOutsideExamples(let failure):
            try object.encode(Name.failedOutsideExamples, forKey: .event)
            try object.encode(failure, forKey: .failure)
        case .runFinished:
            try object.encode(Name.runFinished, forKey: .event)
        }
    }
}
