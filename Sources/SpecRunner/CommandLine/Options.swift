import SpecEvents
import SpecReports

/// The runner's options, from the command line and the environment.
struct Options: Equatable {
    enum Command: String, CaseIterable {
        case run, report, bisect, history, promises, new
        case initialize = "init"
    }

    enum Format: String, CaseIterable {
        case documentation, dots, brief, gnu, none
    }

    /// Reports written to files; the slowest comes first.
    enum ReportKind: String, CaseIterable {
        case json, html, markdown, junit, events
    }

    var command = Command.run
    var format = Format.documentation
    /// The path of each report.
    var files: [ReportKind: String] = [:]
    /// The path of the coverage; `nil` without `--coverage`.
    var coverage: String?
    /// The language of the reports' own texts.
    var language = ReportLanguage.english
    /// The title of the documents; `nil` for the name of the package.
    var title: String?
    /// The audience of the documents.
    var audience = Audience.all
    /// The folder with the results of earlier runs; `nil` without `--history`.
    var history: String?
    /// The conditions that fail a run in which no example fails.
    var gates: [Gate] = []
    /// The word after the commands `new` and `init`.
    var argument: String?
    /// Whether files are written without asking the user.
    var isConfirmed = false
    /// Whether the Markdown report leaves out what changes from run to run.
    var isStable = false
    var request = Request()
    var jobs = 1
    var shard: Shard?
    /// The file that tells Bazel that only its shard runs; `nil` if Bazel does not ask for one.
    var shardStatusPath: String?
    var onlyFailures = false
    /// What else is selected by what is remembered of the last run.
    var lastRunFilters: [LastRunFilter] = []
    /// The changed spec files, whose examples run in addition to those that failed.
    var placesBesideFailures: [PlaceFilter] = []
    /// Whether the runner prints nothing if no example failed in the last run.
    var isSilentIfNothingFailed = false
    /// Runs only examples that changes since this commit can affect; `nil` for all.
    var changedSince: String?
    var slowest = 0
    /// How many failures are printed with their details.
    var mostFailures = 20
    var repetitions = 1
    var limits = TimeLimits()
    var isWatching = false
    var removesUnusedSnapshots = false
    /// Whether a failed example waits for a debugger.
    var isDebugging = false
    var isList = false
    /// The test executables to run; empty if the runner builds the package and finds them.
    var bundles: [String] = []
    var build = BuildOptions()
    /// The folder that the runner changes to first; `nil` to stay.
    var packagePath: String?
    var isHelp = false
    var isVersion = false
    /// Whether only a text is requested and nothing runs.
    var isInformation: Bool { isHelp || isVersion }
    /// The options of the file `.specs` that leave out examples, as written there.
    var selectingDefaults: [String] = []
    /// Whether to ignore the file `.specs`.
    var leavesOutDefaults = false
    /// The root of the package, whose build folder stores the results of earlier runs.
    var packageRoot = "."
    var eventFiles: [String] = []
    /// Whether GitHub reads the output and takes some lines for commands.
    var isOnGitHub = false
    /// The file for GitHub's step summary; `nil` elsewhere.
    var stepSummaryPath: String?
    /// The folder of the repository, the base of GitHub's annotations.
    var workspace: String?

    /// The build folder of the package.
    var buildFolder: String { build.scratchPath ?? "\(packageRoot)/.build" }

    /// Whether a document is written that says how it was made.
    var writesDocuments: Bool { files[.html] != nil || files[.markdown] != nil || stepSummaryPath != nil }

    /// The notice if the file `.specs` leaves out examples.
    var selectionNotice: String? {
        guard !selectingDefaults.isEmpty, command == .run || command == .bisect else { return nil }
        let options = selectingDefaults.joined(separator: " ")
        return "note: \(DefaultsFile.name) selects the examples by \(options); --no-defaults runs all"
    }

    /// The options of a bisection: all examples in one process, in a random order.
    var forBisection: Options {
        var options = self
        (options.request.order, options.request.process.failsFast) = (.random, false)
        options.jobs = 1
        return options
    }
}

/// An option that selects by how long an example took when it last ran.
struct LastRunFilter: Equatable {
    /// The option, as words.
    let words: [String]
    /// What did not happen if no example is selected: `took longer than 1 s`.
    let condition: String
    /// Whether it selects an example that took this many seconds; `nil` if that is unknown.
    let selects: (Double?) -> Bool

    static func == (left: Self, right: Self) -> Bool { left.words == right.words }
}

/// How long the steps of a test process may take.
struct TimeLimits: Equatable {
    /// The limit of examples without their own.
    var example = Duration.seconds(60)
    /// The limit of each step of a run outside examples.
    var step = Duration.seconds(600)
    /// How long the runner waits after a limit or an interrupt before it kills a process.
    var grace = Duration.seconds(3)
}

struct BuildOptions: Equatable {
    /// The options in the spelling of `swift build`, with their values.
    private(set) var arguments: [String] = []
    /// Whether Swift Build makes the products: a separate executable for each test target.
    private(set) var usesSwiftBuild = false
    /// The build folder; `nil` for the default.
    private(set) var scratchPath: String?

    /// The options of a build for coverage, in its own folder: SwiftPM recompiles everything when
    /// builds with and without coverage alternate.
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
