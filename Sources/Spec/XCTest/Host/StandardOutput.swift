import Foundation

enum StandardOutput {
    /// While tests are listed, redirects standard output to standard error. `swift test` parses the
    /// list as JSON, which a stray `print` would break.
    static func redirect<Result>(while body: () throws -> Result) rethrows -> Result {
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
