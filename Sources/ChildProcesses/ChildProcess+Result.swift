import Foundation

extension ChildProcess {
    /// Runs a program to its end. Processes that it leaves running do not matter.
    ///
    /// - Parameters:
    ///   - words: Its name and its arguments.
    ///   - errors: The descriptor that becomes standard error; `nil` for the one of the output.
    ///   - limit: The time after which it is killed; `nil` for none.
    /// - Returns: Its output, or why it could not be started, and whether it succeeded.
    package static func result(
        of words: [String],
        environment: [String: String],
        errors: Int32? = nil,
        limit: Duration? = nil
    ) -> (text: String, isSuccess: Bool) {
        // Processes that it leaves running would hold a pipe open.
        let path = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString).txt").path
        let output = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        defer {
            close(output)
            unlink(path)
        }
        do {
            let process = try start(
                "/usr/bin/env",
                words,
                environment: environment,
                leadsGroup: false,
                output: output,
                errors: errors ?? output
            )
            if process.waitForEnd(within: limit) == nil { process.kill() }
            let end = process.waitForEnd()
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return (text, end == .exited(0))
        } catch {
            return ("\(error)", false)
        }
    }
}
