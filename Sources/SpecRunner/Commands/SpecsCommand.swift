import Foundation
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
            try goToPackage(of: arguments)
            let folder = WorkingFolder(FileManager.default.currentDirectoryPath)
            var options = try OptionParser.options(
                from: arguments,
                environment: environment,
                defaults: { try DefaultsFile.read(in: folder) }
            )
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
        guard let path = try OptionParser.options(from: arguments, exists: { _ in true }).packagePath else { return }
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
        try ShardStatusFile.create(for: options)
        switch options.command {
        case .report: return try ReportCommand(options: options).run()
        case .diff: return try DiffCommand(options: options).run()
        case .bisect: return try BisectCommand(options, environment).run()
        case .run where options.isWatching:
            return watch(folder, options, environment)
        case .run: return try runOnce(options, environment)
        }
    }

    private static func watch(
        _ folder: WorkingFolder,
        _ options: Options,
        _ environment: [String: String]
    ) -> ExitStatus {
        let tool = Tool(environment: environment, limit: options.limits.step)
        let (answers, printed) = (PackageAnswers(packageRoot: options.packageRoot), PrintedResults())
        let loop = WatchLoop(
            options: options,
            folder: folder,
            keyboard: Keyboard(),
            ignored: IgnoredFiles(git: Git(tool)),
            findTargets: { try PackageGraph.load(folder.packageRoot, tool) },
            run: { try runOnce($0, environment, answers, since: printed) }
        )
        return loop.start()
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
        since printed: PrintedResults? = nil
    ) throws -> ExitStatus {
        options.isList
            ? try ListCommand(options: options, environment: environment).run()
            : try RunCommand(options: options, environment: environment, answers: answers, printed: printed).run()
    }
}
