import ChildProcesses
import Foundation
import SpecEvents

/// The signals that ask the runner to stop or to print what is running. A separate thread receives
/// them, and the runner's loops check whether any have arrived.
enum Interrupts {
    private static let stop = Lock<Int32?>(nil)
    private static let questions = Lock(false)

    /// Starts the thread that receives the signals. Ctrl-C, SIGTERM and SIGHUP request a stop, and
    /// Ctrl-\ requests the status. Call this function before starting any other thread, so that the
    /// signals are blocked in all of them.
    static func listen() {
        var signals = sigset_t()
        sigemptyset(&signals)
        var numbers = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
        #if canImport(Darwin)
            numbers.append(SIGINFO)
        #endif
        for number in numbers { sigaddset(&signals, number) }
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        Thread.detachNewThread { [signals] in
            var signals = signals
            var number: Int32 = 0
            while sigwait(&signals, &number) == 0 { take(number) }
        }
    }

    private static func take(_ number: Int32) {
        guard [SIGINT, SIGTERM, SIGHUP].contains(number) else { return questions.withLock { $0 = true } }
        let isSecond = stop.withLock { stop in
            defer { stop = number }
            return stop != nil
        }
        guard isSecond else { return }
        ChildProcess.killAll()
        TemporaryFolder.remove()
        Keyboard.restore()
        _exit(128 + number)
    }

    static var stopSignal: Int32? { stop.withLock { $0 } }

    static var stopReason: String? {
        stopSignal.map { "stopped by \(ProcessStatus.signalName($0))" } ?? Console.problem
    }

    /// Returns whether a signal has requested the status since the last call.
    static func takeStatusRequest() -> Bool {
        questions.withLock { isAsked in
            defer { isAsked = false }
            return isAsked
        }
    }
}
