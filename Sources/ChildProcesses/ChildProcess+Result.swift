import Foundation

extension ChildProcess {
    /// Runs a program to completion. Does not wait for processes that the program leaves running.
    ///
    /// - Parameters:
    ///   - errors: The file descriptor for standard error, or `nil` to add it to the output.
    ///   - isWanted: A closure that is polled. When it returns `false`, the program is killed.
    /// - Returns: The output, or an error message if the program did not start.
    package static func result(
        of words: [String],
        environment: [String: String],
        leadsGroup: Bool = false,
        errors: Int32? = nil,
        limit: Duration? = nil,
        while isWanted: () -> Bool = { true }
    ) -> (text: String, isSuccess: Bool) {
        // Uses a file, because a pipe would stay open until all processes left running have ended.
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
                leadsGroup: leadsGroup,
                output: output,
                errors: errors ?? output
            )
            let deadline = limit.map { ContinuousClock.now + $0 }
            while process.poll() == nil, isWanted(), deadline.map({ .now < $0 }) ?? true { usleep(1000) }
            if process.poll() == nil { process.kill() }
            let end = process.waitForEnd()
            let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
            return (text, end == .exited(0))
        } catch {
            return ("\(error)", false)
        }
    }
}
