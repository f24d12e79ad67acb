import Foundation
import SpecEvents

/// A pipe whose ends are not inherited by child processes, except for an end that is passed to a
/// child explicitly.
package final class ChildPipe {
    /// The file descriptor of the read end.
    package let reading: Int32
    /// The file descriptor of the write end, or `nil` after it has been closed.
    package private(set) var writing: Int32?
    private var isReadingOpen = true

    /// Opens a pipe. Throws `DescribedError` if that fails.
    package init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw DescribedError("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Closes the read end. Does nothing if it is closed already.
    package func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    /// Closes the write end. Does nothing if it is closed already.
    package func closeWriting() {
        if let writing { close(writing) }
        writing = nil
    }

    deinit {
        closeReading()
        closeWriting()
    }
}
