import Dispatch
import Foundation

/// Standard input as a terminal that hands over each key at once and does not show what is typed.
///
/// The terminal is put back by ``leave()``, and before a signal ends or stops the process; a process that goes on after a stop
/// takes it again.
@MainActor final class RawMode {
    /// How long the rest of a sequence may take that begins with the escape character, in milliseconds.
    private nonisolated static let patience: Int32 = 50
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]

    private let changes: any DispatchSourceRead

    /// Puts the terminal in raw mode.
    ///
    /// - Parameter onChange: Called when the terminal has another size, or lost its picture.
    init(onChange: @escaping @MainActor () -> Void) {
        var pipe: [Int32] = [0, 0]
        _ = Foundation.pipe(&pipe)
        let (reading, writing) = (pipe[0], pipe[1])
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        changes = DispatchSource.makeReadSource(fileDescriptor: reading, queue: .main)
        changes.setEventHandler {
            var buffer: (UInt64, UInt64) = (0, 0)
            _ = read(reading, &buffer, MemoryLayout.size(ofValue: buffer))
            MainActor.assumeIsolated(onChange)
        }
        changes.setCancelHandler {
            close(reading)
            close(writing)
        }
        changes.resume()
        tcgetattr(STDIN_FILENO, original)
        changePipe = writing
        for number in Self.signals { signal(number, handle) }
        makeRaw()
    }

    /// Puts the terminal back as it was.
    func leave() {
        for number in Self.signals { signal(number, SIG_DFL) }
        putBack()
        changes.cancel()
    }

    /// The keys as they come.
    func keys() -> AsyncStream<[Key]> {
        let queue = KeyQueue()
        // Reading blocks, so it has a thread of its own; the end of the process ends it.
        Thread.detachNewThread {
            var parser = KeyParser()
            while true {
                if parser.isIncomplete, !StandardInput.hasBytes(within: Self.patience) { queue.append(parser.flush()) }
                guard let bytes = StandardInput.read() else { break }
                queue.append(parser.keys(from: bytes))
            }
            queue.finish()
        }
        return queue.bursts()
    }
}

// What follows runs in a signal handler, too: it allocates nothing, takes no lock, and calls only what POSIX allows there.
// The process has one terminal, and so the state is global; it is set before the handler is.

// Allocated, because the compiler makes a global of this type three bytes too short.
private nonisolated(unsafe) let original = UnsafeMutablePointer<termios>.allocate(capacity: 1)
private nonisolated(unsafe) var changePipe: Int32 = -1

private func handle(_ number: Int32) {
    switch number {
    case SIGWINCH: tellOfChange()
    case SIGTSTP:
        putBack()
        kill(getpid(), SIGSTOP)
    case SIGCONT:
        makeRaw()
        tellOfChange()
    default:
        putBack()
        signal(number, SIG_DFL)
        raise(number)
    }
}

private func makeRaw() {
    var raw = original.pointee
    // Interrupting and stopping stay with the keys that do that everywhere.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    // Hides the cursor and clears the screen.
    print("\u{1B}[?25l\u{1B}[H\u{1B}[2J")
}

private func putBack() {
    tcsetattr(STDIN_FILENO, TCSANOW, original)
    // Shows the cursor again.
    print("\u{1B}[?25h\n")
}

private func print(_ text: StaticString) {
    _ = write(STDOUT_FILENO, text.utf8Start, text.utf8CodeUnitCount)
}

private func tellOfChange() {
    var byte: UInt8 = 0
    _ = write(changePipe, &byte, 1)
}
