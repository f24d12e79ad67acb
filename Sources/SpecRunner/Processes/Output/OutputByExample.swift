import SpecEvents

/// Attributes the printed lines of a test process to the examples that printed them, by the marks of the process.
struct OutputByExample {
    private let marks: OutputMarks
    /// The identifier of the running example.
    private var current: String?
    /// By identifier. Lines that tell failures stand as marks among those that the example has printed.
    private var lines: [String: TruncatedLines] = [:]
    private var strayLines = TruncatedLines()

    init(_ marks: OutputMarks) {
        self.marks = marks
    }

    /// The lines of the running example or, if none is running, those outside of examples.
    var latest: [String] { (current.map { lines[$0] } ?? strayLines)?.lines.map(marks.withoutMark) ?? [] }

    /// Whether the output now belongs to the example.
    func isRunning(_ example: ExampleIdentity) -> Bool { current == example.identifier }

    /// Attributes a line, given without its line break.
    mutating func take(_ line: UnsafeRawBufferPointer) {
        let (printed, mark) = marks.read(line)
        if mark == nil || !printed.isEmpty { append(String(decoding: printed, as: UTF8.self)) }
        switch mark {
        case .begin(let identifier): current = identifier
        case .end: current = nil
        case .failure: append(String(decoding: line[printed.count...], as: UTF8.self))
        case nil: break
        }
    }

    private mutating func append(_ line: String) {
        if let current {
            lines[current, default: TruncatedLines()].append(line)
        } else {
            strayLines.append(line)
        }
    }

    /// Removes and returns the lines of an example.
    ///
    /// - Parameter hasEnded: Whether its result is known. Else its process has ended, and only these lines tell its failures.
    mutating func claim(_ example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if hasEnded, isRunning(example) { current = nil }
        guard !lines.isEmpty, var claimed = lines.removeValue(forKey: example.identifier)?.lines else { return nil }
        if hasEnded { claimed.removeAll(where: marks.isFailure) }
        return claimed.isEmpty ? nil : claimed.map(marks.withoutMark)
    }
}
