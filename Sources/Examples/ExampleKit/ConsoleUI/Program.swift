import Foundation
import ScreenElements

/// An error in a program's command-line arguments.
public struct ArgumentError: Error, Equatable, Sendable {
    /// A one-line description of the problem.
    public let message: String

    /// Creates an error with a one-line description of the problem.
    public init(_ message: String) { self.message = message }
}

/// The options parsed from a command line. An option's value either follows `=` or is the next
/// argument. If an option is repeated, its last value is used.
///
/// ```swift
/// let arguments = try Arguments(CommandLine.arguments.dropFirst(), flags: ["--quiet"], values: ["--url"])
/// let url = arguments["--url"]
/// let isQuiet = arguments.has("--quiet")
/// ```
public struct Arguments {
    private var values: [String: String] = [:]

    /// Parses command-line arguments.
    ///
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - flags: The options that take no value. `--help`, `-h`, and `--screen-server` are always
    ///     added.
    ///   - values: The options that take a value.
    public init(
        _ arguments: some Sequence<String>,
        flags: Set<String> = [],
        values: Set<String>
    ) throws(ArgumentError) {
        let flags = flags.union(["--help", "-h", ScreenServer.flag])
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let option = parts.first.map(String.init) ?? ""
            if flags.contains(option) {
                guard parts.count == 1 else { throw ArgumentError("\(option) takes no value") }
                self.values[option] = ""
            } else if values.contains(option) {
                var value = parts.count > 1 ? String(parts[1]) : ""
                if parts.count == 1, let next = rest.first, !next.hasPrefix("--") { value = rest.removeFirst() }
                if value.isEmpty { throw ArgumentError("\(option) needs a value") }
                self.values[option] = value
            } else {
                throw ArgumentError("unknown argument “\(argument)”")
            }
        }
    }

    /// Returns the value of an option, or `nil` if the command line does not contain the option.
    public subscript(option: String) -> String? { values[option] }

    /// Returns whether the command line contains a flag.
    public func has(_ flag: String) -> Bool { values[flag] != nil }

    /// Whether the command line asks for help.
    public var asksForHelp: Bool { has("--help") || has("-h") }
}

/// The entry point that all example programs share.
public enum Program {
    /// Runs a program. If `body` throws an error, prints a message and exits with a nonzero status.
    @MainActor public static func run(_ name: String, _ body: @MainActor () async throws -> Void) async {
        // Makes a write to a closed pipe fail instead of raising a signal.
        signal(SIGPIPE, SIG_IGN)
        // Another program may have left the terminal in non-blocking mode.
        for descriptor in [STDIN_FILENO, STDOUT_FILENO] {
            _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
        }
        do {
            try await body()
        } catch {
            let (message, status) = failure(of: name, error)
            try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
            exit(status)
        }
    }

    /// Returns the message and the exit status for an error. The status is 2 for an error in the
    /// command line. Any other error means that the built-in server could not be started.
    static func failure(of name: String, _ error: any Error) -> (message: String, status: Int32) {
        switch error {
        case let error as ArgumentError: ("\(name): \(error.message); `\(name) --help` lists the options", 2)
        case let error as ElementError: ("\(name): \(error.reason)", 2)
        default: ("\(name): what ships inside cannot be served: \(error); `--url URL` asks a server", 1)
        }
    }
}
