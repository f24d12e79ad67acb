/// What a supervised process tells its runner between the lines that are printed, to show which
/// of them belong to which example. Events cannot tell: they go another way.
package enum OutputMark: Equatable {
    /// The example with this identifier begins, or with the key of one. What is printed from here on is its output.
    case begin(String)
    /// It has ended.
    case end

    /// What stands for an identifier in a mark: itself, or a hash if it may be longer than the runner keeps of a line.
    package static func key(_ identifier: String) -> String {
        identifier.utf8.count <= 1_000 ? identifier : String(stableHash(identifier))
    }
}

/// The marks of one process, as they stand in its output.
package struct OutputMarks: Sendable {
    /// What no example prints, because it differs from process to process.
    private let opening: String

    /// - Parameter eventsPath: The file of the process's events, which no other process has.
    package init(eventsPath: String) {
        opening = "\u{1E}\(String(stableHash(eventsPath), radix: 36)) "
    }

    /// A mark as a line. The line break before it ends what was printed without one, however much
    /// that is; after one, it makes an empty line, which belongs to the mark.
    package func text(_ mark: OutputMark) -> String {
        switch mark {
        case .begin(let identifier): "\n\(opening)b\(OutputMark.key(identifier))\n"
        case .end: "\n\(opening)e\n"
        }
    }

    /// The mark that a line is, given without its line break; `nil` for a line that was printed.
    package func read(_ line: UnsafeRawBufferPointer) -> OutputMark? {
        let count = opening.utf8.count
        guard line.first == 0x1E, line.count > count, line.starts(with: opening.utf8) else { return nil }
        guard line[count] == UInt8(ascii: "b") else { return .end }
        return .begin(String(decoding: line[(count + 1)...], as: UTF8.self))
    }
}
