extension Shard {
    init(from json: inout JSONReader) throws {
        var number = 0
        var count = 0
        var selection: String?
        try json.fields("number", "count") { json, key in
            switch key {
            case "number": number = try json.number(in: 0...1_000_000)
            case "count": count = try json.number(in: 0...1_000_000)
            case "selection": selection = try json.string()
            default: try json.skip()
            }
        }
        guard let part = Shard(number: number, of: count) else {
            throw JSONReader.Malformed("there is no shard \(number) of \(count)")
        }
        self = part
        self.selection = selection
    }

    func write(to json: inout JSONText) {
        json.field("count", count)
        json.field("number", number)
        if let selection { json.field("selection", selection) }
    }
}
