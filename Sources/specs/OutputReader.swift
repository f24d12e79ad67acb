import Foundation
import SpecEvents

/// Reads what a test process prints, as it comes.
struct OutputReader {
    private let pipe: ChildPipe
    private var text = LineBuffer(longestLine: KeptLines.limit)
    private var printed = PrintedLines()

    init(_ pipe: ChildPipe) {
        self.pipe = pipe
        let descriptor = pipe.reading
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    var descriptor: Int32 { pipe.reading }
    /// What was printed outside of any example.
    var unclaimedLines: [String] { printed.unclaimed }

    /// What was printed last, also what has no line break yet: by the running test case or, if none is running, outside
    /// of all.
    mutating func latestLines() -> [String] {
        text.takeRest { printed.take($0) }
        return printed.latest
    }

    /// Takes in all that has been printed so far, and no more: a process may print faster than this reads.
    mutating func read() {
        var count: Int32 = 0
        guard ioctl(descriptor, UInt(FIONREAD), &count) == 0 else { return }
        _ = text.read(from: descriptor, atMost: Int(count))
        text.takeLines { printed.take($0) }
    }

    /// The lines that the example printed; they are handed out once.
    ///
    /// - Parameter result: How it ended; `nil` if its process died.
    mutating func claimLines(of example: ExampleIdentity, ended result: ExampleResult? = nil) -> [String]? {
        if text.hasRest, printed.isRunning(example) { text.takeRest { printed.take($0) } }
        return printed.claim(example, result)
    }
}
