extension ExampleStep {
    init(from json: inout JSONReader) throws {
        self.init(name: "", level: 0, duration: 0, hasFailed: false)
        try json.fields("name", "level", "duration", "hasFailed") { json, key in
            switch key {
            case "name": name = try json.string()
            case "level": level = try json.number(in: 0...1_000)
            case "duration": duration = try json.seconds()
            case "hasFailed": hasFailed = try json.bool()
            default: try json.skip()
            }
        }
    }

    func write(to json: inout JSONText) {
        json.field("duration", duration)
        json.field("hasFailed", hasFailed)
        json.field("level", level)
        json.field("name", name)
    }
}
