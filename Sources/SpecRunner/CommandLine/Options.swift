import SpecEvents
import SpecReports

/// The runner's options, from the command line and the environment.
struct Options: Equatable {
    enum Command: String, CaseIterable {
        case run, report, bisect, history, promises
        case initialize = "init"
    }

    enum Format: String, CaseIterable {
        case documentation, dots, brief, gnu, none
    }

    /// The reports written to files, the slowest to write first.
    enum ReportKind: String, CaseIterable {
        case json, html, markdown, junit, events
    }

    var command = Command.run
    var format = Format.documentation
    /// The path of each report.
    var files: [ReportKind: String] = [:]
    /// The path of the coverage report; `nil` without `--coverage`.
    var coverage: String?
    /// The language of the reports' own strings.
    var language = ReportLanguage.english
    /// The title of the documents; `nil` for the name of the package.
    var title: String?
    /// The audience of the documents.
    var audience = Audience.all
    /// The folder with the results of earlier runs; `nil` without `--history`.
    var history: String?
    /// The conditions that fail a run in which no example fails.
    var gates: [Gate] = []
    /// The word after the command `init`.
    var argument: String?
    /// Whether to write files without asking the user.
    var isConfirmed = false
    /// Whether the Markdown report leaves out anything that changes from run to run.
    var isStable = false
    var request = Request()
    var jobs = 1
    var shard: Shard?
    /// The file that tells Bazel that the runner supports sharding; `nil` if Bazel wants none.
    var shardStatusPath: String?
    var onlyFailures = false
    /// Further selections based on what is remembered of the last run.
    var lastRunFilters: [LastRunFilter] = []
    /// The changed spec files, whose examples run in addition to those that failed.
    var placesBesideFailures: [PlaceFilter] = []
    /// Whether to print nothing if no example failed in the last run.
    var isSilentIfNothingFailed = false
    var slowest = 0
    /// The maximum number of failures to print with details.
    var mostFailures = 20
    var repetitions = 1
    var limits = TimeLimits()
    var isWatching = false
    /// Whether a failed example waits for a debugger.
    var isDebugging = false
    var isList = false
    /// The test executables to run; empty if the runner is to build the package and find them.
    var bundles: [String] = []
    var build = BuildOptions()
    /// The folder to which the runner changes first; `nil` to stay in the working directory.
    var packagePath: String?
    var isHelp = false
    var isVersion = false
    /// The root of the package, whose build folder stores the results of earlier runs.
    var packageRoot = "."
    var eventFiles: [String] = []
    /// Whether it runs in GitHub Actions, which interprets some lines of the output as commands.
    var isOnGitHub = false
    /// The file for GitHub's step summary; `nil` elsewhere.
    var stepSummaryPath: String?
    /// The folder of the repository, to which the paths in GitHub's annotations are relative.
    var workspace: String?

    var buildFolder: String { build.scratchPath ?? "\(packageRoot)/.build" }

    /// Whether to write any document that says how it was made.
    var writesDocuments: Bool { files[.html] != nil || files[.markdown] != nil || stepSummaryPath != nil }
}

/// An option that selects examples by how long they took when they last ran.
struct LastRunFilter: Equatable {
    /// The shortest duration of an example that is remembered, in seconds. Most examples are faster.
    static let shortest = 0.02

    /// The option as command-line arguments.
    let words: [String]
    /// What a selected example did when it last ran, in words: `took longer than 1 s`.
    let condition: String
    /// Whether to select an example that took this many seconds; `nil` if the time is unknown.
    let selects: (Double?) -> Bool

    static func == (left: Self, right: Self) -> Bool { left.words == right.words }
}

/// How long the steps of a test process may take.
struct TimeLimits: Equatable {
    /// The limit for examples that do not set their own.
    var example = Duration.seconds(60)
    /// The limit for each step of a run outside of examples.
    var step = Duration.seconds(600)
    /// How long the runner waits after a timeout or an interrupt before it kills a process.
    var grace = Duration.seconds(3)
}

struct BuildOptions: Equatable {
    /// The options and their values, as `swift build` takes them.
    private(set) var arguments: [String] = []
    /// Whether Swift Build builds the products: a separate executable for each test target.
    private(set) var usesSwiftBuild = false
    /// The build folder; `nil` for the default.
    private(set) var scratchPath: String?

    /// The options for a build with coverage, which uses its own build folder: SwiftPM recompiles
    /// everything when builds with and without coverage alternate in one.
    ///
    /// - Parameter folder: The folder of other builds.
    func forCoverage(in folder: String) -> BuildOptions {
        var options = self
        if let index = arguments.firstIndex(of: "--scratch-path") {
            options.arguments.removeSubrange(index...(index + 1))
        }
        options.add("--scratch-path", "\(folder)/coverage")
        options.arguments.append("--enable-code-coverage")
        return options
    }

    mutating func add(_ flag: String, _ value: String) {
        arguments += [flag, value]
        if flag == "--build-system" { usesSwiftBuild = value == "swiftbuild" }
        if flag == "--scratch-path" { scratchPath = value }
    }
}
