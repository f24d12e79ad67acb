import Foundation

/// A program that is run for what it takes.
struct Command {
    var executable: URL
    var arguments: [String]
    var folder = FileManager.default.temporaryDirectory
    var environment: [String: String] = [:]

    /// A program that is found on the search path.
    init(_ name: String, _ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory) {
        executable = URL(fileURLWithPath: "/usr/bin/env")
        self.arguments = [name] + arguments
        self.folder = folder
    }

    init(_ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]) {
        self.executable = executable
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
    }

    /// Runs the program, and gives the seconds that it took. A bench that measures failures would be worthless, so one
    /// ends it.
    func seconds() -> Double {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        // `waitUntilExit` looks only every 50 ms.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        let start = ContinuousClock.now
        do {
            try process.run()
        } catch {
            stop("cannot be run: \(error)")
        }
        end.wait()
        let time = (ContinuousClock.now - start) / .seconds(1)
        guard process.terminationStatus == 0 else { stop("ended with status \(process.terminationStatus)") }
        return time
    }

    private func stop(_ problem: String) -> Never {
        let text = "error: `\((([executable.path] + arguments).joined(separator: " ")).prefix(300))` \(problem)\n"
        FileHandle.standardError.write(Data(text.utf8))
        exit(1)
    }
}

/// A folder of this process's own for what it measures.
let scratchFolder = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")

/// Writes a file of text, in folders that are made for it.
func write(_ text: String, to file: URL) {
    do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
        FileHandle.standardError.write(Data("error: \(file.path) cannot be written: \(error)\n".utf8))
        exit(1)
    }
}
