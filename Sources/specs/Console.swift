import Foundation

/// The runner's own standard output and standard error.
enum Console {
    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func error(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// Whether to use colours: only on a terminal that has them, and not if `NO_COLOR` asks for none.
    static var wantsColour: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
            && (environment["NO_COLOR"] ?? "").isEmpty
    }
}
