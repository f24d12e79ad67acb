import Foundation
import ProcessShims
import SpecEvents

enum ChildEnd: Equatable {
    case returned
    case threw(String)
    case trapped(signal: Int32, message: String)
    /// Ended by a signal that no trap sends: another process, or the system when memory is short, may have sent it.
    case killed(signal: Int32)
    case exited(Int32)
    case timedOut(Duration)
    case couldNotBegin

    /// Whether it is known if the expression traps.
    var isAnswer: Bool {
        switch self {
        case .returned, .threw, .trapped: true
        case .killed, .exited, .timedOut, .couldNotBegin: false
        }
    }

    var message: String? {
        if case .trapped(_, let message) = self { message } else { nil }
    }

    /// The text that follows «expected to trap,».
    var text: String {
        switch self {
        case .returned: "it returned"
        case .threw(let error): "threw \(error)"
        case .trapped(let signal, let message): "it trapped with \(SignalName.of(signal)): \(message)"
        case .killed(let signal): "it was killed by \(SignalName.of(signal))"
        case .exited(let status): "it exited with status \(status)"
        case .timedOut(let timeout): "it was killed after \(timeout)"
        case .couldNotBegin where !process_can_fork(): "it was not evaluated: this platform has no `fork`"
        case .couldNotBegin: "the child process could not be started"
        }
    }
}
