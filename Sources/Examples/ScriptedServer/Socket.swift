import Foundation

/// A file descriptor of a TCP socket or a pipe: non-blocking, closed in child processes, closed with its last owner.
/// Reading and writing never raise SIGPIPE.
final class Socket: Sendable {
    let descriptor: Int32

    /// Takes over a descriptor.
    init(owning descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout.size(ofValue: on)))
        #endif
    }

    deinit {
        close(descriptor)
    }

    /// A socket that listens on 127.0.0.1, at a port that the system chooses.
    static func listener() throws(SocketError) -> Socket {
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let listener = Socket(owning: try check("socket", socket(AF_INET, stream, 0)))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        try check(
            "bind",
            withSocketAddress(of: &address) { bind(listener.descriptor, $0, $1.pointee) }
        )
        try check("listen", listen(listener.descriptor, 64))
        return listener
    }

    /// The port that the system chose.
    func port() throws(SocketError) -> UInt16 {
        var address = sockaddr_in()
        try Self.check("getsockname", Self.withSocketAddress(of: &address) { getsockname(descriptor, $0, $1) })
        return UInt16(bigEndian: address.sin_port)
    }

    /// The next connection that waits at a listener, if any.
    func accept() -> Socket? {
        let connection = Foundation.accept(descriptor, nil, nil)
        return connection < 0 ? nil : Socket(owning: connection)
    }

    /// What a read or a write came to.
    enum Progress {
        case bytes(Int)
        case notNow
        case over
    }

    /// Appends what has arrived to `bytes`.
    func read(into bytes: inout [UInt8]) -> Progress {
        var chunk = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        if count > 0 { bytes += chunk.prefix(count) }
        return progress(count)
    }

    /// Sends as much of `bytes` as the connection takes now.
    func write(_ bytes: ArraySlice<UInt8>) -> Progress {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return progress(bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) })
    }

    private func progress(_ count: Int) -> Progress {
        if count > 0 { return .bytes(count) }
        return count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) ? .notNow : .over
    }

    @discardableResult
    private static func check(_ call: String, _ result: Int32) throws(SocketError) -> Int32 {
        guard result >= 0 else { throw SocketError(call: call, code: errno) }
        return result
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
