import ChildProcesses
import Foundation
import SpecEvents

struct OutputReader {
    private let pipe: ChildPipe
    private var text = LineBuffer(maxLineLength: TruncatedLines.limit)
    private var printed: OutputByExample

    /// The `ioctl` request for the number of bytes that can be read.
    #if canImport(Darwin)
        // `FIONREAD` is `_IOR('f', 127, int)` in <sys/filio.h>, which Swift does not import.
        private static let fionread: UInt = 0x4004_667F
    #else
        private static let fionread = UInt(FIONREAD)
    #endif

    init(_ pipe: ChildPipe, _ marks: OutputMarks) {
        (self.pipe, printed) = (pipe, OutputByExample(marks))
        let descriptor = pipe.reading
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    var descriptor: Int32 { pipe.reading }

    /// Returns the latest lines, including an incomplete one. Later output begins a new line.
    mutating func latestLines() -> [String] {
        text.takeRest { printed.take($0) }
        return printed.latest
    }

    var wholeLatestLines: [String] { printed.latest }

    var outsideLines: [String] { printed.outsideLines }

    /// Reads only the output that is available now, because a process may print endlessly.
    mutating func read() {
        var count: Int32 = 0
        guard ioctl(descriptor, Self.fionread, &count) == 0 else { return }
        _ = text.read(from: descriptor, atMost: Int(count))
        text.takeLines { printed.take($0) }
    }

    mutating func claimLines(of example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if text.restCount > 0, printed.isRunning(example) { text.takeRest { printed.take($0) } }
        return printed.claim(example, hasEnded: hasEnded)
    }
}

/// A test process's output, divided among its examples at the marks that separate them.
struct OutputByExample {
    private let marks: OutputMarks
    private var current: String?
    private var outputs: [String: TruncatedLines] = [:]
    private var outsideOutput = TruncatedLines()
    /// Whether the last line was empty. If a mark follows, the empty line belongs to the mark.
    private var endsWithEmptyLine = false

    init(_ marks: OutputMarks) {
        self.marks = marks
    }

    /// The running example's lines or, if no example is running, the output outside of examples.
    var latest: [String] { (current.map { outputs[$0] } ?? outsideOutput)?.lines ?? [] }

    var outsideLines: [String] { outsideOutput.lines }

    func isRunning(_ example: ExampleIdentity) -> Bool { current == OutputMark.key(example.identifier) }

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
            outsideOutput.append(line)
        }
    }

    /// - Parameter hasEnded: Whether the example has ended. If not, its process ended first.
    mutating func claim(_ example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if isRunning(example) {
            takeEmptyLine()
            if hasEnded { current = nil }
        }
        return outputs.isEmpty ? nil : outputs.removeValue(forKey: OutputMark.key(example.identifier))?.lines
    }
}

/// Lines of output. If there are too many, only the first and the last ones are kept.
struct TruncatedLines {
    /// The approximate number of bytes to keep at each end. Lines are never split.
    static let limit = 65_536

    private var first: [String] = []
    private var firstSize = 0
    // A slice, because removing its first element does not move the other elements.
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

    var lines: [String] {
        first + (leftOutCount > 0 ? ["… \(leftOutCount) lines were left out …"] : []) + last
    }

    static func size(of line: String) -> Int { line.utf8.count + 1 }
}
