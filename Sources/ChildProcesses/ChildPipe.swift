import Foundation
import SpecEvents

/// A pipe whose ends are not inherited by child processes unless passed to them explicitly.
package final class ChildPipe {
    package let reading: Int32
    /// The descriptor for the writing end, or `nil` after that end has been closed.
    package private(set) var writing: Int32?
    private var isReadingOpen = true

    package init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw DescribedError("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    package func closeReadEnd() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    package func closeWriteEnd() {
        if let writing { close(writing) }
        writing = nil
    }

    deinit {
        closeReadEnd()
        closeWriteEnd()
    }
}
