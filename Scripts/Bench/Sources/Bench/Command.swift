import Foundation

/// A program that is run to measure its time, or to read its output.
struct Command {
    var executable: URL
    var arguments: [String]
    var folder = FileManager.default.temporaryDirectory
    var environment: [String: String] = [:]

    /// Creates a command for a program on the `PATH`.
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

    /// Runs the program and returns the seconds that it took.
    func seconds() -> Double {
        let start = ContinuousClock.now
        run(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// Runs the program and returns the processor time, in seconds, of the program and of the
    /// processes that it started.
    func processorSeconds() -> Double {
        let before = Self.usedByChildren()
        run(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
        return Self.usedByChildren() - before
    }

    private static func usedByChildren() -> Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_CHILDREN, &usage)
        #else
            getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        #endif
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    /// Runs the program and returns its output, including errors.
    func output() -> String {
        let file = scratchFolder.appending(path: "output")
        write("", to: file)
        guard let handle = try? FileHandle(forWritingTo: file) else { stop("cannot open \(file.path)") }
        run(output: handle, errors: handle)
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// Runs the program. If it fails, the whole benchmark ends, because the time of a failed run
    /// would mean nothing.
    private func run(output: FileHandle, errors: FileHandle) {
        let process = process()
        (process.standardOutput, process.standardError) = (output, errors)
        // `waitUntilExit` only checks every 50 ms.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            stop("cannot run \(text): \(error)")
        }
        end.wait()
        guard process.terminationStatus == 0 else { stop("\(text) ended with status \(process.terminationStatus)") }
    }

    func process() -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return process
    }

    var text: String { "`\((([executable.path] + arguments).joined(separator: " ")).prefix(300))`" }
}

func stop(_ problem: String) -> Never {
    FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
    exit(1)
}

/// A temporary folder that only this process uses.
let scratchFolder = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")

/// Writes text to a file, and creates the folders that contain the file if necessary.
func write(_ text: String, to file: URL) {
    do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
        stop("cannot write \(file.path): \(error)")
    }
}
