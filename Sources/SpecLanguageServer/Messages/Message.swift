import SpecEvents

/// A message of the language server protocol, with its bytes as they came.
struct Message: Sendable {
    let bytes: [UInt8]
    /// How many of the bytes the header has.
    let bodyStart: Int
}

extension Message {
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
}
