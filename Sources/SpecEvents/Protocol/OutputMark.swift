/// A mark in a supervised process's output that tells the runner which lines belong to which
/// example. Events cannot show this, because they arrive through another channel.
package enum OutputMark: Equatable {
    /// The output after this mark belongs to the example that has this identifier or key.
    case begin(String)
    case end

    /// Returns the identifier, or its hash if the runner might truncate a mark that contains it.
    package static func key(_ identifier: String) -> String {
        identifier.utf8.count <= 1_000 ? identifier : String(stableHash(identifier))
    }
}

package struct OutputMarks: Sendable {
    /// Contains a hash of the events file's path, so that no example prints it by accident.
    private let opening: String

    package init(eventsPath: String) {
        opening = "\u{1E}\(String(stableHash(eventsPath), radix: 36)) "
    }

    /// The line break before the mark ends an unfinished line of output. If the output ends with a
    /// complete line, the line break creates an empty line, which belongs to the mark.
    package func text(_ mark: OutputMark) -> String {
        switch mark {
        case .begin(let identifier): "\n\(opening)b\(OutputMark.key(identifier))\n"
        case .end: "\n\(opening)e\n"
        }
    }

    /// Parses a line without its line break. Returns `nil` if the line is not a mark.
    package func read(_ line: UnsafeRawBufferPointer) -> OutputMark? {
        let count = opening.utf8.count
        guard line.first == 0x1E, line.count > count, line.starts(with: opening.utf8) else { return nil }
        guard line[count] == UInt8(ascii: "b") else { return .end }
        return .begin(String(decoding: line[(count + 1)...], as: UTF8.self))
    }
}
