import Foundation
import ProcessShims
import SpecEvents

/// A copy of this process in which an expression may trap.
struct ChildProcess {
    /// The status with which a child says that the expression threw.
    private static let threw: Int32 = 3

    private let pid: Int32
    private let timeout: Duration
    /// What the child prints to standard error goes into this file, which, unlike a pipe, can never be full.
    private let file: UnsafeMutablePointer<FILE>?
    /// What fails in the child.
    private let failures: UnsafeMutablePointer<FILE>?

    init(timeout: Duration) {
        self.timeout = min(max(timeout, .zero), .seconds(86_400))
        file = tmpfile()
        failures = tmpfile()
        // Else what is still to be written would be written twice.
        fflush(nil)
        pid = failures == nil ? -1 : file.map { process_fork(fileno($0)) } ?? -1
    }

    /// In the child: answers for what fails there; `nil` in the parent.
    var failureOwner: CopyFailureOwner? {
        pid == 0 ? failures.map { CopyFailureOwner(writingTo: fileno($0)) } : nil
    }

    /// In the parent, when the child is gone: reports what failed there, and closes the files.
    func close() {
        failures.map(CopyFailureOwner.failures)?.forEach { Reporter.report($0, to: CurrentFailureOwner.value) }
        [file, failures].compactMap(\.self).forEach { fclose($0) }
    }

    /// In the child: the expression did not trap.
    func leave<Value>(after outcome: Outcome<Value>) -> Never {
        if case .error(let error) = outcome {
            try? FileHandle.standardError.write(contentsOf: Data(describe(error).utf8))
            process_leave(Self.threw)
        }
        process_leave(0)
    }

    /// In the parent: how the child ended, in the given time at the latest.
    func wait() -> ChildEnd {
        guard let file, pid > 0 else { return .couldNotBegin }
        let end = process_wait(pid, timeout / .seconds(1))
        lseek(fileno(file), 0, SEEK_SET)
        let handle = FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false)
        let said = (try? handle.read(upToCount: 100_000)) ?? Data()
        let message = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if end.timed_out { return .timedOut(timeout) }
        if end.signal != 0 { return .trapped(signal: end.signal, message: message) }
        switch end.status {
        case 0: return .returned
        case Self.threw: return .threw(message)
        default: return .exited(end.status)
        }
    }
}

/// How a child process ended.
enum ChildEnd: Equatable {
    case returned
    case threw(String)
    case trapped(signal: Int32, message: String)
    case exited(Int32)
    case timedOut(Duration)
    case couldNotBegin

    /// Whether this says if the expression traps.
    var isAnswer: Bool {
        switch self {
        case .returned, .threw, .trapped: true
        case .exited, .timedOut, .couldNotBegin: false
        }
    }

    /// What a child that trapped had to say.
    var message: String? {
        if case .trapped(_, let message) = self { message } else { nil }
    }

    /// The end as it reads after «expected to trap,».
    var text: String {
        switch self {
        case .returned: "it returned"
        case .threw(let error): "threw \(error)"
        case .trapped(let signal, let message): "it trapped with \(Self.name(of: signal)): \(message)"
        case .exited(let status): "it exited with status \(status)"
        case .timedOut(let timeout): "it was killed after \(timeout)"
        case .couldNotBegin: "there could be no child process"
        }
    }

    private static func name(of signal: Int32) -> String {
        switch signal {
        case SIGILL: "SIGILL"
        case SIGTRAP: "SIGTRAP"
        case SIGABRT: "SIGABRT"
        case SIGSEGV: "SIGSEGV"
        case SIGBUS: "SIGBUS"
        case SIGFPE: "SIGFPE"
        case SIGKILL: "SIGKILL"
        default: "signal \(signal)"
        }
    }
}
