/// What the environment asks of a test process. The runner encodes the request and the process
/// decodes it; people, CI and Bazel also set some of the variables.
package struct ProcessRequest: Equatable, Sendable {
    /// What the process lists before it runs anything.
    package enum Listing: String, Sendable {
        /// The examples that it would run.
        case examples
        /// The examples, and the source locations of the groups around them.
        case places
    }

    /// The examples that a process is to run, out of those that it listed.
    package struct Share: Equatable, Sendable {
        /// The file that contains their identifiers; `nil` for all examples.
        package var selectionPath: String?
        package var ignoresFocus = false

        package init(selectionPath: String? = nil, ignoresFocus: Bool = false) {
            (self.selectionPath, self.ignoresFocus) = (selectionPath, ignoresFocus)
        }

        /// Creates a share from a ``message``; returns `nil` if the message is incomplete.
        package init?(message: [UInt8]) {
            let fields = message.split(separator: 0, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[2].isEmpty else { return nil }
            selectionPath = fields[0].isEmpty ? nil : String(decoding: fields[0], as: UTF8.self)
            ignoresFocus = !fields[1].isEmpty
        }

        /// The message for the standard input of the process. A null character ends each field,
        /// because a path may contain a line break.
        package var message: String { "\(selectionPath ?? "")\0\(ignoresFocus ? "1" : "")\0" }
    }

    /// The file to append events to.
    package var eventsPath: String?
    /// The process identifier of the runner, which reads the events and the output.
    package var supervisor: Int32?
    /// The number among concurrent processes, from 1; only separates the resources of examples.
    package var worker: Int?
    /// What the process must list before it waits for its share; set by the runner.
    package var listing: Listing?
    /// A file of identifiers, one on each line: only these examples run.
    package var selectionPath: String?
    /// Whether focus is ignored, because the runner selected none of the focused examples.
    package var ignoresFocus = false
    /// A regular expression: only examples whose name contains a match run.
    package var filter: String?
    package var hasBazelFilter = false
    /// An expression over tags: only examples whose tags match run.
    package var tags: String?
    /// `declared` or `random`; not validated.
    package var order: String?
    /// The seed of a random order; not validated.
    package var seed: String?
    /// Whether the first failure ends the run.
    package var failsFast = false
    /// Whether an example without expectations fails.
    package var requiresExpectations = false
    /// Whether snapshots that differ are replaced.
    package var updatesSnapshots = false
    /// The runner's time limit, in seconds, for an example that has none.
    package var exampleLimit: Double?
    /// A file in which a failed example reports that it waits until the file is empty again.
    package var debugPath: String?
    /// The number of shards, in Bazel's protocol; not validated.
    package var shardCount: String?
    /// The shard to run, counted from 0, in Bazel's protocol; not validated.
    package var shardIndex: String?
    /// A file to touch, which tells Bazel that the process supports shards.
    package var shardStatusPath: String?
    package var isOnCI = false
    /// Whether VS Code's Test Explorer started the process; not so in a terminal of VS Code.
    package var isOfVSCode = false

    package init() {}
}

extension ProcessRequest {
    package enum Variable: String, CaseIterable {
        case eventsPath = "SPEC_EVENTS"
        case supervisor = "SPEC_SUPERVISED"
        case worker = "SPEC_WORKER"
        case listing = "SPEC_LISTING"
        case selectionPath = "SPEC_SELECTION"
        case ignoresFocus = "SPEC_IGNORES_FOCUS"
        case filter = "SPEC_FILTER"
        case tags = "SPEC_TAGS"
        case order = "SPEC_ORDER"
        case seed = "SPEC_SEED"
        case failsFast = "SPEC_FAIL_FAST"
        case requiresExpectations = "SPEC_REQUIRE_EXPECTATIONS"
        case updatesSnapshots = "SPEC_UPDATE_SNAPSHOTS"
        case exampleLimit = "SPEC_EXAMPLE_LIMIT"
        case debugPath = "SPEC_DEBUG"
        case shardCount = "TEST_TOTAL_SHARDS"
        case shardIndex = "TEST_SHARD_INDEX"
        case shardStatusPath = "TEST_SHARD_STATUS_FILE"
        case bazelFilter = "TESTBRIDGE_TEST_ONLY"
        case continuousIntegration = "CI"
        case extensionHost = "VSCODE_HANDLES_UNCAUGHT_ERRORS"
    }

    /// Creates a request from environment variables. An empty variable counts as not set.
    package init(environment: [String: String]) {
        func text(_ variable: Variable) -> String? {
            environment[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
        func isSet(_ variable: Variable) -> Bool {
            text(variable).map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
        }
        eventsPath = text(.eventsPath)
        supervisor = text(.supervisor).flatMap { Int32($0) }
        worker = text(.worker).flatMap { Int($0) }
        listing = isSupervised ? text(.listing).flatMap(Listing.init) : nil
        selectionPath = text(.selectionPath)
        ignoresFocus = isSupervised && text(.ignoresFocus) != nil
        filter = text(.filter) ?? text(.bazelFilter)
        hasBazelFilter = text(.filter) == nil && filter != nil
        tags = text(.tags)
        order = text(.order)
        seed = text(.seed)
        failsFast = text(.failsFast) != nil
        requiresExpectations = text(.requiresExpectations) != nil
        updatesSnapshots = isSet(.updatesSnapshots)
        exampleLimit = isSupervised ? text(.exampleLimit).flatMap { Double($0) } : nil
        debugPath = text(.debugPath)
        shardCount = text(.shardCount)
        shardIndex = text(.shardIndex)
        shardStatusPath = text(.shardStatusPath)
        isOfVSCode = text(.extensionHost) != nil
        isOnCI = isSet(.continuousIntegration)
    }

    /// The shard, which Bazel counts from 0; `nil` if there is none, or if the numbers are invalid.
    package var shard: Shard? {
        guard let count = shardCount.flatMap({ Int($0) }), let index = shardIndex.flatMap({ Int($0) }), index < count
        else { return nil }
        return Shard(number: index + 1, of: count)
    }

    /// Whether a runner reads the events of the process.
    package var isSupervised: Bool { supervisor != nil && eventsPath != nil }

    /// The environment variables of a process that the runner starts: all variables of the runner,
    /// empty if unused, but no shard, because the runner distributes the examples.
    package var environment: [String: String] {
        let values: [Variable: String?] = [
            .eventsPath: eventsPath, .supervisor: supervisor.map(String.init),
            .worker: worker.map(String.init), .listing: listing?.rawValue,
            .selectionPath: selectionPath, .ignoresFocus: ignoresFocus ? "1" : nil, .filter: filter, .tags: tags,
            .order: order, .seed: seed,
            .failsFast: failsFast ? "1" : nil, .requiresExpectations: requiresExpectations ? "1" : nil,
            .updatesSnapshots: updatesSnapshots ? "1" : nil, .debugPath: debugPath,
            .exampleLimit: exampleLimit.map { "\($0)" },
            .shardCount: nil, .shardIndex: nil, .shardStatusPath: nil, .bazelFilter: nil,
        ]
        return Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1 ?? "") })
    }
}
