import Foundation
import Synchronization

/// What people at the keyboard, or the system, ask of the runner by signals. Handlers only note; the loop that runs the
/// specs looks.
enum Interrupts {
    private static let stops = Atomic<Int32>(0)
    private static let questions = Atomic<Int32>(0)

    /// Begins to listen: Ctrl-C, SIGTERM and SIGHUP ask to stop, Ctrl-\ asks what is running.
    static func listen() {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number) { number in
                // Whoever asks twice does not want to wait.
                if Interrupts.stops.exchange(number, ordering: .relaxed) != 0 { _exit(128 + number) }
            }
        }
        signal(SIGQUIT) { _ in Interrupts.questions.store(1, ordering: .relaxed) }
        #if canImport(Darwin)
            signal(SIGINFO) { _ in Interrupts.questions.store(1, ordering: .relaxed) }
        #endif
    }

    /// The signal that asked to stop, if one did.
    static var stopSignal: Int32? {
        let number = stops.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }

    /// Whether somebody has asked what is running since the last time.
    static func takeQuestion() -> Bool {
        questions.exchange(0, ordering: .relaxed) != 0
    }
}
