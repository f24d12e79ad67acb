import SpecEvents
import Foundation

/// What the server's thread does: waits until a connection can go on, and lets it, until it is told to stop.
final class ServerLoop: Sendable {
    private struct State {
        /// `nil` after the end of the thread, so that connections are refused.
        var listener: Socket?
        var requests: [RecordedRequest] = []
        var isStopping = false
    }

    /// What to do with a request, of which so many came before.
    typealias Reply = @Sendable (_ request: RecordedRequest, _ number: Int) -> ScriptedReply

    private let reply: Reply
    /// Both ends of a pipe; a byte in it ends the wait, so that stopping takes no time.
    private let wake: (read: Socket, write: Socket)
    private let state: Lock<State>
    private let hasEnded = DispatchSemaphore(value: 0)

    init(listener: Socket, reply: @escaping Reply) throws(SocketError) {
        state = Lock(State(listener: listener))
        self.reply = reply
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw SocketError(call: "pipe", code: errno) }
        wake = (Socket(owning: ends[0]), Socket(owning: ends[1]))
    }

    var requests: [RecordedRequest] { state.withLock(\.requests) }

    func run() {
        if let listener = state.withLock(\.listener) { serve(listener) }
        state.withLock { $0.listener = nil }
        hasEnded.signal()
    }

    private func serve(_ listener: Socket) {
        var connections: [Connection] = []
        while !state.withLock(\.isStopping) {
            wait(for: connections, at: listener)
            while let socket = listener.accept() { connections.append(Connection(socket)) }
            for index in connections.indices { connections[index].proceed(reply: record) }
            connections.removeAll(where: \.isOver)
        }
    }

    /// Ends the thread and waits for its end; the second call finds nothing to do.
    func stop() {
        let isFirst = state.withLock { state in
            defer { state.isStopping = true }
            return !state.isStopping
        }
        guard isFirst else { return }
        var byte: UInt8 = 0
        _ = Foundation.write(wake.write.descriptor, &byte, 1)
        hasEnded.wait()
    }

    /// Records a request and asks for the reply to it.
    private func record(_ request: RecordedRequest) -> ScriptedReply {
        let number = state.withLock { state in
            state.requests.append(request)
            return state.requests.count - 1
        }
        return reply(request, number)
    }

    /// Waits until there is something to do: a connection, bytes, room for bytes, a delay that is over, or a stop.
    private func wait(for connections: [Connection], at listener: Socket) {
        var polled = [pollfd(listener.descriptor, POLLIN), pollfd(wake.read.descriptor, POLLIN)]
        for connection in connections {
            if case .sending = connection.phase {
                polled.append(pollfd(connection.socket.descriptor, POLLIN | POLLOUT))
            } else {
                polled.append(pollfd(connection.socket.descriptor, POLLIN))
            }
        }
        poll(&polled, nfds_t(polled.count), Self.milliseconds(until: connections.compactMap(\.deadline).min()))
    }

    /// How long to wait at most, as `poll` takes it: rounded up, −1 for ever. A long wait is cut short and taken up
    /// again, so no delay is too long for an `Int32`.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let left = min(max(deadline - .now, .zero), .seconds(3600))
        return Int32((left / .milliseconds(1)).rounded(.up))
    }
}

extension pollfd {
    fileprivate init(_ descriptor: Int32, _ events: Int32) {
        self.init(fd: descriptor, events: Int16(events), revents: 0)
    }
}
