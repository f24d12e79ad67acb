import Foundation
import Synchronization

/// What people at the keyboard, or the system, ask of the runner by signals. A thread takes them; the loop that runs the
/// specs looks what there is.
enum Interrupts {
    private static let stops = Atomic<Int32>(0)
    private static let questions = Atomic<Int32>(0)

    /// Begins to listen: Ctrl-C, SIGTERM and SIGHUP ask to stop, Ctrl-\ asks what is running. To be called before any other
    /// thread is started, because no other thread may take these signals.
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
        guard [SIGINT, SIGTERM, SIGHUP].contains(number) else { return questions.store(1, ordering: .relaxed) }
        guard stops.exchange(number, ordering: .relaxed) != 0 else { return }
        // Whoever asks twice does not want to wait.
        ChildProcess.killAll()
        TemporaryFolder.remove()
        _exit(128 + number)
    }

    /// The signal that asked to stop, if one did.
    static var stopSignal: Int32? {
        let number = stops.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Why the run is to stop: a signal asked for it, or nobody can read what it prints. `nil` if it is not.
    static var stopReason: String? {
        stopSignal.map { "stopped by \(Signal.name(of: $0))" } ?? Console.problem
    }

    /// Whether somebody has asked what is running since the last time.
    static func takeQuestion() -> Bool {
        questions.exchange(0, ordering: .relaxed) != 0
    }
}
