import SpecEvents

/// A message of the language server protocol, with its bytes as they came.
struct Message: Sendable {
    /// The header and the body.
    let bytes: [UInt8]
    private let bodyStart: Int

    init(bytes: [UInt8], bodyStart: Int) {
        (self.bytes, self.bodyStart) = (bytes, bodyStart)
    }

    init(_ json: JSONValue) {
        var body = JSONText(.oneLine)
        json.write(to: &body)
        let header = Array("Content-Length: \(body.bytes.count)\r\n\r\n".utf8)
        self.init(bytes: header + body.bytes, bodyStart: header.count)
    }

    static func notification(_ method: String, _ parameters: JSONValue) -> Message {
        Message(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    static func answer(to id: JSONValue, _ result: JSONValue) -> Message {
        Message(["jsonrpc": "2.0", "id": id, "result": result])
    }

    /// The body; `nil` if it is no JSON.
    var json: JSONValue? { try? JSONValue(bytes[bodyStart...]) }

    /// What the message is about, read without making values of the rest; nothing if the body is no JSON.
    var head: (id: JSONValue?, method: String?) {
        var head: (id: JSONValue?, method: String?)
        bytes[bodyStart...].withUnsafeBytes { bytes in
            var reader = JSONReader(bytes, deepestLevel: 200)
            try? reader.object { reader, key in
                switch key {
                case "id": head.id = try JSONValue(from: &reader)
                case "method": head.method = try reader.string()
                default: try reader.skip()
                }
            }
        }
        return head
    }
}
