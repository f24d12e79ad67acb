import ChildProcesses
import Foundation
import SpecEvents

/// Reads the output of a test process while it runs.
struct OutputReader {
    private let pipe: ChildPipe
    private var text = LineBuffer(longestLine: TruncatedLines.limit)
    private var printed: OutputByExample

    /// The request for the number of bytes that can be read.
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

    /// The lines of the running example or, if none is running, those outside of examples. The last one may be without its line
    /// break.
    mutating func latestLines() -> [String] {
        text.takeRest { printed.take($0) }
        return printed.latest
    }

    /// The same without a last line that has no line break yet. The rest of that line may be on its way, and to take the
    /// line now would cut it in two.
    var wholeLatestLines: [String] { printed.latest }

    var strayLines: [String] { printed.strayLines }

    /// Reads what has been printed until now, and no more: a process may print faster than the runner reads.
    mutating func read() {
        var count: Int32 = 0
        guard ioctl(descriptor, Self.askForCount, &count) == 0 else { return }
        _ = text.read(from: descriptor, atMost: Int(count))
        text.takeLines { printed.take($0) }
    }

    /// Removes and returns the lines of an example.
    ///
    /// - Parameter hasEnded: Whether its result is known; else its process has ended before it.
    mutating func claimLines(of example: ExampleIdentity, hasEnded: Bool) -> [String]? {
        if text.restCount > 0, printed.isRunning(example) { text.takeRest { printed.take($0) } }
        return printed.claim(example, hasEnded: hasEnded)
    }
}
