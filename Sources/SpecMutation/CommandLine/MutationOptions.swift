import Foundation
import SpecEvents
import SpecReports

struct MutationOptions: Equatable {
    /// The files and folders to mutate. If empty, all targets are mutated.
    var paths: [String] = []
    /// If not `nil`, only lines that have changed since this commit are mutated.
    var changedSince: String?
    var sample: Int?
    var seed: UInt64 = 1
    var minutes: Double?
    /// The minimum percentage of mutants that tests must notice for the command to succeed.
    var minShare: Double?
    var jobs: Int?
    var htmlPath: String?
    var jsonPath: String?
    var packagePath: String?
    /// Whether to ignore the results of earlier runs.
    var isFresh = false
    var showsHelp = false

    static let maxJobs = 60

    static let help = """
        usage: swift run specs mutate [options] [PATH …]

        Changes a copy of the sources in one place at a time, and lists the changes that no test notices. PATH is a source
        file or a folder (default: all targets except those for tests).

          --changed [COMMIT]   change only lines that differ from this commit (default: HEAD)
          --sample N           run only N of the changes, drawn at random by the seed
          --seed S             set the seed for --sample and --minutes (default: 1)
          --minutes M          start no change more than M minutes after the first one; the build does not count
          --at-least PERCENT   fail if less than this percentage of the changes is noticed
          --jobs N             run N changes at once (default: as many as keep the processors busy)
          --html FILE          write an HTML page that shows the sources with their changes
          --json FILE          write the results as JSON in Stryker's mutation-testing-elements schema
          --fresh              run all changes, even those whose results from an earlier run are still valid
          --package-path DIR   use the package in this folder

        The file .mutants lists accepted changes, each with a reason. A comment
        // specs:disable-mutation REASON protects its line, or the block after it, from changes.

        exit status: 0 success, 1 percentage below --at-least, 2 invalid command line or failed build, 3 nothing to change

        """

    /// - Parameter exists: Returns whether a path exists, to distinguish paths from commits.
    init(
        _ arguments: [String],
        exists: (String) -> Bool = FileManager.default.fileExists(atPath:)
    ) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let (option, inline) = (parts[0], parts.dropFirst().first)
            func value<Value: LosslessStringConvertible>(
                _ what: String,
                if isRight: (Value) -> Bool = { _ in true }
            ) throws -> Value {
                guard let text = inline ?? rest.popFirst(), !text.isEmpty, inline != nil || !text.hasPrefix("--") else {
                    throw MutationError("\(option) needs a value: \(what)")
                }
                guard let value = Value(text), isRight(value) else {
                    throw MutationError("\(option) \(text): the value has to be \(what)")
                }
                return value
            }
            switch option {
            case _ where !argument.hasPrefix("-"): paths.append(argument)
            case "--changed":
                let isCommit = rest.first.map { !$0.hasPrefix("-") && !exists($0) && !$0.hasSuffix(".swift") } ?? false
                changedSince = inline ?? (isCommit ? rest.popFirst() : nil) ?? "HEAD"
            case "--sample": sample = try value("a number of changes, 1 or greater") { $0 >= 1 }
            case "--seed": seed = try value("a number")
            case "--minutes": minutes = try value("a number of minutes") { $0 >= 0 }
            case "--at-least": minShare = try value("a percentage from 0 to 100") { 0...100 ~= $0 }
            case "--jobs":
                jobs = try value("a number of processes from 1 to \(Self.maxJobs)") { 1...Self.maxJobs ~= $0 }
            case "--html": htmlPath = try value("a file")
            case "--json": jsonPath = try value("a file")
            case "--package-path": packagePath = try value("the folder of a package")
            case "--fresh": isFresh = true
            case "--help", "-h": showsHelp = true
            default: throw MutationError("unknown option \(option); `swift run specs mutate --help` lists all options")
            }
        }
        if let htmlPath, let jsonPath, ReportFilePath(htmlPath) == ReportFilePath(jsonPath) {
            throw MutationError("\(jsonPath) is the file of two reports; give each report its own file")
        }
    }
}

func tell(_ line: String) { _ = writeAll(Escaping.printed(line) + "\n", to: STDERR_FILENO) }

typealias MutationError = DescribedError
