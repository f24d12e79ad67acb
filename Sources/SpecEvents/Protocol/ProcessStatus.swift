import Foundation

/// What the status of an ended process means: an exit status of the framework, or a signal.
package enum ProcessStatus {
    /// The status of a process that cannot write events. Equals `EX_IOERR` in `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74

    /// For a rare signal, returns the system's description.
    package static func signalName(_ number: Int32) -> String {
        signalNames[number] ?? String(cString: strsignal(number))
    }

    private static let signalNames: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}

package enum ProcessProtocol {
    /// Incremented with each incompatible change to the events, environment variables or messages.
    package static let number = 2
    /// The first line that a supervised process writes to its events file.
    package static let firstLine = "{\"protocol\":\(number)}"
}
