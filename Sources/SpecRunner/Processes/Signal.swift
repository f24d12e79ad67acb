import Foundation
import SpecEvents

/// The names of signals.
enum Signal {
    static func name(of number: Int32) -> String {
        SignalName.of(number) ?? String(cString: strsignal(number))
    }
}
