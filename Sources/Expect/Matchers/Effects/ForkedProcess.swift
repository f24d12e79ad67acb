import Foundation
import ProcessShims
import SpecEvents

struct ForkedProcess {
    private static let threw: Int32 = 3
    private static let trapSignals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

    private let pid: Int32
    private let timeout: Duration
    /// The file that captures the child's standard error. A pipe could fill up and block the child.
    private let file: UnsafeMutablePointer<FILE>?
    private let failureFile: UnsafeMutablePointer<FILE>?

    init(timeout: Duration) {
        self.timeout = min(max(timeout, .zero), .seconds(86_400))
        file = tmpfile()
        failureFile = tmpfile()
        // Without this call, both processes would write the output that is still buffered.
        process_flush_output()
        pid = failureFile == nil ? -1 : file.map { process_fork(fileno($0)) } ?? -1
    }

    func beginChild() -> ChildFailureOwner? {
        guard pid == 0, let failureFile else { return nil }
        let owner = ChildFailureOwner(writingTo: fileno(failureFile))
        ChildFailureOwner.current.withLock { $0 = owner }
        return owner
    }

    /// Returns the child's failures. Called in the parent after the child has ended.
    func close() -> [RecordedFailure] {
        let failures = failureFile.map(ChildFailureOwner.failures) ?? []
        [file, failureFile].compactMap(\.self).forEach { fclose($0) }
        return failures
    }

    func leave<Value>(after outcome: Outcome<Value>) -> Never {
        var status: Int32 = 0
        if case .error(let error) = outcome {
            try? FileHandle.standardError.write(contentsOf: Data(describe(error: error).utf8))
            status = Self.threw
        }
        ChildFailureOwner.current.withLock(\.self)?.noteEnd()
        _exit(status)
    }

    private func waitForEnd() -> (signal: Int32, status: Int32, isTimedOut: Bool) {
        let deadline = ContinuousClock.now + timeout
        var (status, isTimedOut) = (Int32(0), false)
        while true {
            let found = waitpid(pid, &status, isTimedOut ? 0 : WNOHANG)
            if found == pid || found < 0 && errno != EINTR { break }
            if !isTimedOut, .now >= deadline {
                kill(pid, SIGKILL)
                isTimedOut = true
            } else if !isTimedOut {
                usleep(200)
            }
        }
        // `WTERMSIG` and `WEXITSTATUS` in <sys/wait.h> are macros that Swift does not import.
        return (status & 0x7F, status >> 8 & 0xFF, isTimedOut)
    }

    func wait(echoing: Bool) -> ChildEnd {
        guard let file, pid > 0 else { return .couldNotBegin }
        let end = waitForEnd()
        // Reads only the end of the output, because a trap's message comes last.
        lseek(fileno(file), max(0, lseek(fileno(file), 0, SEEK_END) - 100_000), SEEK_SET)
        let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        let said = (try? handle.readToEnd()) ?? Data()
        if echoing { try? FileHandle.standardError.write(contentsOf: said) }
        // If `SWIFT_BACKTRACE` turns off backtraces, Swift prints the stack after the message.
        let message = String(decoding: said, as: UTF8.self).components(separatedBy: "\nCurrent stack trace:\n")[0]
            .trimmingCharacters(in: .whitespacesAndNewlines)
        if end.isTimedOut { return .timedOut(timeout) }
        if Self.trapSignals.contains(end.signal) { return .trapped(signal: end.signal, message: message) }
        if end.signal != 0 { return .killed(signal: end.signal) }
        // The expression may have called `exit` with a status that means “threw” or “returned”.
        guard failureFile.map(ChildFailureOwner.hasEnded) == true else { return .exited(end.status) }
        return end.status == Self.threw ? .threw(message) : .returned
    }
}
