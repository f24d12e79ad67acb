import Foundation
import SpecEvents
import SpecReports

/// `swift run specs`:
///
///     command line, environment -> Options -> build -> list -> run -> report
@main enum SpecsCommand {
    static func main() {
        FileDescriptors.prepare()
        Interrupts.listen()
        do {
            let environment = ProcessInfo.processInfo.environment
            let arguments = Array(CommandLine.arguments.dropFirst())
            try ToolCommand.named(arguments.first, arguments.dropFirst())?.run()
            if arguments.first == "completions" { try printCompletions(for: arguments.dropFirst()) }
            try goToPackage(of: arguments)
            let folder = WorkingFolder(FileManager.default.currentDirectoryPath)
            var options = try OptionParser.options(
                from: arguments,
                environment: environment,
                defaults: { try DefaultsFile.read(in: folder) }
            )
            if options.isVersion { try printVersion(options, environment) }
            if options.isHelp { try printHelp(folder, options) }
            options.packageRoot = folder.packageRoot
            options.request.places = options.request.places.map { $0.resolved(in: folder) }
            try run(folder, options, environment).exitRunner()
        } catch {
            Console.error("error: \(error)")
            ExitStatus.wrongUsageOrBuild.exitRunner()
        }
    }

    /// Changes the current folder to that of `--package-path` before anything is looked up in it, as SwiftPM does.
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
        for notice in [options.selectionNotice, options.shardNotice] { notice.map(Console.error) }
        try createShardStatusFile(options)
        let tool = Tool(environment: environment, limit: options.limits.step)
        switch options.command {
        case .report: return try ReportCommand(options: options, environment: environment).run()
        case .diff: return try DiffCommand(options: options, environment: environment).run()
        case .new: return try NewCommand(options: options).run()
        case .initialize: return try InitCommand(options: options, tool: tool).run()
        case .doctor: return DoctorCommand(options: options, tool: tool).run()
        case .history: return try HistoryCommand(options: options, environment: environment).run()
        case .replay: return try ReplayCommand(options: options, environment: environment).run()
        case .bisect: return try BisectCommand(options: options.forBisection, environment: environment).run()
        case .run where options.isWatching:
            return watch(folder, options, environment)
        case .run, .promises: return try runOnce(options, environment)
        }
    }

    /// Creates the file by which a test tells Bazel that it runs only its part of the examples, if Bazel asks for one.
    static func createShardStatusFile(_ options: Options) throws {
        guard let path = options.shardStatusPath else { return }
        guard FileManager.default.createFile(atPath: path, contents: nil) else {
            throw RunnerError("\(ProcessRequest.Variable.shardStatusPath.rawValue)=\(path) cannot be written")
        }
    }

    private static func watch(
        _ folder: WorkingFolder,
        _ options: Options,
        _ environment: [String: String]
    ) -> ExitStatus {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let (answers, printed) = (PackageAnswers(packageRoot: options.packageRoot), PrintedResults())
        let snapshots = SnapshotRun()
        let loop = WatchLoop(
            options: options,
            folder: folder,
            keyboard: Keyboard(),
            ignored: IgnoredFiles(git: Git(tool)),
            findTargets: { try PackageGraph.load(folder.packageRoot, tool) },
            snapshots: snapshots,
            run: { try runOnce($0, environment, answers, since: printed, snapshots) }
        )
        return loop.start()
    }

    private static func printCompletions(for arguments: ArraySlice<String>) throws -> Never {
        Console.write(try ShellCompletions.script(for: Array(arguments)))
        ExitStatus.allPassed.exitRunner()
    }

    private static func printVersion(_ options: Options, _ environment: [String: String]) throws -> Never {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let swift = try tool.output(of: ["swift", "--version"], hidesErrors: true)
        Console.write("swift-spec, not released yet\n\(swift.prefix { !$0.isNewline })\n")
        ExitStatus.allPassed.exitRunner()
    }

    private static func printHelp(_ folder: WorkingFolder, _ options: Options) throws -> Never {
        Console.write(options.command.help)
        let file = try DefaultsFile.read(in: folder)
        Console.write(DefaultsFile.help(file, areLeftOut: options.leavesOutDefaults))
        ExitStatus.allPassed.exitRunner()
    }

    private static func runOnce(
        _ options: Options,
        _ environment: [String: String],
        _ answers: PackageAnswers? = nil,
        since printed: PrintedResults? = nil,
        _ snapshots: SnapshotRun = SnapshotRun()
    ) throws -> ExitStatus {
        if options.isList { return try ListCommand(options: options, environment: environment).run() }
        return try RunCommand(
            options: try DebuggerPrompt.prepared(options),
            environment: environment,
            answers: answers,
            printed: printed,
            snapshots: snapshots
        ).run()
    }
}
