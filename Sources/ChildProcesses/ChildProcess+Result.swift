import Foundation

extension ChildProcess {
    /// Runs a program and waits for it to end, but not for any processes that it leaves running.
    ///
    /// - Parameters:
    ///   - errors: The descriptor for standard error, or `nil` to merge it into the output.
    ///   - isWanted: A closure that is polled. When it returns `false`, the program is killed.
    /// - Returns: The output, and whether the program exited with status 0. If the program cannot
    ///   be started, the output is an error message.
    package static func result(
        of words: [String],
        environment: [String: String],
        leadsGroup: Bool = false,
        errors: Int32? = nil,
        limit: Duration? = nil,
        while isWanted: () -> Bool = { true }
    ) -> (text: String, isSuccess: Bool) {
        // Uses a file, because processes that the program leaves running would keep a pipe open.
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
