import Foundation

/// The process's standard output while it lists its tests.
enum StandardOutput {
    /// Runs `body` with standard output led to standard error, if the process was started for its list: `swift test`
    /// reads that list as JSON and gives up on any other word in it, such as a `print` in the closure of a `describe`.
    static func keptClean<Result>(while body: () throws -> Result) rethrows -> Result {
        guard Arguments.isListing else { return try body() }
        fflush(nil)
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        defer {
            fflush(nil)
            dup2(output, STDOUT_FILENO)
            close(output)
        }
        return try body()
    }
}
