import SpecReports

extension Options {
    /// The command that runs the same specs, without a selection of examples.
    var specsCommand: String {
        let package = packagePath.map { ["--package-path", $0] } ?? []
        let words = package + build.arguments + bundles.flatMap { ["--bundle", $0] }
        return (["swift run specs"] + words.map(ShellWord.quoted)).joined(separator: " ")
    }

    /// The command that runs the same examples, in the order of the options.
    var selectingCommand: String {
        let filters = request.filters.flatMap { ["--filter", $0] } + (request.tags.map { ["--tag", $0] } ?? [])
        let others =
            (onlyFailures ? ["--only-failures"] : []) + (changedSince.map { ["--changed=\($0)"] } ?? [])
            + (shard.map { ["--shard", "\($0.number)/\($0.count)"] } ?? [])
        let words = filters + others + request.places.map(\.text)
        return ([specsCommand] + words.map(ShellWord.quoted)).joined(separator: " ")
    }
}
