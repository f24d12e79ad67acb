import Foundation
import Spec

/// A configuration that fails, or ends the process, as `CONFIGURATION` says.
final class FailingConfiguration: SpecConfiguration {
    override class func configure(_ settings: Settings) {
        switch ProcessInfo.processInfo.environment["CONFIGURATION"] {
        case "traps": fatalError("not configured")
        case "exits": exit(0)
        case "leaves": _exit(0)
        default: break
        }
    }
}
