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
                   swift run specs bisect [options]          for each failing example, find which others make it fail,
                                                             or that it fails now and then
                   swift run specs report [options] EVENTS…  print recordings of --events; those of several shards as one
                   swift run specs history --history FOLDER  since when each example is there, when it last failed, what
                                                             flickers, what became slow, and what is no longer there
                   swift run specs promises [options]        which sentences of Promises.md are open, broken and kept
                   swift run specs init [NAME]               add a test target with a first spec to the package, after asking
                   swift run specs mutate [options] [PATH …] change the sources, and tell which changes no test notices;
                                                             mutate --help lists its options
                   swift run specs lsp [options]             a language server for editors; lsp --help lists its options

            Builds the package's tests, runs the specs in separate processes, and prints them as documentation. It runs
            examples only; `swift test` runs all tests.
            \(options)
            Ctrl-\\ prints what is running. Ctrl-C lets the running examples end, runs the hooks after the suite and writes
            the reports; a second Ctrl-C ends the run at once.

            exit status: 0 all passed, 1 something failed, 2 the command line or the build is wrong, 3 nothing to run

            """
        case .bisect:
            """
            usage: swift run specs bisect [options] [PATH …]

            Runs the examples in the order that is asked for, and looks at each that fails: which others make it fail,
            whether it fails alone, too, or that it fails now and then. It prints a command that shows it again.
            \(options)
            exit status: 0 nothing fails, 1 something fails, 2 the command line or the build is wrong,
            3 nothing to run

            """
        case .report:
            """
            usage: swift run specs report [options] EVENTS…

            Prints recordings that were written with --events, and writes their reports; recordings of several shards are
            one run.
            \(options)
            exit status: 0 all passed, 1 something failed or is missing, 2 the command line is wrong

            """
        case .history:
            """
            usage: swift run specs history --history FOLDER

            Prints what the runs with --history FOLDER tell of each example: since when it is there, when it last failed, how
            often it flickered in the last 100 runs, what became slow, and what is no longer there.
            \(options)
            exit status: 0, or 2 if the command line is wrong or another version wrote the folder, 3 no runs

            """
        case .promises:
            """
            usage: swift run specs promises [options]

            Runs the specs, and prints which sentences of the files Promises.md of the package are open (no example has their
            name, or it is pending), broken (it failed) and kept.
            \(options)
            exit status: 0 all passed, 1 something failed, 2 the command line, a file or the build is wrong,
            3 nothing to run

            """
        case .initialize:
            """
            usage: swift run specs init [options] [NAME]

            Adds a test target with a first spec to the package, named NAME (default: that of the first target with Specs
            behind it): shows what it would write, and asks.
            \(options)
            exit status: 0, 1 if you do not want it, 2 if the command line or the manifest is not understood

            """
        }
    }
}
