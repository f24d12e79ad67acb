import Foundation
import SpecEvents
import SpecReports
import TerminalText

enum Console {
    private static let failure = Lock<String?>(nil)

    static var problem: String? { failure.withLock { $0 } }

    /// Writes text and escapes control characters in it, because names may contain them.
    static func write(_ text: String) { writeReport(Escaping.printed(text)) }

    /// Writes text that is already escaped. Writes nothing after a ``problem`` has occurred.
    static func writeReport(_ text: String) {
        guard problem == nil, let error = writeAll(text, to: STDOUT_FILENO) else { return }
        failure.withLock { $0 = "standard output cannot be written: \(String(cString: strerror(error)))" }
    }

    /// Ignores errors while writing, because they cannot be reported.
    static func error(_ line: String) { writeToErrors(Escaping.printed(line) + "\n") }

    static func writeToErrors(_ text: String) { _ = writeAll(text, to: STDERR_FILENO) }

    static let output = TerminalDevice(STDOUT_FILENO)

    static var columns: Int? { output.isCapable ? output.columns : nil }
}

enum FileDescriptors {
    /// Prepares the descriptors that the runner inherits:
    ///
    /// - Writing to a closed pipe causes an error instead of a signal.
    /// - Closed standard streams are opened, so that no file is assigned one of their numbers.
    /// - Child processes do not inherit any other descriptors. Otherwise, a caller that waits for a
    ///   pipe to close would also wait for any process that an example leaves running.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        while case let descriptor = open("/dev/null", O_RDONLY), descriptor >= 0 {
            guard descriptor > STDERR_FILENO else { continue }
            close(descriptor)
            break
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/fd")) ?? []
        for descriptor in names.compactMap(Int32.init) where descriptor > STDERR_FILENO {
            let flags = fcntl(descriptor, F_GETFD)
            if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
        }
    }

    /// Checks that an option's file can be opened, so that an invalid path is reported before the
    /// run. Does not create the file, because it would stay empty if no report were written.
    static func checkWritable(_ path: String, of option: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard descriptor >= 0 || (errno == ENOENT && !path.hasSuffix("/") && access(folder, W_OK | X_OK) == 0) else {
            throw RunnerError("\(option) \(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        close(descriptor)
    }

    static func write(_ text: String, toFile path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        var error = descriptor >= 0 ? writeAll(text, to: descriptor) : errno
        if descriptor >= 0, close(descriptor) != 0 { error = error ?? errno }
        if let error { throw RunnerError("\(path) cannot be written: \(String(cString: strerror(error)))") }
    }
}
