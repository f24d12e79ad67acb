import Foundation

/// A descriptor that this process keeps beside those of its examples, which may close it, or put another file in its place.
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

    /// Copies a descriptor. Processes that examples start do not inherit the copy.
    init(copyOf original: Int32) {
        descriptor = fcntl(original, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        file = File(descriptor)
    }

    /// The descriptor; `nil` if it is no longer that of the file.
    var current: Int32? { file != nil && File(descriptor) == file ? descriptor : nil }
}
