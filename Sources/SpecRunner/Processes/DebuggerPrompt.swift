import Foundation

/// `--debug`: prints what a waiting example says, and lets it go on at the return key.
enum DebuggerPrompt {
    /// Long enough for any look, in seconds.
    private static let limit = Duration.seconds(1_000_000)

    /// The file by which an example waits, the same for all runs of `--watch`.
    private static let file = Result {
        let file = try TemporaryFile("debug.txt")
        Thread.detachNewThread { watch(file) }
        return file
    }

    /// The options with the file by which an example waits, and without limits; looks at the file.
    static func prepared(_ options: Options) throws -> Options {
        guard options.isDebugging else { return options }
        var options = options
        options.request.process.debugPath = try file.get().path
        (options.limits.example, options.limits.step) = (limit, limit)
        return options
    }

    private static func watch(_ file: TemporaryFile) {
        while let data = FileManager.default.contents(atPath: file.path) {
            guard data.last == UInt8(ascii: "\n") else {
                usleep(50_000)
                continue
            }
            Console.error(String(decoding: data, as: UTF8.self) + "press return to go on")
            // At the end of input nobody can press a key.
            _ = readLine()
            truncate(file.path, 0)
        }
    }
}
