import Foundation

package enum ProcessStatus {
    /// The process could not write its events. Equal to `EX_IOERR` in `<sysexits.h>`.
    package static let cannotWriteEvents: Int32 = 74

    package static func signalName(_ number: Int32) -> String {
        signalNames[number] ?? String(cString: strsignal(number))
    }

    private static let signalNames: [Int32: String] = [
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGHUP: "SIGHUP", SIGILL: "SIGILL", SIGINT: "SIGINT",
        SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP",
    ]
}

package enum ProcessProtocol {
    /// Incremented whenever the events, environment variables or messages change incompatibly.
    package static let number = 2
    /// The first line that a supervised process writes to its events file.
    package static let firstLine = "{\"protocol\":\(number)}"
}
