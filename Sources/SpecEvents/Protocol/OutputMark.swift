/// A mark that a supervised process prints between its lines to show its runner which of them
/// belong to which example. Events cannot show that, because they use another channel.
package enum OutputMark: Equatable {
    /// The example with this identifier or key begins. The output from here on belongs to it.
    case begin(String)
    /// The example has ended.
    case end

    /// Returns the identifier for a mark, or its hash if the runner might cut off a line that long.
    package static func key(_ identifier: String) -> String {
        identifier.utf8.count <= 1_000 ? identifier : String(stableHash(identifier))
    }
}

/// The marks of one process, as they appear in its output.
package struct OutputMarks: Sendable {
    /// Text that no example prints, because it differs from process to process.
    private let opening: String

    /// - Parameter eventsPath: The file of the process's events, which is unique to it.
    package init(eventsPath: String) {
        opening = "\u{1E}\(String(stableHash(eventsPath), radix: 36)) "
    }

    /// Returns a mark as a line. The line break before it ends any unfinished line of output; after
    /// a complete one, it makes an empty line, which belongs to the mark.
    package func text(_ mark: OutputMark) -> String {
        switch mark {
        case .begin(let identifier): "\n\(opening)b\(OutputMark.key(identifier))\n"
        case .end: "\n\(opening)e\n"
        }
    }

    /// Returns the mark on a line without its line break; `nil` for a line of output.
    package func read(_ line: UnsafeRawBufferPointer) -> OutputMark? {
        let count = opening.utf8.count
        guard line.first == 0x1E, line.count > count, line.starts(with: opening.utf8) else { return nil }
        guard line[count] == UInt8(ascii: "b") else { return .end }
        return .begin(String(decoding: line[(count + 1)...], as: UTF8.self))
    }
}
