/// One step of a script: what the server does with a request.
public enum ScriptedReply: Equatable, Sendable {
    /// Answers, after a delay, and closes the connection. `Content-Length` and `Connection` are added to the headers.
    case answer(status: Int, headers: [String: String] = [:], body: String = "", after: Duration = .zero)
    /// Answers with status 200, byte by byte, with a pause before each.
    case drip(body: String, every: Duration)
    /// Closes the connection without an answer.
    case closeConnection
    /// Keeps the connection open and never answers.
    case silence

    /// An answer with a JSON body.
    ///
    /// - Parameters:
    ///   - body: The text of the body; not checked, so that it can be malformed on purpose.
    ///   - status: The status of the answer.
    ///   - delay: How long the server takes over it.
    /// - Returns: The step of a script.
    public static func json(_ body: String, status: Int = 200, after delay: Duration = .zero) -> ScriptedReply {
        .answer(status: status, headers: ["Content-Type": "application/json"], body: body, after: delay)
    }
}

extension ScriptedReply {
    /// The bytes of the answer; none if the reply is not one.
    var bytes: [UInt8] {
        switch self {
        case .answer(let status, let headers, let body, _): Self.bytes(status: status, headers: headers, body: body)
        case .drip(let body, _): Self.bytes(status: 200, headers: [:], body: body)
        case .closeConnection, .silence: []
        }
    }

    private static func bytes(status: Int, headers: [String: String], body: String) -> [UInt8] {
        var fields = headers
        fields["Content-Length"] = String(body.utf8.count)
        fields["Connection"] = "close"
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return Array("HTTP/1.1 \(status) Scripted\r\n\(lines.joined())\r\n\(body)".utf8)
    }

    /// How long the server waits before it carries out the reply.
    var delay: Duration {
        if case .answer(_, _, _, let delay) = self { max(delay, .zero) } else { .zero }
    }
}
