import Foundation
import SpecEvents

/// What the runner has open when it starts.
enum Descriptors {
    /// Makes sure that a pipe that nobody reads any more is an error and not a signal; that the numbers of the standard streams are taken, so that no file of the runner's own gets one of
    /// them; and that no child process inherits what the runner has inherited: whoever waits until all that is closed
    /// would wait for everything that an example has started, too.
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

    /// Writes all of a file, which may be there already.
    ///
    /// - Returns: The number of the error that came in between; `nil` if none did.
    static func write(_ bytes: UnsafeRawBufferPointer, toFile path: String) -> Int32? {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { return errno }
        let error = writeAll(bytes, to: descriptor)
        return close(descriptor) == 0 || error != nil ? error : errno
    }
}
