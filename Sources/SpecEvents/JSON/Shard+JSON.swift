extension Shard {
    init(from json: inout JSONReader) throws {
        var number: Int?
        var count: Int?
        var selection: String?
        try json.fields { json, key in
            switch key {
            case "number": number = try json.number(in: 0...1_000_000)
            case "count": count = try json.number(in: 0...1_000_000)
            case "selection": selection = try json.string()
            default: try json.skip()
            }
        }
        let part = Shard(number: try number.orMalformed("number"), of: try count.orMalformed("count"))
        guard let part else { throw JSONReader.Malformed("there is no shard \(number ?? 0) of \(count ?? 0)") }
        self = part
        self.selection = selection
    }

    func write(to json: inout JSONText) {
        json.field("count", count)
        json.field("number", number)
        if let selection { json.field("selection", selection) }
    }
}
