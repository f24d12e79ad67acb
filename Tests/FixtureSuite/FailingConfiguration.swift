import Foundation
import Spec

/// A configuration that traps or exits the process, depending on the environment variable `CONFIGURATION`.
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
