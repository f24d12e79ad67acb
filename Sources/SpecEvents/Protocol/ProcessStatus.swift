import Foundation

/// Exit statuses that tell the runner what events cannot.
package enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` in `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}

/// The protocol that a process and its runner must share.
package enum ProcessProtocol {
    /// The protocol number. It grows with each change to the events, environment variables or
    /// messages that one side would misunderstand.
    package static let number = 1
    /// The first line that a process with a runner writes to its events file.
    package static let firstLine = "{\"protocol\":\(number)}"
}

package enum SignalName {
    /// Returns the name of a fatal signal, such as `SIGSEGV`; of others, the system's description.
    package static func of(_ number: Int32) -> String {
        names[number] ?? String(cString: strsignal(number))
    }

    private static let names: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}
