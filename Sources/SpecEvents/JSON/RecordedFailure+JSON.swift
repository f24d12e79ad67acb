extension RecordedFailure {
    init(from json: inout JSONReader) throws {
        var message: String?
        var location: CodeLocation?
        try json.fields { json, key in
            switch key {
            case "message": message = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
        self.init(message: "", location: location)
        // As it was written, which is not cut again.
        self.message = try message.orMalformed("message")
    }

    func write(to json: inout JSONText) {
        if let location { json.object("location", location.write) }
        json.field("message", message)
    }
}
