import Foundation

package struct TerminalDevice: Sendable {
    private let descriptor: Int32
    private let environment: [String: String]

    package init(_ descriptor: Int32, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.descriptor = descriptor
        self.environment = environment
    }

    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// Whether the device is a terminal that can move the cursor and color text.
    package var isCapable: Bool { isTerminal && environment["TERM"] != "dumb" }

    package var wantsColour: Bool { isCapable && (environment["NO_COLOR"] ?? "").isEmpty }

    package var columns: Int? { size(\.ws_col) }

    package var rows: Int? { size(\.ws_row) }

    private func size(_ dimension: KeyPath<winsize, UInt16>) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: dimension] > 0 else { return nil }
        return Int(size[keyPath: dimension])
    }
}
