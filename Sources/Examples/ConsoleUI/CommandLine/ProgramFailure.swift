import Foundation
import ScreenElements

/// Why a program ends: a message for standard error, and an exit status.
public struct ProgramFailure: Equatable, Sendable {
    /// What has happened, in one line that begins with the name of the program.
    public let message: String
    /// The exit status: 2 if the program was started in a wrong way, 1 for all other errors.
    public let status: Int32

    /// Makes a failure from an error.
    ///
    /// - Parameters:
    ///   - program: The name of the program.
    ///   - error: What was thrown. An ``ArgumentError`` and an `ElementError` say themselves what is wrong.
    ///   - text: Says what any other error means.
    public init(of program: String, _ error: any Error, otherwise text: (any Error) -> String) {
        switch error {
        case let error as ArgumentError:
            message = "\(program): \(error.message); `\(program) --help` lists the options"
            status = 2
        case let error as ElementError:
            message = "\(program): \(error.reason)"
            status = 2
        default:
            message = "\(program): \(text(error))"
            status = 1
        }
    }

    /// Writes the message to standard error and ends the process.
    public func endProcess() -> Never {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
        exit(status)
    }
}
