import Foundation

/// A server that lets a spec in another process read and control an application's screen.
///
/// The server is active only if the application is launched with ``flag``. `RemoteApplication` in
/// `ScreenTesting` passes this flag. The server reads requests from file descriptor 3 and writes
/// replies to file descriptor 4. Each request or reply is one line of JSON. The application exits
/// when the spec closes the request pipe.
///
/// ```swift
/// let server = try ScreenServer.start(showing: window)
/// ```
@MainActor public final class ScreenServer {
    /// The command-line flag that lets another process control the application.
    public nonisolated static let flag = "--screen-server"

    nonisolated static let descriptors: (requests: Int32, replies: Int32) = (3, 4)

    private let root: any ScreenElement
    private var commands: [String: @MainActor (String) throws -> Void] = [:]

    private init(showing root: any ScreenElement) {
        self.root = root
    }

    /// Starts a server if the command line contains ``flag``.
    ///
    /// - Parameters:
    ///   - root: The screen's outermost element.
    ///   - arguments: The command-line arguments.
    /// - Returns: The server, on which you can register commands, or `nil` if the flag is missing.
    /// - Throws: ``ElementError`` if the flag is given, but file descriptors 3 and 4 are not open.
    public static func start(
        showing root: any ScreenElement,
        arguments: [String] = CommandLine.arguments
    ) throws -> ScreenServer? {
        guard arguments.contains(flag) else { return nil }
        guard fcntl(descriptors.requests, F_GETFD) >= 0, fcntl(descriptors.replies, F_GETFD) >= 0 else {
            throw ElementError("\(flag) is for specs that start this program: descriptors 3 and 4 are not open")
        }
        for descriptor in [descriptors.requests, descriptors.replies] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let server = ScreenServer(showing: root)
        Thread.detachNewThread { server.serve() }
        return server
    }

    /// Registers a handler for a command that a spec can send, such as a command that opens a link.
    /// Replaces any handler that is already registered for the same name.
    ///
    /// ```swift
    /// server?.register("open") { link in try navigator.open(link) }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The first word of the command.
    ///   - action: The handler, which receives the text after the first word. If the handler throws
    ///     an error, the spec fails.
    public func register(_ name: String, action: @escaping @MainActor (_ argument: String) throws -> Void) {
        commands[name] = action
    }

    /// Runs on its own thread, because reading blocks. A queue handles the requests, so that this
    /// thread notices the end of the input even if the main thread hangs.
    private nonisolated func serve() {
        let replies = DispatchQueue(label: "ScreenServer.replies")
        replies.async { self.send(RemoteReply(id: 0, version: RemoteReply.version)) }
        var rest = Data()
        while let piece = Self.read() {
            rest.append(piece)
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Data(rest[..<end])
                rest = Data(rest[(end + 1)...])
                // Sends the reply on the main thread, so that the application cannot quit first.
                replies.async {
                    DispatchQueue.main.sync { MainActor.assumeIsolated { self.send(self.reply(to: line)) } }
                }
            }
        }
        let answered = DispatchSemaphore(value: 0)
        replies.async { answered.signal() }
        while answered.wait(timeout: .now() + .milliseconds(10)) == .timedOut, Self.areRepliesRead {}
        _exit(0)
    }

    /// Whether the spec's end of the reply pipe is still open.
    private nonisolated static var areRepliesRead: Bool {
        var request = pollfd(fd: descriptors.replies, events: 0, revents: 0)
        return poll(&request, 1, 0) == 0
    }

    private nonisolated static func read() -> Data? {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        // Retries if a signal interrupts the call, such as when another thread crashes.
        repeat { count = Foundation.read(descriptors.requests, &bytes, bytes.count) } while count < 0 && errno == EINTR
        return count > 0 ? Data(bytes[..<count]) : nil
    }

    private nonisolated func send(_ reply: RemoteReply) {
        guard var data = try? reply.line else { return }
        data.append(UInt8(ascii: "\n"))
        data.withUnsafeBytes { bytes in
            var rest = bytes
            while !rest.isEmpty {
                let count = write(Self.descriptors.replies, rest.baseAddress, rest.count)
                guard count > 0 || errno == EINTR else { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
            }
        }
    }

    // MARK: Requests

    private func reply(to line: Data) -> RemoteReply {
        do {
            return reply(to: try JSONDecoder().decode(RemoteRequest.self, from: line))
        } catch {
            return RemoteReply(id: -1, error: "the request cannot be read: \(error)")
        }
    }

    private func reply(to request: RemoteRequest) -> RemoteReply {
        var reply = RemoteReply(id: request.id)
        do {
            switch request.command {
            case .tree: reply.tree = try RemoteNode(of: root)
            case .picture:
                reply.picture = root.picture?.content
                reply.mediaType = root.picture?.mediaType
            case .tap: try element(of: request).tap()
            case .typeText: try element(of: request).typeText(request.text ?? "")
            case .clearText: try element(of: request).clearText()
            case .scrollIntoView: try element(of: request).scrollIntoView()
            case .scroll:
                guard let direction = ScrollDirection(rawValue: request.text ?? "") else {
                    throw ElementError("there is no direction “\(request.text ?? "")”")
                }
                try element(of: request).scroll(direction)
            case .send: try run(request.text ?? "")
            }
        } catch let refusal as ElementError {
            reply.error = refusal.reason
        } catch {
            reply.error = "\(error)"
            reply.final = true
        }
        return reply
    }

    private func run(_ line: String) throws {
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(words.first ?? "")
        guard let command = commands[name] else {
            let known = commands.isEmpty ? "none is registered" : commands.keys.sorted().joined(separator: ", ")
            throw ElementError("it has no command “\(name)”: \(known)")
        }
        try command(words.count > 1 ? String(words[1]) : "")
    }

    private func element(of request: RemoteRequest) throws -> any ScreenElement {
        var element = root
        for place in request.path ?? [] {
            let children = element.children
            guard children.indices.contains(place) else { throw ElementError("it is gone") }
            element = children[place]
        }
        guard element.elementType == request.type ?? element.elementType,
            element.identifier == request.identifier ?? element.identifier,
            element.label == request.label ?? element.label
        else { throw ElementError("it is gone") }
        return element
    }
}
