/// What a test process is asked to do by its environment. The runner writes it, the process reads it; people, CI and Bazel
/// set some of the variables, too.
package struct ProcessRequest: Equatable, Sendable {
    /// What the process says before it runs anything.
    package enum Listing: String, Sendable {
        /// Which examples it would run.
        case examples
        /// And where the groups around them stand.
        case places
    }

    /// The file to append events to.
    package var eventsPath: String?
    /// The number of the runner's process, which reads the events and what is printed.
    package var supervisor: Int32?
    /// Set by the runner if the process is to list its examples first, and then to wait for a byte on its input.
    package var listing: Listing?
    /// A file of identifiers, one a line: only these examples run.
    package var selectionPath: String?
    /// A regular expression: only examples in whose name it occurs run.
    package var filter: String?
    /// An expression over tags: only examples whose tags it matches run.
    package var tags: String?
    /// `declared` or `random`; not checked.
    package var order: String?
    /// The number that a random order is made of; not checked.
    package var seed: String?
    /// Whether the first failure ends the run.
    package var failsFast = false
    /// The number of parts, and the part to run, counted from 0, as Bazel says it; not checked.
    package var shardCount: String?
    package var shardIndex: String?
    /// A file to touch, by which Bazel learns that the process understands parts.
    package var shardStatusPath: String?
    /// Whether the process runs on CI.
    package var isOnCI = false

    package init() {}
}

extension ProcessRequest {
    /// The variables that the process reads.
    package enum Variable: String, CaseIterable {
        case eventsPath = "SPEC_EVENTS"
        case supervisor = "SPEC_SUPERVISED"
        case listing = "SPEC_ROLL_CALL"
        case selectionPath = "SPEC_SELECTION"
        case filter = "SPEC_FILTER"
        case tags = "SPEC_TAGS"
        case order = "SPEC_ORDER"
        case seed = "SPEC_SEED"
        case failsFast = "SPEC_FAIL_FAST"
        case shardCount = "TEST_TOTAL_SHARDS"
        case shardIndex = "TEST_SHARD_INDEX"
        case shardStatusPath = "TEST_SHARD_STATUS_FILE"
        case bazelFilter = "TESTBRIDGE_TEST_ONLY"
        case continuousIntegration = "CI"
    }

    /// Reads an environment. A variable that is empty counts as not set.
    package init(environment: [String: String]) {
        func text(_ variable: Variable) -> String? {
            environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
        eventsPath = text(.eventsPath)
        supervisor = text(.supervisor).flatMap { Int32($0) }
        listing = isSupervised ? text(.listing).flatMap(Listing.init) : nil
        selectionPath = text(.selectionPath)
        filter = text(.filter) ?? text(.bazelFilter)
        tags = text(.tags)
        order = text(.order)
        seed = text(.seed)
        failsFast = text(.failsFast) != nil
        shardCount = text(.shardCount)
        shardIndex = text(.shardIndex)
        shardStatusPath = text(.shardStatusPath)
        isOnCI = text(.continuousIntegration).map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    }

    /// Whether a runner follows the events of the process.
    package var isSupervised: Bool { supervisor != nil && eventsPath != nil }

    /// The environment of a process that the runner starts: one variable for each thing that the runner decides, empty where
    /// it asks for nothing. The runner deals the parts out itself.
    package var environment: [String: String] {
        let values: [Variable: String?] = [
            .eventsPath: eventsPath, .supervisor: supervisor.map(String.init), .listing: listing?.rawValue,
            .selectionPath: selectionPath, .filter: filter, .tags: tags, .order: order, .seed: seed,
            .failsFast: failsFast ? "1" : nil, .shardCount: nil, .shardIndex: nil, .shardStatusPath: nil,
            .bazelFilter: nil,
        ]
        return Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1 ?? "") })
    }
}
