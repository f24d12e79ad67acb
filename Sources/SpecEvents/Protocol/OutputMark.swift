/// What a supervised process tells its runner between the lines that are printed, to show which of them belong to which example.
/// Events cannot tell: they go another way.
package enum OutputMark: Equatable {
    /// The example with this identifier begins. What is printed from here on is its output.
    case begin(String)
    /// It has ended.
    case end
    /// A line about a failure of the running example, for the case that the process dies before its event.
    case failure(String)
}

/// The marks of one process, as they stand in its output: each at the end of a line, after what was printed without a line break.
package struct OutputMarks: Sendable {
    /// What no example prints, because it differs from process to process.
    private let opening: String

    /// - Parameter eventsPath: The file of the process's events, which no other process has.
    package init(eventsPath: String) {
        opening = "\u{1E}\(String(stableHash(eventsPath), radix: 36)) "
    }

    /// A mark without its line break.
    package func text(_ mark: OutputMark) -> String {
        switch mark {
        case .begin(let identifier): "\(opening)b\(identifier)"
        case .end: "\(opening)e"
        case .failure(let line): "\(opening)f\(line)"
        }
    }

    /// What is printed in a line, given without its line break, and the mark at its end.
    package func read(_ line: UnsafeRawBufferPointer) -> (printed: Slice<UnsafeRawBufferPointer>, mark: OutputMark?) {
        let count = opening.utf8.count
        guard let start = position(in: line), start + count < line.count else { return (line[...], nil) }
        let text = String(decoding: line[(start + count + 1)...], as: UTF8.self)
        switch line[start + count] {
        case UInt8(ascii: "b"): return (line[..<start], .begin(text))
        case UInt8(ascii: "e"): return (line[..<start], .end)
        default: return (line[..<start], .failure(text))
        }
    }

    /// Whether a line is the mark of a failure, with nothing before it.
    package func isFailure(_ line: String) -> Bool { line.utf8.starts(with: text(.failure("")).utf8) }

    /// What a line tells, without the mark of a failure.
    package func withoutMark(_ line: String) -> String {
        isFailure(line) ? String(decoding: line.utf8.dropFirst(opening.utf8.count + 1), as: UTF8.self) : line
    }

    private func position(in line: UnsafeRawBufferPointer) -> Int? {
        var start = 0
        while let found = line.firstIndex(of: 0x1E, from: start) {
            if line[found...].starts(with: opening.utf8) { return found }
            start = found + 1
        }
        return nil
    }
}
