import Foundation
import ProcessShims
import SpecEvents

/// The messages that the runner writes to the process's original standard input. They say what to
/// run and, later, why to skip the remaining examples. End of file means that the runner has ended.
enum RunnerInput {
    private struct State {
        var input: OwnDescriptor?
        var reasonToStop: String?
    }

    private static let state = Lock(State())

    /// Moves the runner's pipe to another file descriptor. Examples must find standard input empty,
    /// and their child processes must not inherit the pipe.
    static func open() {
        let input = OwnDescriptor(copyOf: STDIN_FILENO)
        let nothing = Foundation.open("/dev/null", O_RDONLY)
        dup2(nothing, STDIN_FILENO)
        close(nothing)
        state.withLock { $0.input = input }
    }

    /// Waits for the message that says what to run. Returns `nil` at end of file.
    static func waitForShare() -> ProcessRequest.Share? {
        guard let descriptor = state.withLock({ $0.input?.current }) else { return nil }
        var message: [UInt8] = []
        while let byte = read(1, from: descriptor).first {
            message.append(byte)
            if let share = ProcessRequest.Share(message: message) { return share }
        }
        return nil
    }

    /// The reason to skip the remaining examples. `nil` if none, or if an example closed the pipe.
    static var reasonToStop: String? {
        state.withLock { state in
            guard state.reasonToStop == nil, let input = state.input else { return state.reasonToStop }
            var request = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
            // To save time, access `current` only if there is input. Each access checks whether
            // the descriptor still refers to the pipe.
            guard poll(&request, 1, 0) > 0, let descriptor = input.current else { return nil }
            let line = String(decoding: read(1024, from: descriptor), as: UTF8.self)
            state.reasonToStop = line.isEmpty ? "the runner is gone" : line.trimmingCharacters(in: .newlines)
            return state.reasonToStop
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        while true {
            let count = Foundation.read(descriptor, &bytes, count)
            if count >= 0 || errno != EINTR { return Array(bytes.prefix(max(count, 0))) }
        }
    }
}

/// A file descriptor that Spec owns, but that examples may close or use for another file.
struct OwnDescriptor: Sendable {
    private struct File: Equatable {
        var device: dev_t
        var number: ino_t

        init?(_ descriptor: Int32) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { return nil }
            (device, number) = (status.st_dev, status.st_ino)
        }
    }

    let descriptor: Int32
    private let file: File?

    init(copyOf original: Int32) {
        descriptor = fcntl(original, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        file = File(descriptor)
    }

    var current: Int32? { file != nil && File(descriptor) == file ? descriptor : nil }
}

/// Writes marks that tell the runner which output belongs to which example. The marks replace
/// XCTest's own lines, which take longer to write and which an example could also print.
struct OutputMarker {
    static let shared: OutputMarker? = {
        #if canImport(ObjectiveC)
            nil
        #else
            ProcessRequest.current.isSupervised ? ProcessRequest.current.eventsPath.map(Self.init) : nil
        #endif
    }()

    private let marks: OutputMarks
    /// A copy of standard output, because an example may redirect the original.
    private let output = OwnDescriptor(copyOf: STDOUT_FILENO)

    private init(eventsPath: String) {
        marks = OutputMarks(eventsPath: eventsPath)
    }

    func write(_ mark: OutputMark) {
        process_flush_output()
        guard let descriptor = output.current else { return }
        // Use one call, so that other threads' output cannot split a mark that fits in the pipe.
        _ = writeAll(marks.text(mark), to: descriptor)
    }
}
