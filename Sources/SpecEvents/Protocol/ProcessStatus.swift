import Foundation

/// Exit statuses for problems that a process cannot report as events.
package enum ProcessStatus {
    /// An event could not be written. Equals `EX_IOERR` in `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}

/// The version of the protocol between a test process and its runner.
package enum ProcessProtocol {
    /// The protocol number. It is incremented with each incompatible change to the events,
    /// environment variables or messages.
    package static let number = 1
    /// The first line that a supervised process writes to its events file.
    package static let firstLine = "{\"protocol\":\(number)}"
}

package enum SignalName {
    /// Returns the name of a signal, such as `SIGSEGV`, or for a rare signal, the system's
    /// description.
    package static func of(_ number: Int32) -> String {
        names[number] ?? String(cString: strsignal(number))
    }

    private static let names: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}
