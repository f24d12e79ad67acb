import Foundation
import SpecEvents
import SpecReports

/// The runner's entry point, `swift run specs`:
///
///     command line, environment -> Options -> build -> list -> run -> report
@main enum SpecsCommand {
    static func main() {
        FileDescriptors.prepare()
        Interrupts.listen()
        do {
            let environment = ProcessInfo.processInfo.environment
            let arguments = Array(CommandLine.arguments.dropFirst())
            try ToolCommand.named(arguments.first, Array(arguments.dropFirst()))?.run()
            try goToPackage(of: arguments)
            let folder = WorkingFolder(FileManager.default.currentDirectoryPath)
            var options = try OptionParser.options(from: arguments, environment: environment)
            if options.showsVersion { try printVersion(options, environment) }
            if options.showsHelp { printHelp(options) }
            options.packageRoot = folder.packageRoot
            options.request.places = options.request.places.map { $0.resolved(in: folder) }
            try run(folder, options, environment).exitRunner()
        } catch {
            Console.error("error: \(error)")
            ExitStatus.wrongUsageOrBuild.exitRunner()
        }
    }

    /// Changes the working directory to the folder given with `--package-path`, as SwiftPM does.
    private static func goToPackage(of arguments: [String]) throws {
        guard let path = OptionParser.packagePath(in: arguments) else { return }
        guard FileManager.default.changeCurrentDirectoryPath(path) else {
            throw RunnerError("--package-path \(path): there is no such folder")
        }
    }

    private static func run(
        _ folder: WorkingFolder,
        _ options: Options,
        _ environment: [String: String]
    ) throws -> ExitStatus {
        try createShardStatusFile(options)
        let tool = Tool(environment: environment, limit: options.limits.step)
        switch options.command {
        case .report: return try ReportCommand(options: options, environment: environment).run()
        case .initialize: return try InitCommand(options: options, tool: tool).run()
        case .history: return try printHistory(options, environment)
        case .bisect: return try BisectCommand(options: options, environment: environment).run()
        case .run where options.isWatching:
            let command = RunCommand(options, environment, since: PrintedResults())
            return WatchLoop(command: command, folder: folder, tool: tool).start()
        case .run, .promises: return try RunCommand(options, environment).run()
        }
    }

    /// Creates the file whose existence tells Bazel that the runner supports sharding.
    static func createShardStatusFile(_ options: Options) throws {
        guard let path = options.shardStatusPath else { return }
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw RunnerError("\(ProcessRequest.Variable.shardStatusPath.rawValue)=\(path) cannot be written")
        }
    }

    private static func printVersion(_ options: Options, _ environment: [String: String]) throws -> Never {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let swift = try tool.output(of: ["swift", "--version"], hidesErrors: true)
        Console.write("swift-spec, not released yet\n\(swift.prefix { !$0.isNewline })\n")
        ExitStatus.allPassed.exitRunner()
    }

    private static func printHelp(_ options: Options) -> Never {
        Console.write(options.command.help)
        ExitStatus.allPassed.exitRunner()
    }

    static func printList(_ options: Options, _ environment: [String: String]) throws -> ExitStatus {
        let session = try Session(options, environment)
        let list = try session.listExamples()
        if list.isEmptyBeforeSharding { return try session.reportNothingToRun() }
        session.noteEmptyShard(list)
        list.examples.forEach {
            Console.write(Escaping.line(NameFilter.subject(of: $0)) + "\n")
        }
        return .allPassed
    }

    private static func printHistory(_ options: Options, _ environment: [String: String]) throws -> ExitStatus {
        let folder = options.history ?? ""
        // A missing folder is not created, because its name may be misspelled.
        let isThere = FileManager.default.fileExists(atPath: folder)
        let history = isThere ? try HistoryFolder(folder, options, environment).earlier() : History()
        guard !history.runs.isEmpty else {
            Console.error("error: \(folder) has no runs yet: a run with --history \(folder) adds one")
            return .nothingToRun
        }
        Console.write(history.listing)
        return .allPassed
    }
}

enum ExitStatus: Int32 {
    case allPassed = 0
    case somethingFailed = 1
    case wrongUsageOrBuild = 2
    case nothingToRun = 3

    func exitRunner() -> Never {
        if let signal = Interrupts.stopSignal { exit(128 + signal) }
        guard let problem = Console.problem else { exit(rawValue) }
        Console.error("error: \(problem)")
        exit(ExitStatus.wrongUsageOrBuild.rawValue)
    }
}

/// A command with its own executable, which is built only when the command is used.
struct ToolCommand {
    static func named(_ name: String?, _ arguments: [String]) -> ToolCommand? {
        let path = OptionParser.packagePath(in: arguments).map { ["--package-path", $0] } ?? []
        let product: [String]? =
            switch name {
            case "mutate": path + ["specs-mutate"]
            // The language server responds while the user types, so it is built with optimizations.
            case "lsp": ["-c", "release"] + path + ["specs-lsp"]
            default: nil
            }
        return product.map { ToolCommand(words: ["swift", "run", "--quiet"] + $0 + arguments) }
    }

    let words: [String]

    /// Replaces this process with the command, which then owns the terminal, receives the signals
    /// and determines the exit status.
    func run() throws -> Never {
        let pointers = (["env"] + words).map { strdup($0) } + [nil]
        execv("/usr/bin/env", pointers)
        throw RunnerError("cannot run `\(words.joined(separator: " "))`: \(String(cString: strerror(errno)))")
    }
}

/// The `--debug` option, which makes a failed example wait until the user presses Return.
enum DebuggerPrompt {
    /// A time limit that no debugging session reaches.
    private static let limit = Duration.seconds(1_000_000)

    /// A waiting example writes a message to this file, which all runs of `--watch` share.
    private static let file = Result {
        let file = try TemporaryFile("debug.txt")
        Thread.detachNewThread { watch(file) }
        return file
    }

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
            // At the end of standard input, `readLine` returns immediately, and the run continues.
            _ = readLine()
            truncate(file.path, 0)
        }
    }
}
