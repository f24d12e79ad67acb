import Foundation

/// A pipe whose ends are closed in child processes, except for an end that becomes a standard
/// stream.
package final class ChildPipe {
    /// The read end.
    package let reading: Int32
    /// The write end; `nil` once it is closed.
    package private(set) var writing: Int32?
    private var isReadingOpen = true

    /// Opens a pipe.
    package init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw ProcessError("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    /// Closes the read end; does nothing the second time.
    package func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    /// Closes the write end; does nothing the second time.
    package func closeWriting() {
        if let writing { close(writing) }
        writing = nil
    }

    deinit {
        closeReading()
        closeWriting()
    }
}
