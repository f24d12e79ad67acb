import ChildProcesses
import Foundation
import SpecEvents

/// Reads the output of an application, so that its pipe is never full, and keeps the last lines.
final class OutputTail: Sendable {
    private let lines = Lock(Lines())
    private let isStopped = Lock(false)
    private let isOver = Lock(false)

    /// Reads until the application, and all that it has started, has closed the pipe, or until ``stop()``.
    init(of pipe: ChildPipe) {
        let descriptor = pipe.reading
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        nonisolated(unsafe) let pipe = pipe
        Thread.detachNewThread { [self] in
            read(descriptor)
            pipe.closeReading()
            isOver.withLock { $0 = true }
        }
    }

    var text: [String] { lines.withLock(\.text) }

    /// Reads the rest of the output. Does not wait for its end, because a child of the application may hold the pipe open.
    func stop() {
        isStopped.withLock { $0 = true }
        let end = ContinuousClock.now + .seconds(1)
        while !isOver.withLock(\.self), .now < end { usleep(1_000) }
    }

    private func read(_ descriptor: Int32) {
        var buffer = LineBuffer(longestLine: 2_000)
        while true {
            let isLast = isStopped.withLock(\.self)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let isReady = poll(&request, 1, isLast ? 0 : 20) > 0
            if isReady { _ = buffer.read(from: descriptor, atMost: 1 << 20) }
            buffer.takeLines(add)
            let hasEnded = isReady && Int32(request.revents) & POLLIN == 0
            guard hasEnded || (isLast && !isReady) else { continue }
            return buffer.takeRest(add)
        }
    }

    private func add(_ line: UnsafeRawBufferPointer) {
        let text = String(decoding: line, as: UTF8.self)
        lines.withLock { $0.add(text) }
    }
}

extension OutputTail {
    /// The last lines of a text. Of the report of a crash by Swift's runtime what is below the stack is left out.
    struct Lines {
        private static let maxCount = 30

        private(set) var text: [String] = []
        private var isInCrashDetails = false

        mutating func add(_ line: String) {
            if line == "Registers:" || line.hasPrefix("Images (") { isInCrashDetails = true }
            if line.hasPrefix("Backtrace took") { return isInCrashDetails = false }
            guard !isInCrashDetails, !(line.isEmpty && text.last?.isEmpty != false) else { return }
            text.append(line)
            if text.count > Self.maxCount { text.removeFirst() }
        }
    }
}
