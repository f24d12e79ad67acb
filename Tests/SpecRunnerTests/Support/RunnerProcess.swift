import ChildProcesses
import TestSupport
import XCTest

@testable import SpecRunner

/// The runner as a process in its own folder, with the fixture suite as its bundle.
final class RunnerProcess {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
        /// Whether the runner did not end in time and was killed.
        var wasKilled: Bool
    }

    /// The folder in which the runner runs. The function ``remove()`` removes it.
    let folder: URL
    /// The temporary folder for the runner and for the processes that it starts.
    let temporaryFolder: URL
    private var process: ChildProcess?
    /// The end of the names of the runner's output files, if the runner is one of several in the folder. Otherwise empty.
    private let number: String

    init() throws {
        number = ""
        folder = FileManager.default.temporaryDirectory.appending(path: "specs-test-\(UUID().uuidString)")
        temporaryFolder = folder.appending(path: "tmp")
        for path in [".build", "tmp"] {
            try FileManager.default.createDirectory(at: folder.appending(path: path), withIntermediateDirectories: true)
        }
    }

    private init(_ number: Int, beside other: RunnerProcess) {
        (folder, temporaryFolder, self.number) = (other.folder, other.temporaryFolder, "\(number)")
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The files that remain in the temporary folder.
    var leftFiles: [String] { (try? FileManager.default.contentsOfDirectory(atPath: temporaryFolder.path)) ?? [] }

    func file(_ name: String) -> String { folder.appending(path: name).path }

    func text(_ name: String) -> String { (try? String(contentsOfFile: file(name), encoding: .utf8)) ?? "" }

    /// Starts the runner with suites of the fixture, or without a bundle if `suites` is `nil`.
    func start(
        _ suites: String?,
        _ arguments: [String],
        environment: [String: String] = [:],
        output: FileHandle? = nil,
        input: Int32? = nil
    ) throws {
        let words = (suites == nil ? [] : ["--bundle", FixtureProcess.path]) + arguments
        try start(Self.path, words, ["FIXTURE": suites ?? ""].merging(environment) { $1 }, output, input)
    }

    /// Starts a shell that runs the runner.
    func startShell(_ script: String, environment: [String: String] = [:]) throws {
        try start("/bin/sh", ["-c", script], environment, nil)
    }

    /// Returns an environment in which `swift` is a script that receives `build --build-tests` or `build --show-bin-path`.
    func environment(swift script: String) throws -> [String: String] {
        let folder = self.folder.appending(path: "bin")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: "swift")
        try "#!/bin/sh\n\(script)\n".write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return ["PATH": "\(folder.path):\(path)", "FIXTURE": "Green"]
    }

    /// Creates a bundle that consists of some suites, and returns its path.
    ///
    /// - Parameter script: Shell commands that each of the bundle's processes runs first.
    func makeBundle(of suites: String, _ script: String = "") throws -> String {
        try makeBundle("\(script)\nFIXTURE=\(suites) exec '\(FixtureProcess.path)' \"$@\"", "\(suites)Bundle")
    }

    /// Creates a bundle that is a script, and returns its path.
    func makeBundle(_ script: String, _ name: String = "bundle") throws -> String {
        let path = file(name)
        try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    /// The path of the runner, which is beside the fixture suite.
    static let path = URL(fileURLWithPath: FixtureProcess.path).deletingLastPathComponent().appending(path: "specs")
        .path

    private func start(
        _ path: String,
        _ arguments: [String],
        _ environment: [String: String],
        _ output: FileHandle?,
        _ input: Int32? = nil
    ) throws {
        let environment = ProcessInfo.processInfo.environment
            .merging(["CI": "", "GITHUB_ACTIONS": "", "TMPDIR": temporaryFolder.path, "SWIFT_BACKTRACE": "enable=no"]) {
                $1
            }
            .merging(environment) { $1 }
        let (out, err) = (try created("out\(number)"), try created("err\(number)"))
        // Foundation's `Process` sometimes does not notice that a process which exits immediately has ended. The runner leads a
        // process group, so that nothing is left of it if it has to be killed.
        process = try ChildProcess.start(
            "/bin/sh",
            ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", folder.path, path] + arguments,
            environment: environment,
            leadsGroup: true,
            input: input,
            output: output?.fileDescriptor ?? out.fileDescriptor,
            errors: err.fileDescriptor
        )
    }

    /// Waits for the runner to end, and kills it if that takes longer than `limit` seconds.
    func result(within limit: Double = 90) -> Result {
        let start = ContinuousClock.now
        while isRunning, ContinuousClock.now - start < .seconds(limit) { usleep(1000) }
        let wasKilled = isRunning
        if wasKilled { process?.kill() }
        while isRunning { usleep(1000) }
        return Result(
            status: process?.poll()?.number ?? -1,
            output: text("out\(number)"),
            errors: text("err\(number)"),
            wasKilled: wasKilled
        )
    }

    /// Starts the runner and waits for it to end.
    func run(
        _ suites: String?,
        _ arguments: String...,
        environment: [String: String] = [:],
        output: FileHandle? = nil,
        within limit: Double = 90
    ) throws -> Result {
        try run(suites, arguments, environment: environment, output: output, within: limit)
    }

    /// Starts the runner and waits for it to end.
    func run(
        _ suites: String?,
        _ arguments: [String],
        environment: [String: String] = [:],
        output: FileHandle? = nil,
        within limit: Double = 90
    ) throws -> Result {
        try start(suites, arguments, environment: environment, output: output)
        return result(within: limit)
    }

    /// Runs several runners at once, each with its own suites and arguments.
    func runAtOnce(
        _ runs: (suites: String?, arguments: [String])...,
        environment: [String: String] = [:]
    ) throws -> [Result] {
        try runAtOnce(runs, environment: environment)
    }

    /// Runs several runners at once, each with its own suites and arguments.
    func runAtOnce(
        _ runs: [(suites: String?, arguments: [String])],
        environment: [String: String] = [:]
    ) throws -> [Result] {
        try atOnce(runs) { try $0.start($1.suites, $1.arguments, environment: environment) }
    }

    /// Starts a process for each value, all of them in this folder, and waits until all have ended.
    func atOnce<Value>(_ values: [Value], _ start: (RunnerProcess, Value) throws -> Void) throws -> [Result] {
        let runners = try values.enumerated().map { number, value in
            let runner = RunnerProcess(number + 1, beside: self)
            try start(runner, value)
            return runner
        }
        return runners.map { $0.result() }
    }

    func send(_ signal: Int32) {
        process?.send(signal)
    }

    var isRunning: Bool { process.map { $0.poll() == nil } ?? false }
    var identifier: pid_t { process?.identifier ?? 0 }

    /// Waits until the runner has started a test process. By then, the runner handles signals.
    func waitUntilItListens() {
        XCTAssertTrue(eventually { !isRunning || !leftFiles.isEmpty })
    }

    /// Waits until a file in the folder contains the text.
    func wait(for text: String, in name: String) -> Bool { eventually { self.text(name).contains(text) } }

    private func created(_ name: String) throws -> FileHandle {
        let file = folder.appending(path: name)
        try Data().write(to: file)
        return try FileHandle(forWritingTo: file)
    }
}

/// Waits until a pipe is full.
func waitUntilFull(_ writing: Int32) {
    var state = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
    XCTAssertTrue(eventually { poll(&state, 1, 0) == 0 }, "the pipe is not full")
}

/// A test case that runs the runner as a process.
class RunnerProcessTestCase: XCTestCase {
    private(set) var runner: RunnerProcess!

    override func setUpWithError() throws { runner = try RunnerProcess() }
    override func tearDown() { runner.remove() }
}

extension ChildProcess.End {
    /// The status that a process ended with, or the number of the signal that ended it, or -1 if neither is known.
    var number: Int32 {
        switch self {
        case .exited(let status): status
        case .signal(let number): number
        case .unknown: -1
        }
    }
}

extension RunnerProcess {
    /// Writes a file into the folder that is passed to `--history`.
    func write(history text: String, _ name: String) throws {
        try FileManager.default.createDirectory(atPath: file("h"), withIntermediateDirectories: true)
        try text.write(toFile: file("h/\(name).history"), atomically: true, encoding: .utf8)
    }

    /// Writes the file of an earlier run of one example. The letter stands for the example's verdict.
    func write(runWith identifier: String, _ verdict: String, _ name: String = "2026-01-01T00-00-00Z-1") throws {
        let columns = #""identifiers": "\#(identifier)\n", "verdicts": "\#(verdict)", "durations": [0]"#
        let days = #""since": "\#(name.prefix(10))\n", "failed": "\n""#
        try write(history: #"{"name": "\#(name)", "commit": "abc", "isWhole": true, \#(columns), \#(days)}"#, name)
    }
}
