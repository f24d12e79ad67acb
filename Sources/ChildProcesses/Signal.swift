import Foundation
import SpecEvents

/// The names of signals.
package enum Signal {
    /// The name of a signal, such as `SIGTERM`; what the system calls it if it is none of those that end processes.
    package static func name(of number: Int32) -> String {
        SignalName.of(number) ?? String(cString: strsignal(number))
    }
}
