extension CodeLocation {
    init(from json: inout JSONReader) throws {
        var file: String?
        var line: Int?
        try json.fields { json, key in
            switch key {
            case "file": file = try json.string()
            case "line": line = try json.number(in: 0...Int.max)
            default: try json.skip()
            }
        }
        self.init(file: try file.orMalformed("file"), line: try line.orMalformed("line"))
    }

    func write(to json: inout JSONText) {
        json.field("file", file)
        json.field("line", line)
    }
}
