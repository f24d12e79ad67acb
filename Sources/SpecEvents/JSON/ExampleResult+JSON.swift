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
            case "replay": replay = Replay(try json.string())
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
        if let replay { json.field("replay", replay.text) }
        if let snapshots { json.array("snapshots") { for use in snapshots { $0.object(nil, use.write) } } }
        json.field("status", status.rawValue)
        if let steps { json.array("steps") { for step in steps { $0.object(nil, step.write) } } }
    }
}
