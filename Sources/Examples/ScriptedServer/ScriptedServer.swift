import Foundation

/// An HTTP server that plays a script: it answers the first request with the first reply, the second with the second,
/// and when the script is at its end begins again. Listens on 127.0.0.1 only, at a port that the system chooses.
///
/// ```swift
/// let server = try ScriptedServer(script: [.json(#"{"identifier": 1}"#), .silence])
/// defer { server.stop() }
/// load(server.url)
/// ```
///
/// One thread serves all connections; a reply that is slow or never comes does not keep the others waiting.
public final class ScriptedServer: Sendable {
    /// The port on 127.0.0.1.
    public let port: UInt16
    private let loop: ServerLoop

    /// Starts a server.
    ///
    /// - Parameter script: The replies in order. An empty script never answers.
    /// - Throws: ``SocketError`` if the system gives no port or no thread of its own to listen on.
    public convenience init(script: [ScriptedReply]) throws {
        try self.init(numberedReply: { _, number in script.isEmpty ? .silence : script[number % script.count] })
    }

    /// Starts a server that looks at each request for its reply.
    ///
    /// ```swift
    /// let server = try ScriptedServer { $0.path == "/venues" ? .json("[]") : .answer(status: 404) }
    /// ```
    ///
    /// - Parameter reply: Says what to do with a request; called on the server's thread.
    /// - Throws: ``SocketError`` if the system gives no port or no thread of its own to listen on.
    public convenience init(reply: @escaping @Sendable (RecordedRequest) -> ScriptedReply) throws {
        try self.init(numberedReply: { request, _ in reply(request) })
    }

    private init(numberedReply reply: @escaping ServerLoop.Reply) throws {
        let listener = try Socket.listener()
        port = try listener.port()
        loop = try ServerLoop(listener: listener, reply: reply)
        Thread.detachNewThread { [loop] in loop.run() }
    }

    deinit {
        stop()
    }

    /// The address of the server, as `http://127.0.0.1:49152/get_info`.
    public var url: String { "\(baseURL)/get_info" }
    /// The address without a path, as `http://127.0.0.1:49152`.
    public var baseURL: String { "http://127.0.0.1:\(port)" }

    /// The requests that came until now, in the order in which they were complete.
    public var requests: [RecordedRequest] { loop.requests }

    /// Closes all connections and ends the server's thread; returns when both are done. Does nothing the second time.
    public func stop() {
        loop.stop()
    }
}
