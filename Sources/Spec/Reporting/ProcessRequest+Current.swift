import Foundation
import SpecEvents

extension ProcessRequest {
    /// What this process is asked to do. Read once, when the first spec class is looked at.
    static let current = ProcessRequest(environment: ProcessInfo.processInfo.environment)
}

/// What `swift test` and XCTest say on the command line.
enum Arguments {
    /// Whether this process was started to print its list of tests, as `swift test list` does. Its standard output is
    /// then read by a program.
    static let isListing = CommandLine.arguments.contains {
        $0 == "--dump-tests-json" || $0 == "--list-tests" || $0 == "-l"
    }
}
