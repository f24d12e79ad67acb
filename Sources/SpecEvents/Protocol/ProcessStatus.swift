import Foundation

/// Exit statuses that tell the runner what events cannot.
package enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` of `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}

/// What a process and its runner have to have in common.
package enum ProcessProtocol {
    /// Its number. It grows with each change of the events, the variables or the messages that one of the two would misunderstand.
    package static let number = 1
    /// What a process with a runner writes first into the file of its events.
    package static let firstLine = "{\"protocol\":\(number)}"
}

package enum SignalName {
    /// The name of a signal, such as `SIGSEGV`; the system's description if it is not a fatal one.
    package static func of(_ number: Int32) -> String {
        names[number] ?? String(cString: strsignal(number))
    }

    private static let names: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}
