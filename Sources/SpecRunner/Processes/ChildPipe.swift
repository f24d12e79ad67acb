import Foundation

/// A pipe whose ends are closed in child processes, except for the end that becomes one of their standard streams.
final class ChildPipe {
    let reading: Int32
    private(set) var writing: Int32?
    private var isReadingOpen = true

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw RunnerError("cannot make a pipe: \(String(cString: strerror(errno)))") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (ends[0], ends[1])
    }

    func closeReading() {
        if isReadingOpen { close(reading) }
        isReadingOpen = false
    }

    func closeWriting() {
        if let writing { close(writing) }
        writing = nil
    }

    deinit {
        closeReading()
        closeWriting()
    }
}
