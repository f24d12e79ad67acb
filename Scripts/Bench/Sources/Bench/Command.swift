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

    /// Runs the program, and gives the seconds that it took.
    func seconds() -> Double {
        let start = ContinuousClock.now
        run(output: FileHandle.nullDevice, errors: FileHandle.nullDevice)
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// Runs the program, and gives the processor time that it and the processes that it started took.
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

    /// Runs the program, and gives what it printed.
    func output() -> String {
        let file = scratchFolder.appending(path: "output")
        write("", to: file)
        guard let handle = try? FileHandle(forWritingTo: file) else { stop("\(file.path) cannot be opened") }
        run(output: handle, errors: handle)
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }

    /// A bench that measures failures would be worthless, so one ends it.
    private func run(output: FileHandle, errors: FileHandle) {
        let process = process()
        (process.standardOutput, process.standardError) = (output, errors)
        // `waitUntilExit` looks only every 50 ms.
        let end = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            stop("\(text) cannot be run: \(error)")
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

/// A folder of this process's own for what it measures.
let scratchFolder = FileManager.default.temporaryDirectory.appending(path: "bench-\(getpid())")

/// Writes a file of text, in folders that are made for it.
func write(_ text: String, to file: URL) {
    do {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
        stop("\(file.path) cannot be written: \(error)")
    }
}
