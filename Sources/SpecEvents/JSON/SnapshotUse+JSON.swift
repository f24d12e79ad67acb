extension SnapshotUse {
    init(from json: inout JSONReader) throws {
        var use = SnapshotUse(file: "", key: SnapshotKey(className: "", example: ""))
        var (file, state): (String?, State?)
        var (className, example, name): (String?, String?, String?)
        try json.fields { json, field in
            switch field {
            case "actual": use.actual = try json.string()
            case "class": className = try json.string()
            case "column": use.column = try json.number(in: 1...Int.max)
            case "example": example = try json.string()
            case "expected": use.expected = try json.string()
            case "file": file = try json.string()
            case "fingerprint": use.fingerprint = try json.string()
            case "language": use.language = try json.string()
            case "line": use.line = try json.number(in: 1...Int.max)
            case "name": name = try json.string()
            case "state": state = try json.choice("state of a snapshot")
            default: try json.skip()
            }
        }
        self = use
        self.file = try file.orMalformed("file of a snapshot")
        self.state = try state.orMalformed("state of a snapshot")
        key = SnapshotKey(className: className ?? "", example: example ?? "", name: name)
    }

    func write(to json: inout JSONText) {
        if let actual { json.field("actual", actual) }
        json.field("class", key.className)
        if line != nil { json.field("column", column) }
        json.field("example", key.example)
        if let expected { json.field("expected", expected) }
        json.field("file", file)
        if let fingerprint { json.field("fingerprint", fingerprint) }
        if language != "text" { json.field("language", language) }
        if let line { json.field("line", line) }
        if let name = key.name { json.field("name", name) }
        json.field("state", state.rawValue)
    }
}
