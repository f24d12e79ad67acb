import Foundation
import SpecEvents

/// The open file descriptors of the runner.
enum FileDescriptors {
    /// Prepares the descriptors that the runner inherits:
    ///
    /// - Writing to a closed pipe becomes an error instead of a signal.
    /// - Standard streams that are closed are opened, so that no file of the runner gets one of their numbers.
    /// - Child processes do not inherit other descriptors: a caller that waits for the end of such a pipe would also
    ///   wait for every process that an example leaves behind.
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

    /// Writes a whole file and replaces what is there.
    ///
    /// - Returns: The error number; `nil` if everything was written.
    static func write(_ bytes: UnsafeRawBufferPointer, toFile path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return errno }
        let error = writeAll(bytes, to: descriptor)
        return close(descriptor) == 0 || error != nil ? error : errno
    }
}
