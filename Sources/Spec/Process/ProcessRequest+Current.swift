import Foundation
import SpecEvents

extension ProcessRequest {
    static let current = ProcessRequest(environment: ProcessInfo.processInfo.environment)
}

enum Arguments {
    /// Whether the process only lists tests. If so, another program parses the standard output.
    static let isListing = CommandLine.arguments.contains {
        $0 == "--dump-tests-json" || $0 == "--list-tests" || $0 == "-l"
    }

    /// Whether SwiftPM started this process to run Swift Testing's tests instead of XCTest's.
    static var isForSwiftTesting: Bool {
        zip(CommandLine.arguments, CommandLine.arguments.dropFirst()).contains {
            $0 == "--testing-library" && $1.lowercased() != "xctest"
        }
    }
}
