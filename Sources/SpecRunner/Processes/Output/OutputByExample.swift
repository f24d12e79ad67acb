import SpecEvents

/// Attributes the printed lines of a test process to the examples that printed them, by the marks of the process.
struct OutputByExample {
    private let marks: OutputMarks
    /// The key of the running example.
    private var current: String?
    private var outputs: [String: TruncatedLines] = [:]
    private var strayOutput = TruncatedLines()
    /// Whether an empty line came last, which belongs to the mark if one follows.
    private var endsWithEmptyLine = false

    init(_ marks: OutputMarks) {
        self.marks = marks
    }

    /// The lines of the running example or, if none is running, those outside of examples.
    var latest: [String] { (current.map { outputs[$0] } ?? strayOutput)?.lines ?? [] }

    /// The lines outside of examples.
    var strayLines: [String] { strayOutput.lines }

    /// Whether the output now belongs to the example.
    func isRunning(_ example: ExampleIdentity) -> Bool { current == OutputMark.key(example.identifier) }

    /// Attributes a line, given without its line break.
    mutating func take(_ line: UnsafeRawBufferPointer) {
        let mark = marks.read(line)
        if mark == nil { takeEmptyLine() }
        endsWithEmptyLine = line.isEmpty
        switch mark {
        case .begin(let key): current = key
        case .end: current = nil
        case nil where line.isEmpty: break
        case nil: append(String(decoding: line, as: UTF8.self))
        }
    }

    private mutating func takeEmptyLine() {
        if endsWithEmptyLine { append("") }
        endsWithEmptyLine = false
    }

    private mutating func append(_ line: String) {
        if let current {
            outputs[current, default: TruncatedLines()].append(line)
        } else {
            strayOutput.append(line)
        }
    }

    /// Removes and returns the lines of an example.
    ///
    /// - Parameter hasEnded: Whether its result is known; else its process has ended before it.
    mutating func claim(_ example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if isRunning(example) {
            takeEmptyLine()
            if hasEnded { current = nil }
        }
        guard !outputs.isEmpty, let output = outputs.removeValue(forKey: OutputMark.key(example.identifier)) else {
            return nil
        }
        let lines = output.lines
        return lines.isEmpty ? nil : lines
    }
}
