import Foundation
import Locks

/// The messages of the runner to a supervised process, on the original standard input: a line to continue after the
/// listing, and later one with the reason to skip the remaining examples. End of file means that the runner has ended.
enum RunnerInput {
    private struct State {
        var input: OwnDescriptor?
        var reasonToStop: String?
    }

    private static let state = Lock(State())

    /// Moves the runner's pipe to another descriptor, so that examples find standard input empty and the processes that
    /// they start do not inherit the pipe.
    static func open() {
        let input = OwnDescriptor(copyOf: STDIN_FILENO)
        let nothing = Foundation.open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        state.withLock { $0.input = input }
    }

    /// Waits for the runner's line to continue.
    ///
    /// - Returns: What it says, the file of the examples to run, or nothing for all; `nil` at end of file.
    static func waitToGoOn() -> String? {
        guard let descriptor = state.withLock({ $0.input?.current }) else { return nil }
        var line: [UInt8] = []
        while let byte = read(1, from: descriptor).first {
            guard byte != UInt8(ascii: "\n") else { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    /// Why the remaining examples must not run; `nil` if they run. If an example has closed the pipe, nothing says that they must
    /// not.
    static var reasonToStop: String? {
        state.withLock { state in
            guard state.reasonToStop == nil, let descriptor = state.input?.current else { return state.reasonToStop }
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, 0) > 0 else { return nil }
            let line = String(decoding: read(1024, from: descriptor), as: UTF8.self)
            state.reasonToStop = line.isEmpty ? "the runner is gone" : line.trimmingCharacters(in: .newlines)
            return state.reasonToStop
        }
    }

    /// Up to `count` bytes, as soon as there are any; none at end of file.
    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        while true {
            let count = Foundation.read(descriptor, &bytes, count)
            if count >= 0 || errno != EINTR { return Array(bytes.prefix(max(count, 0))) }
        }
    }
}
