import SpecEvents
import SpecReports

struct Options: Equatable {
    enum Command: String, CaseIterable {
        case run, report, bisect, history, promises
        case initialize = "init"
    }

    enum Format: String, CaseIterable {
        case documentation, dots, brief, gnu, none
    }

    enum ReportKind: String, CaseIterable {
        case json, html, markdown, junit, events
    }

    var command = Command.run
    var format = Format.documentation
    var files: [ReportKind: String] = [:]
    var coverage: String?
    var language = ReportLanguage.english
    /// The title of the HTML and Markdown reports, or `nil` to use the package's name.
    var title: String?
    var audience = Audience.all
    /// The folder that contains the results of earlier runs.
    var history: String?
    /// The conditions given with `--fail-on`, which make a run fail even if no example fails.
    var gates: [Gate] = []
    /// The name of the test target that `init` adds, or `nil` for the default name.
    var argument: String?
    /// Whether `init` writes files without asking the user.
    var isConfirmed = false
    /// Whether the Markdown report omits values that change from run to run, such as times.
    var isStable = false
    var request = Request()
    var jobs = 1
    var shard: Shard?
    var shardStatusPath: String?
    var onlyFailures = false
    /// If set, selects the examples whose last run took longer than this number of seconds.
    var onlySlower: Double?
    /// The shortest duration, in seconds, that is stored separately for an example.
    static let minDuration = 0.02
    /// The spec files that have changed. Their examples run in addition to the failed examples.
    var additionalPlaces: [PlaceFilter] = []
    var isSilentIfNothingFailed = false
    var slowest = 0
    var maxFailures = 20
    var repetitions = 1
    var limits = TimeLimits()
    var isWatching = false
    var isDebugging = false
    var listsOnly = false
    /// The paths given with `--bundle`. If there are none, the runner builds the package's tests.
    var bundles: [String] = []
    var build = BuildOptions()
    var packagePath: String?
    var showsHelp = false
    var showsVersion = false
    var packageRoot = "."
    var eventFiles: [String] = []
    /// Whether the runner runs in GitHub Actions, where some lines of output act as commands.
    var isOnGitHub = false
    var stepSummaryPath: String?
    /// The root folder of the repository on GitHub. Paths in annotations are relative to it.
    var workspace: String?

    var buildFolder: String { build.scratchPath ?? "\(packageRoot)/.build" }

    /// Whether any requested report includes the run's date, commit and command.
    var writesDocuments: Bool { files[.html] != nil || files[.markdown] != nil || stepSummaryPath != nil }
}

struct TimeLimits: Equatable {
    /// The limit for examples that do not specify one.
    var example = Duration.seconds(60)
    /// The limit for each step outside of examples, and for each tool that the runner calls.
    var step = Duration.seconds(600)
    /// How long the runner waits after a timeout or an interrupt before it kills a process.
    var grace = Duration.seconds(3)
}

struct BuildOptions: Equatable {
    private(set) var arguments: [String] = []
    /// Whether to use Swift Build, which creates a separate executable for each test target.
    private(set) var usesSwiftBuild = false
    private(set) var scratchPath: String?

    /// Returns the options for a build with coverage. This build uses a separate folder, because
    /// alternating between builds with and without coverage in one folder recompiles everything.
    func forCoverage(in folder: String) -> BuildOptions {
        var options = self
        // If `--scratch-path` is given more than once, SwiftPM uses the last value.
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
