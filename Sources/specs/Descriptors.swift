import Foundation

/// What the runner has open when it starts.
enum Descriptors {
    /// Makes sure that the numbers of the standard streams are taken, so that no file of the runner's own gets one of
    /// them; and that no child process inherits what the runner has inherited: whoever waits until all that is closed
    /// would wait for everything that an example has started, too.
    static func prepare() {
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
}
