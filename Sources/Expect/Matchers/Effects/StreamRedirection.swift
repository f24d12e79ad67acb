import SpecEvents
import Foundation

/// Redirects a file descriptor of the process to a file while at least one capture is active.
final class StreamRedirection: Sendable {
    private struct Target {
        let original: Int32
        let file: Int32
        var captures: Int
    }

    private let descriptor: Int32
    private let target = Lock<Target?>(nil)

    init(of descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Begins a capture, and returns its offset in the file; `nil` if the descriptor could not be redirected.
    func begin() -> off_t? {
        target.withLock { target in
            // Buffered output was printed before the capture, so it goes to the original.
            fflush(nil)
            guard var found = target ?? redirect() else { return nil }
            found.captures += 1
            target = found
            return size(of: found.file)
        }
    }

    /// Ends a capture. The last one restores the original.
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

    /// The bytes from an offset to the end of the file. `pread` does not move the offset at which the process writes.
    func bytes(from start: off_t) -> [UInt8] {
        target.withLock { target in
            guard let file = target?.file else { return [] }
            fflush(nil)
            var offset = start
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = pread(file, &buffer, buffer.count, offset), count > 0 {
                bytes += buffer.prefix(count)
                offset += off_t(count)
            }
            return bytes
        }
    }

    private func redirect() -> Target? {
        guard let stream = tmpfile() else { return nil }
        // Close-on-exec: child processes that inherit the descriptors would keep the original open.
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
