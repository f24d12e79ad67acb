import SpecEvents

/// Attributes the printed lines of a test process to the examples that printed them, by the marks of the process.
struct OutputByExample {
    private struct Output {
        var printed = TruncatedLines()
        /// Lines that tell failures, each after so many printed ones.
        private(set) var failures: [(after: Int, line: String)] = []
        private var failureSize = 0

        mutating func tellFailure(_ line: String) {
            guard failureSize < TruncatedLines.limit else { return }
            failureSize += TruncatedLines.size(of: line)
            let isLast = failureSize >= TruncatedLines.limit
            failures.append((printed.count, isLast ? "… what failed after this was left out …" : line))
        }

        var lines: [String] { printed.lines(with: failures) }
    }

    private let marks: OutputMarks
    /// The key of the running example.
    private var current: String?
    private var outputs: [String: Output] = [:]
    private var strayOutput = Output()
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
        case .failure(let text): change { $0.tellFailure(text) }
        case nil where line.isEmpty: break
        case nil: change { $0.printed.append(String(decoding: line, as: UTF8.self)) }
        }
    }

    private mutating func takeEmptyLine() {
        if endsWithEmptyLine { change { $0.printed.append("") } }
        endsWithEmptyLine = false
    }

    private mutating func change(_ body: (inout Output) -> Void) {
        if let current {
            body(&outputs[current, default: Output()])
        } else {
            body(&strayOutput)
        }
    }

    /// Removes and returns the lines of an example.
    ///
    /// - Parameter hasEnded: Whether its result is known. Else its process has ended, and only these lines tell its failures.
    mutating func claim(_ example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if isRunning(example) {
            takeEmptyLine()
            if hasEnded { current = nil }
        }
        guard !outputs.isEmpty, let output = outputs.removeValue(forKey: OutputMark.key(example.identifier)) else {
            return nil
        }
        let lines = hasEnded ? output.printed.lines() : output.lines
        return lines.isEmpty ? nil : lines
    }
}
