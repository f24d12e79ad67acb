import ChildProcesses
import Foundation
import ScreenElements
import SpecEvents

/// A connection to an application through two pipes. Each request blocks until the reply arrives.
final class RemoteConnection {
    enum ReplyError: Error {
        case closed
        case timedOut
        case malformed(String)
    }

    /// In megabytes. Reading a larger reply would take too long.
    private static let maxReplySize = 64

    private let requests: ChildPipe
    private let replies: ChildPipe
    private var buffer = LineBuffer()
    private var lines: [Data] = []
    private var lastRequest = 0

    init(requests: ChildPipe, replies: ChildPipe) {
        self.requests = requests
        self.replies = replies
        for descriptor in [requests.writing, replies.reading].compactMap(\.self) {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        }
    }

    func greet(within timeout: Duration) throws(ReplyError) {
        let reply = try reply(to: 0, until: .now + timeout)
        guard reply.version == RemoteReply.version else {
            throw .malformed("it speaks version \(reply.version ?? 0) of the protocol, not \(RemoteReply.version)")
        }
    }

    func ask(
        _ command: RemoteRequest.Command,
        of element: RemoteElement? = nil,
        text: String? = nil,
        within timeout: Duration
    ) throws(ReplyError) -> RemoteReply {
        try takeLateReplies()
        lastRequest += 1
        var request = RemoteRequest(id: lastRequest, command)
        (request.path, request.type, request.text) = (element?.path, element?.node.type, text)
        request.identifier = element.map { $0.node.identifier ?? "" }
        request.label = element.map { $0.node.label ?? "" }
        let deadline = ContinuousClock.now + timeout
        try send(request, until: deadline)
        return try reply(to: lastRequest, until: deadline)
    }

    func close() {
        requests.closeWriteEnd()
        replies.closeReadEnd()
    }

    // MARK: Lines

    private func send(_ request: RemoteRequest, until deadline: ContinuousClock.Instant) throws(ReplyError) {
        guard let descriptor = requests.writing, var data = try? JSONEncoder().encode(request) else { throw .closed }
        data.append(UInt8(ascii: "\n"))
        var sent = 0
        while sent < data.count {
            let (count, error) = data.withUnsafeBytes { bytes in
                writeWithoutSignal(UnsafeRawBufferPointer(rebasing: bytes[sent...]), to: descriptor)
            }
            if count > 0 {
                sent += count
            } else if error == EAGAIN {
                guard wait(for: POLLOUT, on: descriptor, until: deadline) else { throw .timedOut }
            } else if error != EINTR {
                throw .closed
            }
        }
    }

    private func reply(to id: Int, until deadline: ContinuousClock.Instant) throws(ReplyError) -> RemoteReply {
        while true {
            let reply = try decode(try nextLine(until: deadline))
            // Skips late replies to requests that timed out.
            if reply.id == id { return reply }
            if reply.id < 0 { throw .malformed(reply.error ?? "") }
        }
    }

    /// Discards replies to requests that have timed out. Throws if a reply has the ID of a request
    /// that has not been sent, because that reply could be mistaken for the real one.
    private func takeLateReplies() throws(ReplyError) {
        _ = buffer.read(from: replies.reading, atMost: 1 << 20)
        buffer.takeLines { lines.append(Data($0)) }
        while !lines.isEmpty {
            let reply = try decode(lines.removeFirst())
            guard reply.id <= lastRequest else {
                throw .malformed("it answered request \(reply.id) before it was asked")
            }
        }
    }

    private func nextLine(until deadline: ContinuousClock.Instant) throws(ReplyError) -> Data {
        while lines.isEmpty {
            guard wait(for: POLLIN, on: replies.reading, until: deadline) else { throw .timedOut }
            let mayBeMore = buffer.read(from: replies.reading, atMost: 1 << 20)
            buffer.takeLines { lines.append(Data($0)) }
            if lines.isEmpty, !mayBeMore, hasEnded { throw .closed }
            guard buffer.restCount < Self.maxReplySize << 20 else {
                throw .malformed("it has sent \(Self.maxReplySize) MB without the end of a reply")
            }
        }
        return lines.removeFirst()
    }

    /// Whether the application has closed its end of the pipe and all data has been read.
    private var hasEnded: Bool {
        var request = pollfd(fd: replies.reading, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) > 0 && Int32(request.revents) & (POLLHUP | POLLIN) == POLLHUP
    }

    private func decode(_ line: Data) throws(ReplyError) -> RemoteReply {
        do {
            return try RemoteReply(of: line)
        } catch {
            let text = String(decoding: line.prefix(200), as: UTF8.self)
            throw .malformed("what it said is none of the protocol's replies: \(text)")
        }
    }

    private func wait(for event: Int32, on descriptor: Int32, until deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { return false }
            var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
            if poll(&request, 1, Int32(min(left.rounded(.up), 1_000))) > 0 { return true }
        }
    }
}

/// Prevents SIGPIPE, which would end this process after the application closes its end of the pipe.
private func writeWithoutSignal(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> (count: Int, error: Int32) {
    #if canImport(Darwin)
        _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
        let count = write(descriptor, bytes.baseAddress, bytes.count)
        return (count, errno)
    #else
        var pipeSignal = sigset_t()
        var before = sigset_t()
        sigemptyset(&pipeSignal)
        sigaddset(&pipeSignal, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
        let count = write(descriptor, bytes.baseAddress, bytes.count)
        let error = errno
        if count < 0, error == EPIPE {
            var none = timespec(tv_sec: 0, tv_nsec: 0)
            sigtimedwait(&pipeSignal, nil, &none)
        }
        pthread_sigmask(SIG_SETMASK, &before, nil)
        return (count, error)
    #endif
}

/// An element in another process. Its attributes are those from when the screen was read.
struct RemoteElement: ScreenElement {
    nonisolated let node: RemoteNode
    /// The child indices that lead from the screen to the element, or `nil` for the application.
    nonisolated let path: [Int]?
    let application: RemoteApplication
    var unreadableBecause: String?

    var elementType: ElementType { node.type }
    var identifier: String { node.identifier ?? "" }
    var label: String { node.label ?? "" }
    var value: String? { node.value }
    var placeholder: String { node.placeholder ?? "" }
    var isEnabled: Bool { node.enabled ?? true }
    var isHidden: Bool { node.hidden ?? false }
    var hasFocus: Bool { node.focused ?? false }
    var isAnimating: Bool { node.animating ?? false }
    var exposure: ElementExposure { node.exposure ?? .container }
    var coversWhatIsBelow: Bool { node.covers ?? true }
    var picture: ScreenPicture? { path == nil ? application.picture : nil }

    var frame: CGRect? {
        guard let frame = node.frame, frame.count == 4 else { return nil }
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }

    var children: [any ScreenElement] {
        (node.children ?? []).enumerated().map { place, child in
            RemoteElement(node: child, path: path.map { $0 + [place] } ?? [], application: application)
        }
    }

    func tap() throws { try application.perform(.tap, on: self) }
    func typeText(_ text: String) throws { try application.perform(.typeText, on: self, text) }
    func clearText() throws { try application.perform(.clearText, on: self) }
    func scrollIntoView() throws { try application.perform(.scrollIntoView, on: self) }
    func scroll(_ direction: ScrollDirection) throws { try application.perform(.scroll, on: self, direction.rawValue) }
}
