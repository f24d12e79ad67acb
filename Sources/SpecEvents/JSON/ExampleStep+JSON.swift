extension ExampleStep {
    init(from json: inout JSONReader) throws {
        var name: String?
        var level: Int?
        var duration: Double?
        var hasFailed: Bool?
        try json.fields { json, key in
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
