import Foundation
import Synchronization

/// Takes what the process prints to a stream, from its beginning to its end.
///
/// Captures of a stream may overlap and end in any order: they share one redirection, which the first begins and the
/// last ends, and each reads its own part of the file.
struct OutputCapture {
    private static let standardOutput = Redirection(of: STDOUT_FILENO)
    private static let standardError = Redirection(of: STDERR_FILENO)

    private struct NotRedirected: Error, CustomStringConvertible {
        var description: String { "the stream could not be sent into a file; too many files may be open" }
    }

    private let redirection: Redirection
    /// Where in the file it begins; `nil` if the stream could not be redirected.
    private let start: off_t?

    /// Begins the capture.
    init(of stream: PrintedStream) {
        redirection = stream == .standardOutput ? Self.standardOutput : Self.standardError
        start = redirection.begin()
    }

    /// What has been printed until now.
    func text() throws -> String {
        guard let start else { throw NotRedirected() }
        return String(decoding: redirection.bytes(from: start), as: UTF8.self)
    }

    /// Ends the capture.
    func end() {
        if start != nil { redirection.end() }
    }
}

/// Sends a file descriptor of the process into a file as long as any capture needs it.
private final class Redirection: Sendable {
    private struct Target {
        let original: Int32
        let file: Int32
        var captures: Int
    }

    private let descriptor: Int32
    private let target = Mutex<Target?>(nil)

    init(of descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Gives the end of the file, where a capture begins.
    func begin() -> off_t? {
        target.withLock { target in
            // What was printed before still goes where it belongs.
            fflush(nil)
            guard var found = target ?? redirect() else { return nil }
            found.captures += 1
            target = found
            return size(of: found.file)
        }
    }

    func end() {
        target.withLock { target in
            fflush(nil)
            target?.captures -= 1
            guard let found = target, found.captures == 0 else { return }
            dup2(found.original, descriptor)
            close(found.original)
            close(found.file)
            target = nil
        }
    }

    /// What has been printed from a place in the file on. Reading leaves the place alone at which the process writes.
    func bytes(from start: off_t) -> [UInt8] {
        target.withLock { target in
            guard let file = target?.file else { return [] }
            fflush(nil)
            var place = start
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = pread(file, &buffer, buffer.count, place), count > 0 {
                bytes += buffer.prefix(count)
                place += off_t(count)
            }
            return bytes
        }
    }

    private func redirect() -> Target? {
        guard let stream = tmpfile() else { return nil }
        // Neither is for the processes that this one starts: they would keep the original open.
        let file = fcntl(fileno(stream), F_DUPFD_CLOEXEC, 0)
        let original = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
        fclose(stream)
        guard file >= 0, original >= 0, dup2(file, descriptor) >= 0 else {
            close(file)
            close(original)
            return nil
        }
        return Target(original: original, file: file, captures: 0)
    }

    private func size(of file: Int32) -> off_t {
        var status = stat()
        fstat(file, &status)
        return status.st_size
    }
}
