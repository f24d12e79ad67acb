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

    func write(to json: inout JSONText) {
        json.field("kind", kind.rawValue)
        if let location { json.object("location", location.write) }
        if let subject { json.field("subject", subject) }
    }
}
