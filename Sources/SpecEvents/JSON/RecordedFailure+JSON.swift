extension RecordedFailure {
    init(from json: inout JSONReader) throws {
        self.init(message: "", location: nil)
        try json.fields("message") { json, key in
            switch key {
            // As it was written, which is not cut again.
            case "message": message = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
    }

    func write(to json: inout JSONText) {
        if let location { json.object("location", location.write) }
        json.field("message", message)
    }
}
