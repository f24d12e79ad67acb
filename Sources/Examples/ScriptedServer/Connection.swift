/// One connection to the server, from the first byte of a request to the last byte of its reply. Every connection
/// carries one request.
struct Connection {
    /// What the connection waits for.
    enum Phase {
        case request
        case delay(ScriptedReply, until: ContinuousClock.Instant)
        case sending(ArraySlice<UInt8>)
        /// The next byte is sent at `next`, each further one that much later.
        case dripping(ArraySlice<UInt8>, every: Duration, next: ContinuousClock.Instant)
        /// Never answered; kept until the client gives up.
        case silent
        case over
    }

    let socket: Socket
    private(set) var phase = Phase.request
    private var received: [UInt8] = []

    init(_ socket: Socket) {
        self.socket = socket
    }

    var isOver: Bool {
        if case .over = phase { true } else { false }
    }

    /// When the connection has something to do of its own accord.
    var deadline: ContinuousClock.Instant? {
        switch phase {
        case .delay(_, let deadline), .dripping(_, _, let deadline): deadline
        default: nil
        }
    }

    /// Does what can be done without waiting.
    ///
    /// - Parameter reply: Called with the request when it is complete; says what to do with it.
    mutating func proceed(reply: (RecordedRequest) -> ScriptedReply) {
        receive()
        if case .request = phase, let request = RecordedRequest(bytes: received) {
            let reply = reply(request)
            phase = .delay(reply, until: .now + reply.delay)
        }
        if case .delay(let reply, let deadline) = phase, deadline <= .now {
            phase = Self.phase(after: reply)
        }
        drip()
        send()
    }

    private static func phase(after reply: ScriptedReply) -> Phase {
        switch reply {
        case .answer: .sending(reply.bytes[...])
        case .drip(_, let pause): .dripping(reply.bytes[...], every: pause, next: .now + pause)
        case .closeConnection: .over
        case .silence: .silent
        }
    }

    private mutating func receive() {
        while !isOver {
            switch socket.read(into: &received) {
            case .bytes: continue
            case .notNow: return
            case .over: phase = .over
            }
        }
    }

    private mutating func drip() {
        guard case .dripping(let bytes, let pause, let next) = phase, next <= .now else { return }
        guard !bytes.isEmpty else { return phase = .over }
        switch socket.write(bytes.prefix(1)) {
        case .bytes(let count): phase = .dripping(bytes.dropFirst(count), every: pause, next: .now + pause)
        case .notNow: phase = .dripping(bytes, every: pause, next: .now + pause)
        case .over: phase = .over
        }
    }

    private mutating func send() {
        while case .sending(let bytes) = phase {
            guard !bytes.isEmpty else { return phase = .over }
            switch socket.write(bytes) {
            case .bytes(let count): phase = .sending(bytes.dropFirst(count))
            case .notNow: return
            case .over: phase = .over
            }
        }
    }
}
