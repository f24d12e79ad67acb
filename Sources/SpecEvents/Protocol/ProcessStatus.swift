import Foundation

/// Exit statuses that tell the runner what events cannot.
package enum ProcessStatus {
    /// An event could not be written; `EX_IOERR` of `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74
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
