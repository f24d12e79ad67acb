import Foundation

enum ExitStatus: Int32 {
    case allPassed = 0
    case somethingFailed = 1
    case wrongUsageOrBuild = 2
    case nothingToRun = 3

    /// Ends the runner. A signal that stopped it, or standard output that could not be written, takes precedence.
    func exitRunner() -> Never {
        if let signal = Interrupts.stopSignal { exit(128 + signal) }
        guard let problem = Console.problem else { exit(rawValue) }
        Console.error("error: \(problem)")
        exit(ExitStatus.wrongUsageOrBuild.rawValue)
    }
}
