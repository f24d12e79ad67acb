import Foundation

/// Exit statuses for problems that a process cannot report as events.
package enum ProcessStatus {
    /// Equals `EX_IOERR` in `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
}

package enum ProcessProtocol {
    /// Incremented with each incompatible change to the events, environment variables or messages.
    package static let number = 2
    /// The first line that a supervised process writes to its events file.
    package static let firstLine = "{\"protocol\":\(number)}"
}

package enum SignalName {
    /// For a rare signal, returns the system's description.
    package static func of(_ number: Int32) -> String {
        names[number] ?? String(cString: strsignal(number))
    }

    private static let names: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}
