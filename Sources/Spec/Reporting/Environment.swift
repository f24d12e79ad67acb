import Foundation

/// What the environment asks of a run.
enum Environment {
    /// `SPEC_EVENTS`: the file to append the run's events to.
    static let eventsPath = variable("SPEC_EVENTS")
    /// `SPEC_FILTER`: a regular expression; only examples in whose full name it occurs are run.
    static let filter = variable("SPEC_FILTER") ?? bazelFilter
    /// `SPEC_SELECTION`: a file of identifiers, one a line; only these are run. The runner's way to go on after a crash.
    static let selectionPath = variable("SPEC_SELECTION")

    /// `SPEC_SUPERVISED`: the number of the runner's process, which reads the events and what is printed.
    static let supervisor = variable("SPEC_SUPERVISED").flatMap(Int32.init)
    static let isSupervised = supervisor != nil && eventsPath != nil
    /// `SPEC_ROLL_CALL`: set by the runner to be told first what would be run; `places` if it is to be told where the
    /// groups stand, too.
    static let rollCall = isSupervised ? variable("SPEC_ROLL_CALL") : nil
    /// `TEST_TOTAL_SHARDS` and `TEST_SHARD_INDEX`, counted from 0: which part of the examples to run, as Bazel says it.
    static let shardCount = variable("TEST_TOTAL_SHARDS")
    static let shardIndex = variable("TEST_SHARD_INDEX")
    /// `TEST_SHARD_STATUS_FILE`: a file to touch, to say that shards are understood.
    static let shardStatusPath = variable("TEST_SHARD_STATUS_FILE")
    /// `TESTBRIDGE_TEST_ONLY`: Bazel's `--test_filter`; as `SPEC_FILTER`, which comes before it.
    private static let bazelFilter = variable("TESTBRIDGE_TEST_ONLY")

    /// `SPEC_TAGS`: an expression over tags; only examples whose tags it matches are run.
    static let tags = variable("SPEC_TAGS")
    /// `SPEC_ORDER`: `declared` or `random`.
    static let order = variable("SPEC_ORDER")
    /// `SPEC_SEED`: the number that a random order is made of; implies one.
    static let seed = variable("SPEC_SEED")
    /// `SPEC_FAIL_FAST`: set by the runner; after the first failure the other examples are skipped.
    static let failsFast = variable("SPEC_FAIL_FAST") != nil
    /// `CI`: whether nobody is at hand to forget a `.focused`.
    static let isCI = variable("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false

    /// Whether this process was started to print its list of tests, as `swift test list` does. Its standard output is
    /// then read by a program.
    static let isListing = CommandLine.arguments.contains {
        $0 == "--dump-tests-json" || $0 == "--list-tests" || $0 == "-l"
    }

    private static func variable(_ name: String) -> String? {
        guard let value = ProcessInfo.processInfo.environment[name], !value.isEmpty else { return nil }
        return value
    }
}
