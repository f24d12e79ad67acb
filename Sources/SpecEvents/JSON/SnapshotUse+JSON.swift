extension SnapshotUse {
    init(from json: inout JSONReader) throws {
        self.init(file: "", key: SnapshotKey(className: "", example: ""))
        var key: [String] = []
        try json.fields { json, field in
            switch field {
            case "actual": actual = try json.string()
            case "column": column = try json.number(in: 1...Int.max)
            case "expected": expected = try json.string()
            case "file": file = try json.string()
            case "fingerprint": fingerprint = try json.string()
            case "isOfRepeated": isOfRepeated = try json.bool()
            case "key": key = try json.array { try $0.string() }
            case "language": language = try json.string()
            case "line": line = try json.number(in: 1...Int.max)
            default: try json.skip()
            }
        }
        guard key.count > 1, !file.isEmpty else {
            throw JSONReader.Malformed("the key or the file of a snapshot is missing")
        }
        self.key = SnapshotKey(className: key[0], example: key[1], name: key.dropFirst(2).first)
    }

    func write(to json: inout JSONText) {
        if let actual { json.field("actual", actual) }
        if let expected { json.field("expected", expected) }
        json.field("file", file)
        if let fingerprint { json.field("fingerprint", fingerprint) }
        if isOfRepeated { json.field("isOfRepeated", true) }
        json.strings("key", key.parts.map(\.text))
        if language != "text" { json.field("language", language) }
        guard let line else { return }
        json.field("column", column)
        json.field("line", line)
    }
}
