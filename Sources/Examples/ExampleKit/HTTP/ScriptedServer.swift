import Foundation

/// A scripted server's reaction to a request.
public enum ScriptedReply: Equatable, Sendable {
    /// Sends a response after a delay. The server adds `Content-Length` and `Connection` headers.
    case answer(status: Int, headers: [String: String] = [:], body: String = "", after: Duration = .zero)
    /// Sends status 200 and the headers, and then the body one byte at a time, with a pause before
    /// each byte. The headers are sent all at once, because FoundationNetworking crashes if the
    /// connection closes in the middle of them.
    case drip(body: String, every: Duration)
    /// Closes the connection without sending a response.
    case closeConnection
    /// Keeps the connection open and never sends a response.
    case silence

    /// Returns a reply with a JSON body.
    ///
    /// - Parameters:
    ///   - body: The text of the body. It is not validated, so tests can send malformed JSON.
    ///   - status: The status code.
    ///   - delay: The time that the server waits before it responds.
    public static func json(_ body: String, status: Int = 200, after delay: Duration = .zero) -> ScriptedReply {
        .answer(status: status, headers: ["Content-Type": "application/json"], body: body, after: delay)
    }

    /// Returns a reply whose body is the given value, encoded as JSON.
    public static func json(_ value: some Encodable, after delay: Duration = .zero) -> ScriptedReply {
        .json(String(decoding: (try? JSONEncoder().encode(value)) ?? Data(), as: UTF8.self), after: delay)
    }
}

/// A request that a scripted server has received.
public struct RecordedRequest: Equatable, Sendable {
    /// The HTTP method, such as `GET`.
    public let method: String
    /// The path and the query, such as `/get_info?language=ru`.
    public let target: String
    /// The headers, with lowercase names.
    public let headers: [String: String]
    /// The body, which is empty if the request has none.
    public let body: String

    /// The path without the query, such as `/get_info`.
    public var path: String { String(target.prefix { $0 != "?" }) }
    /// The parameters from the query or, if there is no query, from a form in the body.
    public var params: [String: String] {
        let query = target.contains("?") ? String(target.drop { $0 != "?" }.dropFirst()) : body
        let items = URLComponents(string: "?" + query)?.queryItems ?? []
        return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    }

    /// Parses a request. Returns `nil` if the request is not complete yet.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        method = words.first.map(String.init) ?? ""
        target = words.dropFirst().first.map(String.init) ?? ""
        let fields = lines.dropFirst().map { $0.split(separator: ":", maxSplits: 1) }.filter { $0.count == 2 }
        headers = Dictionary(fields.map { ($0[0].lowercased(), $0[1].trimmingCharacters(in: .whitespaces)) }) { $1 }
        body = String(text[end.upperBound...])
        guard body.utf8.count >= headers["content-length"].flatMap(Int.init) ?? 0 else { return nil }
    }
}

/// An HTTP server that either sends scripted replies in order, starting over after the last one, or
/// calls a closure to compute each reply. The server listens on 127.0.0.1, on a port that the
/// system chooses.
///
/// ```swift
/// let server = try ScriptedServer(script: [.json(#"{"identifier": 1}"#), .silence])
/// defer { server.stop() }
/// load(server.url)
/// ```
///
/// Each connection carries one request and is served on its own thread.
public final class ScriptedServer: Sendable {
    /// The port on which the server listens.
    public let port: UInt16
    // `DispatchSourceRead` is not `Sendable` on Linux, although any thread may cancel a source.
    private nonisolated(unsafe) let listener: any DispatchSourceRead
    private let closed = DispatchSemaphore(value: 0)
    private let traffic: Traffic

    /// Starts a server that sends scripted replies.
    ///
    /// - Parameter script: The replies in order. If the script is empty, the server never responds.
    /// - Throws: `POSIXError` if the server cannot listen on a port.
    public convenience init(script: [ScriptedReply]) throws {
        try self.init(numbered: { _, number in script.isEmpty ? .silence : script[number % script.count] })
    }

    /// Starts a server that calls a closure to compute the reply to each request.
    ///
    /// ```swift
    /// let server = try ScriptedServer { $0.path == "/venues" ? .json("[]") : .answer(status: 404) }
    /// ```
    ///
    /// - Parameter reply: The closure that returns the reply. It is called on a background thread.
    /// - Throws: `POSIXError` if the server cannot listen on a port.
    public convenience init(reply: @escaping @Sendable (RecordedRequest) -> ScriptedReply) throws {
        try self.init(numbered: { request, _ in reply(request) })
    }

    private init(numbered reply: @escaping @Sendable (RecordedRequest, Int) -> ScriptedReply) throws {
        let descriptor = try Self.listen()
        (port, traffic) = (try Self.port(of: descriptor), Traffic(reply: reply))
        let queue = DispatchQueue(label: "ScriptedServer")
        listener = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        listener.setEventHandler { [traffic] in
            let connection = accept(descriptor, nil, nil)
            if connection >= 0 { traffic.begin(connection) }
        }
        listener.setCancelHandler { [closed] in
            close(descriptor)
            closed.signal()
        }
        listener.resume()
    }

    deinit {
        stop()
    }

    /// A URL on the server, such as `http://127.0.0.1:49152/get_info`.
    public var url: String { "\(baseURL)/get_info" }
    /// The server's URL without a path, such as `http://127.0.0.1:49152`.
    public var baseURL: String { "http://127.0.0.1:\(port)" }

    /// The requests received so far, in the order in which they became complete.
    public var requests: [RecordedRequest] { traffic.requests }

    /// Closes all connections and stops listening. You can call this method more than once.
    public func stop() {
        listener.cancel()
        closed.wait()
        // Lets later calls to `stop` return immediately.
        closed.signal()
        traffic.end()
    }

    private static func listen() throws -> Int32 {
        #if canImport(Glibc)
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        let isBound = withSocketAddress(of: &address) { bind(descriptor, $0, $1.pointee) } == 0
        guard isBound, Foundation.listen(descriptor, 64) == 0 else {
            let error = POSIXError(.init(rawValue: errno) ?? .EIO)
            close(descriptor)
            throw error
        }
        return descriptor
    }

    private static func port(of descriptor: Int32) throws -> UInt16 {
        var address = sockaddr_in()
        _ = withSocketAddress(of: &address) { getsockname(descriptor, $0, $1) }
        return UInt16(bigEndian: address.sin_port)
    }

    private static func withSocketAddress(
        of address: inout sockaddr_in,
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Int32
    ) -> Int32 {
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
        }
    }
}

/// Serves the connections and records their requests. Each connection's thread retains this object.
private final class Traffic: @unchecked Sendable {
    private let reply: @Sendable (RecordedRequest, Int) -> ScriptedReply
    /// Protects `recorded` and `open`.
    private let lock = NSLock()
    private var recorded: [RecordedRequest] = []
    private var open: Set<Int32> = []

    init(reply: @escaping @Sendable (RecordedRequest, Int) -> ScriptedReply) {
        self.reply = reply
    }

    var requests: [RecordedRequest] { lock.withLock { recorded } }

    func begin(_ connection: Int32) {
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        lock.withLock { _ = open.insert(connection) }
        Thread.detachNewThread { [self] in
            serve(connection)
            lock.withLock {
                open.remove(connection)
                close(connection)
            }
        }
    }

    /// Makes each connection's thread stop reading and writing.
    func end() { lock.withLock { open.forEach { shutdown($0, Int32(SHUT_RDWR)) } } }

    private func serve(_ connection: Int32) {
        var bytes: [UInt8] = []
        while RecordedRequest(bytes) == nil {
            guard receive(from: connection, into: &bytes) else { return }
        }
        guard let request = RecordedRequest(bytes) else { return }
        let number = lock.withLock {
            recorded.append(request)
            return recorded.count - 1
        }
        switch reply(request, number) {
        case .answer(let status, let headers, let body, let delay):
            pause(delay)
            _ = send(answer(status, headers, body)[...], to: connection)
        case .drip(let body, let interval):
            guard send(answer(200, [:], body).dropLast(body.utf8.count), to: connection) else { return }
            for byte in body.utf8 {
                pause(interval)
                guard send([byte], to: connection) else { return }
            }
        case .closeConnection: return
        case .silence: while receive(from: connection, into: &bytes) {}
        }
    }

    private func pause(_ duration: Duration) {
        if duration > .zero { Thread.sleep(forTimeInterval: duration / .seconds(1)) }
    }

    private func answer(_ status: Int, _ headers: [String: String], _ body: String) -> [UInt8] {
        let own = ["Content-Length": "\(body.utf8.count)", "Connection": "close"]
        let fields = headers.merging(own) { $1 }.map { "\($0): \($1)\r\n" }.sorted().joined()
        return Array("HTTP/1.1 \(status) Scripted\r\n\(fields)\r\n\(body)".utf8)
    }

    /// Returns whether any bytes were received. If none were, the connection has ended.
    private func receive(from connection: Int32, into bytes: inout [UInt8]) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = recv(connection, &chunk, chunk.count, 0)
        bytes += chunk.prefix(max(count, 0))
        return count > 0
    }

    /// Returns whether all bytes were sent. If the connection has ended, returns `false` without
    /// raising a signal.
    private func send(_ bytes: ArraySlice<UInt8>, to connection: Int32) -> Bool {
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout.size(ofValue: on)))
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(connection, $0.baseAddress, $0.count, flags) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
