import Foundation

extension ChildProcess {
    /// Runs a program to completion. Does not wait for processes that it leaves running.
    ///
    /// - Parameters:
    ///   - words: The program's name and its arguments.
    ///   - leadsGroup: Whether it leads a process group, which is killed along with it.
    ///   - errors: The descriptor for its standard error; `nil` to share that of standard output.
    ///   - limit: The time after which it is killed; `nil` for no limit.
    ///   - isWanted: Whether to keep the program running. Once this returns `false`, it is killed.
    /// - Returns: Its output, or why it could not be started, and whether it succeeded.
    package static func result(
        of words: [String],
        environment: [String: String],
        leadsGroup: Bool = false,
        errors: Int32? = nil,
        limit: Duration? = nil,
        while isWanted: () -> Bool = { true }
    ) -> (text: String, isSuccess: Bool) {
        // A pipe would stay open as long as any process that the program leaves running.
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
