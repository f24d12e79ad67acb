import SpecReports

extension Options {
    /// The command that runs the same specs, without a selection of examples.
    var specsCommand: String {
        let package = packagePath.map { ["--package-path", $0] } ?? []
        let words =
            package + build.arguments + bundles.flatMap { ["--bundle", $0] }
            + (request.process.requiresExpectations ? ["--require-expectations"] : [])
        return (["swift run specs"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// The options that select among the examples that the processes list, as words.
    var runnerSelection: [String] {
        (onlyFailures ? ["--only-failures"] : []) + (changedSince.map { ["--changed=\($0)"] } ?? [])
    }

    /// Whether no option leaves out examples.
    var selectsAll: Bool { request.text.isEmpty && runnerSelection.isEmpty && shard == nil }

    /// The command that runs the same examples, in the order of the options.
    var selectingCommand: String {
        var words = request.filters.flatMap { ["--filter", $0] }
        if let tags = request.tags { words += ["--tag", tags] }
        words += runnerSelection
        if let shard { words += ["--shard", "\(shard.number)/\(shard.count)"] }
        words += request.places.map(\.text)
        return ([specsCommand] + words.map(ShellWord.quoted)).joined(separator: " ")
    }
}
