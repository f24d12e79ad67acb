import ChildProcesses
import Foundation
import SpecEvents

/// Reads the output of a test process while it runs.
struct OutputReader {
    private let pipe: ChildPipe
    private var text = LineBuffer(longestLine: TruncatedLines.limit)
    private var printed: OutputByExample

    /// The `ioctl` request for the number of readable bytes.
    #if canImport(Darwin)
        // `FIONREAD` of <sys/filio.h>, a macro that Swift does not import there: `_IOR('f', 127, int)`.
        private static let askForCount: UInt = 0x4004_667F
    #else
        private static let askForCount = UInt(FIONREAD)
    #endif

    init(_ pipe: ChildPipe, _ marks: OutputMarks) {
        (self.pipe, printed) = (pipe, OutputByExample(marks))
        let descriptor = pipe.reading
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    var descriptor: Int32 { pipe.reading }

    /// The lines of the running example or, if none is running, those outside examples. The last
    /// one may lack its line break.
    mutating func latestLines() -> [String] {
        text.takeRest { printed.take($0) }
        return printed.latest
    }

    /// The same without an incomplete last line. The rest of that line may be on its way, and
    /// taking it now would cut it in two.
    var wholeLatestLines: [String] { printed.latest }

    var strayLines: [String] { printed.strayLines }

    /// Reads the available output and no more: a process may print faster than the runner reads.
    mutating func read() {
        var count: Int32 = 0
        guard ioctl(descriptor, Self.askForCount, &count) == 0 else { return }
        _ = text.read(from: descriptor, atMost: Int(count))
        text.takeLines { printed.take($0) }
    }

    /// Removes and returns the lines of an example.
    ///
    /// - Parameter hasEnded: Whether its result is known; otherwise its process ended first.
    mutating func claimLines(of example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if text.restCount > 0, printed.isRunning(example) { text.takeRest { printed.take($0) } }
        return printed.claim(example, hasEnded: hasEnded)
    }
}

/// Attributes the lines of a test process to the examples that printed them, by its marks.
struct OutputByExample {
    private let marks: OutputMarks
    /// The key of the running example.
    private var current: String?
    private var outputs: [String: TruncatedLines] = [:]
    private var strayOutput = TruncatedLines()
    /// Whether an empty line came last; it belongs to a following mark.
    private var endsWithEmptyLine = false

    init(_ marks: OutputMarks) {
        self.marks = marks
    }

    /// The lines of the running example or, if none is running, those outside examples.
    var latest: [String] { (current.map { outputs[$0] } ?? strayOutput)?.lines ?? [] }

    /// The lines outside examples.
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
    /// - Parameter hasEnded: Whether its result is known; otherwise its process ended first.
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

/// The lines of a text that may be very long: only the first and the last ones are kept.
struct TruncatedLines {
    /// How many bytes are kept at each end. The line that exceeds the limit stays whole.
    static let limit = 65_536

    private var first: [String] = []
    private var firstSize = 0
    // Removing the first element of a slice moves no others.
    private var last: ArraySlice<String> = []
    private var lastSize = 0
    private var leftOutCount = 0

    mutating func append(_ line: String) {
        if firstSize < Self.limit {
            first.append(line)
            firstSize += Self.size(of: line)
            return
        }
        last.append(line)
        lastSize += Self.size(of: line)
        while let oldest = last.first, lastSize - Self.size(of: oldest) >= Self.limit {
            last.removeFirst()
            lastSize -= Self.size(of: oldest)
            leftOutCount += 1
        }
    }

    /// The kept lines, with a line between them that says how many were dropped.
    var lines: [String] {
        first + (leftOutCount > 0 ? ["… \(leftOutCount) lines were left out …"] : []) + last
    }

    /// The line break counts, which also limits empty lines.
    static func size(of line: String) -> Int { line.utf8.count + 1 }
}
