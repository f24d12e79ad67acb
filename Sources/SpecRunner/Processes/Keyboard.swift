import SpecEvents
import Foundation

/// Reads the keys that the user presses while the runner waits. Standard input must be a pipe, or a
/// terminal in which the runner is in the foreground.
final class Keyboard {
    /// The terminal settings to restore, or `nil` if the settings have not been changed.
    private static let settings = Lock<termios?>(nil)

    private let descriptor: Int32
    private let isTerminal: Bool
    private(set) var isOpen: Bool

    init(_ descriptor: Int32 = STDIN_FILENO) {
        self.descriptor = descriptor
        isTerminal = isatty(descriptor) == 1
        var status = stat()
        let isPipe = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
        isOpen = isTerminal || isPipe
    }

    /// Runs `body` with the terminal set to pass on each key immediately without echoing it.
    func listening<Result>(_ body: () -> Result) -> Result {
        // The system stops a background process that changes the terminal settings.
        guard isTerminal, tcgetpgrp(descriptor) == getpgrp() else { return body() }
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0 else { return body() }
        Self.settings.withLock { $0 = settings }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &settings)
        defer { Self.restore(descriptor) }
        return body()
    }

    /// Restores the terminal settings. Call this function before the process ends.
    static func restore(_ descriptor: Int32 = STDIN_FILENO) {
        settings.withLock { settings in
            guard var before = settings else { return }
            tcsetattr(descriptor, TCSANOW, &before)
            settings = nil
        }
    }

    func key(within duration: Duration) -> Character? {
        let milliseconds = Int32(duration / .milliseconds(1))
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let canRead = isOpen && (!isTerminal || tcgetpgrp(descriptor) == getpgrp())
        guard canRead else {
            usleep(UInt32(milliseconds) * 1000)
            return nil
        }
        guard poll(&request, 1, milliseconds) > 0 else { return nil }
        var byte: UInt8 = 0
        // Darwin's `poll` does not support every device. Reading from an unsupported one may block.
        guard request.revents & Int16(POLLNVAL) == 0, read(descriptor, &byte, 1) == 1 else {
            isOpen = false
            return nil
        }
        return Character(UnicodeScalar(byte))
    }
}
