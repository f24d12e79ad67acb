import Foundation

/// Reads standard input, and waits for it also where another program left the terminal or the pipe non-blocking.
enum StandardInput {
    /// Waits for bytes.
    ///
    /// - Returns: Those that have come; `nil` at the end of the input.
    static func read() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
            if count > 0 { return Array(buffer.prefix(count)) }
            guard count < 0, [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) else { return nil }
            _ = hasBytes(within: -1)
        }
    }

    /// Whether bytes, or the end, come within a time in milliseconds; below zero, the time has no end.
    static func hasBytes(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, milliseconds) > 0
    }

    /// Reads lines until the end of the input.
    ///
    /// - Parameter body: Called with each line, without the line break.
    static func forEachLine(_ body: (String) -> Void) {
        var rest: [UInt8] = []
        while let bytes = read() {
            var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
            while lines.count > 1, let end = lines.popFirst() {
                body(line(rest + end))
                rest = []
            }
            rest += lines.first ?? []
        }
        if !rest.isEmpty { body(line(rest)) }
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
