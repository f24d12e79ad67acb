import Foundation

/// A file descriptor that may refer to a terminal, and the capabilities of that terminal.
package struct TerminalDevice: Sendable {
    private let descriptor: Int32
    private let environment: [String: String]

    package init(_ descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.descriptor = descriptor
        self.environment = environment
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether this is a terminal that supports moving the cursor and coloring text.
    package var isCapable: Bool { isTerminal && environment["TERM"] != "dumb" }

    /// Whether to use colors: the terminal is capable, and `NO_COLOR` is unset or empty.
    package var wantsColour: Bool { isCapable && (environment["NO_COLOR"] ?? "").isEmpty }

    /// The current width in columns; `nil` if this is not a terminal or its width is unknown.
    package var columns: Int? { size(\.ws_col) }

    /// The current height in rows; `nil` if this is not a terminal or its height is unknown.
    package var rows: Int? { size(\.ws_row) }

    private func size(_ dimension: KeyPath<winsize, UInt16>) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: dimension] > 0 else { return nil }
        return Int(size[keyPath: dimension])
    }
}
