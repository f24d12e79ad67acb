import Foundation
import SpecReports

extension Options {
    var specsCommand: String {
        let package = packagePath.map { ["--package-path", $0] } ?? []
        let words =
            package + build.arguments + bundles.flatMap { ["--bundle", $0] }
            + (request.process.requiresExpectations ? ["--require-expectations"] : [])
            + (limits.example == TimeLimits().example ? [] : ["--time-limit", "\(limits.example / .seconds(1))"])
        return (["swift run specs"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// The command-line arguments that select examples by their results in earlier runs.
    var runnerSelection: [String] {
        (onlyFailures ? ["--only-failures"] : []) + (onlySlowerText.map { ["--only-slower", $0] } ?? [])
    }

    var onlySlowerText: String? { onlySlower.map { String(format: "%g", $0) } }

    var selectsAll: Bool { request.text.isEmpty && runnerSelection.isEmpty && shard == nil }

    var selectingCommand: String {
        var words = request.filters.flatMap { ["--filter", $0] }
        if let tags = request.tags { words += ["--tag", tags] }
        words += runnerSelection
        if let shard { words += ["--shard", "\(shard.number)/\(shard.count)"] }
        words += request.places.map(\.text)
        return ([specsCommand] + words.map(ShellWord.quoted)).joined(separator: " ")
    }
}

extension Options.Command {
    var help: String {
        let options = Flag.help(of: self)
        return switch self {
        case .run:
            """
            usage: swift run specs [options] [PATH …]
                   swift run specs bisect [options]          find which other examples make each failing one fail, or that it
                                                             fails only sometimes
                   swift run specs report [options] EVENTS…  print recordings made with --events, several shards as one run
                   swift run specs history --history FOLDER  print when each example was added and last failed, and which are
                                                             flaky, became slow or no longer exist
                   swift run specs promises [options]        list the open, broken and kept promises in Promises.md files
                   swift run specs init [NAME]               add a test target with a first spec to the package, after asking
                   swift run specs mutate [options] [PATH …] change the sources, and list the changes that no test notices;
                                                             see mutate --help for its options
                   swift run specs lsp [options]             run a language server for editors; see lsp --help for its options

            Builds the package's tests, runs the specs in separate processes, and prints them as documentation.
            Only examples run; `swift test` runs all tests.
            \(options)
            Ctrl-\\ prints what is running. Ctrl-C lets the running examples finish, runs the hooks after the suite and
            writes the reports; a second Ctrl-C ends the run immediately.

            exit status: 0 all passed, 1 something failed, 2 invalid command line or failed build, 3 nothing to run

            """
        case .bisect:
            """
            usage: swift run specs bisect [options] [PATH …]

            Runs the examples in the requested order and examines each failure: which other examples cause it, whether
            the example also fails alone, or whether it fails only sometimes. Prints a command that reproduces it.
            \(options)
            exit status: 0 nothing failed, 1 something failed, 2 invalid command line or failed build, 3 nothing to run

            """
        case .report:
            """
            usage: swift run specs report [options] EVENTS…

            Prints recordings made with --events, and writes reports from them. Recordings of several shards count as
            one run.
            \(options)
            exit status: 0 all passed, 1 something failed or is missing, 2 invalid command line

            """
        case .history:
            """
            usage: swift run specs history --history FOLDER

            Prints what the runs with --history FOLDER show: when each example was added, when it last failed, how often
            it was flaky in the last 100 runs, which examples became slow, and which no longer exist.
            \(options)
            exit status: 0 success, 2 invalid command line, or another version wrote the folder, 3 no runs

            """
        case .promises:
            """
            usage: swift run specs promises [options]

            Runs the specs, and lists the promises in the package's Promises.md files that are open (no example has this
            name, or it is pending), broken (the example failed) and kept.
            \(options)
            exit status: 0 all passed, 1 something failed, 2 invalid command line or file, or failed build,
            3 nothing to run

            """
        case .initialize:
            """
            usage: swift run specs init [options] [NAME]

            Adds a test target with a first spec to the package. Shows what it would write, and asks before it does.
            NAME is the name of the test target (default: the name of the first target followed by Specs).
            \(options)
            exit status: 0 written, 1 declined, 2 invalid command line or a manifest that is not understood

            """
        }
    }
}
