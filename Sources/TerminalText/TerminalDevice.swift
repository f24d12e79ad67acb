import Foundation

/// A file descriptor that may be a terminal, and its capabilities.
package struct TerminalDevice: Sendable {
    private let descriptor: Int32
    private let environment: [String: String]

    /// Creates a device for a file descriptor.
    ///
    /// - Parameters:
    ///   - descriptor: The file descriptor, such as `STDOUT_FILENO`.
    ///   - environment: The environment of the process.
    package init(_ descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.descriptor = descriptor
        self.environment = environment
    }

    /// Whether it is a terminal.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether it is a terminal with more capabilities than printing: moving the cursor and
    /// colouring text.
    package var isCapable: Bool { isTerminal && environment["TERM"] != "dumb" }

    /// Whether to use colours: on a capable terminal, unless `NO_COLOR` is set.
    package var wantsColour: Bool { isCapable && (environment["NO_COLOR"] ?? "").isEmpty }

    /// The current width in columns; `nil` if it is not a terminal or its width is unknown.
    package var columns: Int? { size(\.ws_col) }

    /// The current height in rows; `nil` if it is not a terminal or its height is unknown.
    package var rows: Int? { size(\.ws_row) }

    private func size(_ dimension: KeyPath<winsize, UInt16>) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: dimension] > 0 else { return nil }
        return Int(size[keyPath: dimension])
    }
}
