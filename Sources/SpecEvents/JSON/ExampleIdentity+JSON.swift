extension ExampleIdentity {
    init(from json: inout JSONReader) throws {
        self.init(identifier: "", names: [], location: nil)
        var (identifier, names): (String?, [String]?) = (nil, nil)
        try json.fields { json, key in
            switch key {
            case "identifier": identifier = try json.string()
            case "names": names = try json.array { try $0.string() }
            case "location": location = try CodeLocation(from: &json)
            case "tags": tags = try json.array { try $0.string() }.nilIfEmpty
            case "timeLimit": timeLimit = try json.seconds()
            case "retries":
                let count = try json.number(in: 0...1_000_000)
                retries = count > 0 ? count : nil
            case "bugs": bugs = try json.array { try $0.string() }.nilIfEmpty
            case "isSerial": isSerial = try json.bool()
            case "isFocused": isFocused = try json.bool()
            case "orderedGroup": orderedGroup = try json.string()
            case "table": table = try json.string()
            case "uses": uses = try json.array { try SharedUse(from: &$0) }.nilIfEmpty
            default: try json.skip()
            }
        }
        self.names = try names.orMalformed("names")
        guard self.names.count <= Self.deepestLevel else {
            throw JSONReader.Malformed("an example at level \(self.names.count); \(Self.deepestLevel) is the deepest")
        }
        guard identifier != "" else { throw JSONReader.Malformed("the identifier is empty") }
        self.identifier = try identifier.orMalformed("identifier")
    }

    /// The most names that an example may have. Reports nest by them, and many readers of JSON allow 512 levels.
    static let deepestLevel = 100

    func write(to json: inout JSONText) {
        if let bugs { json.strings("bugs", bugs) }
        json.field("identifier", identifier)
        if isFocused { json.field("isFocused", true) }
        if isSerial { json.field("isSerial", true) }
        if let location { json.object("location", location.write) }
        json.strings("names", names)
        if let orderedGroup { json.field("orderedGroup", orderedGroup) }
        if let retries { json.field("retries", retries) }
        if let table { json.field("table", table) }
        if let tags { json.strings("tags", tags) }
        if let timeLimit { json.field("timeLimit", timeLimit) }
        if let uses { json.array("uses") { for use in uses { $0.object { use.write(to: &$0) } } } }
    }
}

extension ExampleIdentity.SharedUse {
    init(from json: inout JSONReader) throws {
        self.init(name: "", location: CodeLocation(file: "", line: 0))
        try json.fields("name", "location") { json, key in
            switch key {
            case "name": name = try json.string()
            case "location": location = try CodeLocation(from: &json)
            default: try json.skip()
            }
        }
    }

    fileprivate func write(to json: inout JSONText) {
        json.object("location", location.write)
        json.field("name", name)
    }
}
