import Foundation
import ProcessShims
import SpecEvents

/// Captures of the same stream may overlap and end in any order. The first capture to begin starts
/// the redirection, and the last one to end stops it. Each capture reads its own part of the file.
final class StreamRedirection: Sendable {
    static let standardOutput = StreamRedirection(of: STDOUT_FILENO)
    static let standardError = StreamRedirection(of: STDERR_FILENO)

    private struct NoFile: SelfExplainingError, CustomStringConvertible {
        var description: String { "the stream could not be redirected to a file; too many files may be open" }
    }

    private struct Target {
        let original: Int32
        let file: Int32
        var captures: Int
    }

    private let descriptor: Int32
    private let target = Lock<Target?>(nil)

    private init(of descriptor: Int32) { self.descriptor = descriptor }

    /// Returns the file offset at which the capture starts, or `nil` if the redirection fails.
    func begin() -> off_t? {
        target.withLock { target in
            // Output that is already buffered does not belong to this capture.
            process_flush_output()
            guard var found = target ?? redirect() else { return nil }
            found.captures += 1
            target = found
            var status = stat()
            fstat(found.file, &status)
            return status.st_size
        }
    }

    func end(from start: off_t?) {
        guard start != nil else { return }
        target.withLock { target in
            process_flush_output()
            target?.captures -= 1
            guard let found = target, found.captures == 0 else { return }
            dup2(found.original, descriptor)
            close(found.original)
            close(found.file)
            target = nil
        }
    }

    /// Uses `pread`, which does not move the file offset at which the process writes.
    func text(from start: off_t?) throws -> String {
        guard let start else { throw NoFile() }
        return target.withLock { target in
            guard let file = target?.file else { return "" }
            process_flush_output()
            var offset = start
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = pread(file, &buffer, buffer.count, offset), count > 0 {
                bytes += buffer.prefix(count)
                offset += off_t(count)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private func redirect() -> Target? {
        guard let stream = tmpfile() else { return nil }
        // The descriptors close on `exec`, so that child processes do not keep the stream open.
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
}
