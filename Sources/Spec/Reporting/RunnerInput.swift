import Foundation
import Synchronization

/// What the runner tells a process that it watches, on what was standard input: a byte to go on after the roll call, and
/// later a line that says why to skip what is left. The end of it says that the runner is gone.
enum RunnerInput {
    private struct State {
        var descriptor: Int32?
        var reasonToStop: String?
    }

    private static let state = Mutex(State())

    /// Puts the runner's end aside, so that examples find standard input empty, and so that no process that they start
    /// inherits it.
    static func open() {
        let descriptor = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        let nothing = Foundation.open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        state.withLock { $0.descriptor = descriptor < 0 ? nil : descriptor }
    }

    /// Waits until the process is told to go on.
    ///
    /// - Returns: Whether it is.
    static func waitToGoOn() -> Bool {
        state.withLock { $0.descriptor }.map { !read(1, from: $0).isEmpty } ?? false
    }

    /// Why the examples that are left are not to run; `nil` as long as they are.
    static var reasonToStop: String? {
        state.withLock { state in
            guard state.reasonToStop == nil, let descriptor = state.descriptor else { return state.reasonToStop }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 0) > 0 else { return nil }
            let line = String(decoding: read(1024, from: descriptor), as: UTF8.self)
            state.reasonToStop = line.isEmpty ? "the runner is gone" : line.trimmingCharacters(in: .newlines)
            return state.reasonToStop
        }
    }

    /// Up to `count` bytes, as soon as there are any; none at the end.
    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        while true {
            let count = Foundation.read(descriptor, &bytes, count)
            if count >= 0 || errno != EINTR { return Array(bytes.prefix(max(count, 0))) }
        }
    }
}
