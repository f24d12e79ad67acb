/// The settings that a test process reads from its environment variables. The runner sets the
/// variables. Users, CI and Bazel can also set some of them.
package struct ProcessRequest: Equatable, Sendable {
    /// What the process lists before it runs anything.
    package enum Listing: String, Sendable {
        /// The examples that the process would run.
        case examples
        /// The examples, and the source locations of the enclosing groups.
        case places
    }

    /// The subset of the listed examples that a process has to run.
    package struct Share: Equatable, Sendable {
        /// The path of a file with the identifiers of the examples, or `nil` for all examples.
        package var selectionPath: String?
        package var ignoresFocus = false

        package init(selectionPath: String? = nil, ignoresFocus: Bool = false) {
            (self.selectionPath, self.ignoresFocus) = (selectionPath, ignoresFocus)
        }

        /// Creates a share from a ``message``, or returns `nil` if the message is incomplete.
        package init?(message: [UInt8]) {
            let fields = message.split(separator: 0, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[2].isEmpty else { return nil }
            selectionPath = fields[0].isEmpty ? nil : String(decoding: fields[0], as: UTF8.self)
            ignoresFocus = !fields[1].isEmpty
        }

        /// The text that the runner writes to the standard input of the process. A null character
        /// ends each field, because a path may contain a line break.
        package var message: String { "\(selectionPath ?? "")\0\(ignoresFocus ? "1" : "")\0" }
    }

    package var eventsPath: String?
    /// The process ID of the runner, which reads the events and the output.
    package var supervisor: Int32?
    /// The 1-based number of this process. It keeps the resources of concurrent processes separate.
    package var worker: Int?
    /// What the process lists before it waits for its ``Share``, or `nil` if it lists nothing. Set
    /// only by the runner.
    package var listing: Listing?
    /// The path of a file with the identifiers of the examples to run, one on each line.
    package var selectionPath: String?
    /// Whether to ignore focus, because the runner selected none of the focused examples.
    package var ignoresFocus = false
    /// A regular expression that selects the examples whose names contain a match.
    package var filter: String?
    package var hasBazelFilter = false
    /// A tag expression that selects the examples whose tags match.
    package var tags: String?
    /// The order of the examples, `declared` or `random`. Not validated.
    package var order: String?
    /// The seed of a random order. Not validated.
    package var seed: String?
    package var failsFast = false
    package var requiresExpectations = false
    package var updatesSnapshots = false
    /// The time limit, in seconds, for examples that do not specify one. Set by the runner.
    package var exampleLimit: Double?
    /// The path of a file. A failed example writes to it, then waits until the file is empty.
    package var debugPath: String?
    /// The number of shards, as set by Bazel. Not validated.
    package var shardCount: String?
    /// The 0-based index of the shard to run, as set by Bazel. Not validated.
    package var shardIndex: String?
    /// The path of a file that the process creates to tell Bazel that it supports shards.
    package var shardStatusPath: String?
    package var isOnCI = false
    /// Whether VS Code's Test Explorer started the process. `false` in VS Code's terminal.
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
        func isSet(_ variable: Variable) -> Bool { text(variable).map(Self.isOn) ?? false }
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
        failsFast = isSet(.failsFast)
        requiresExpectations = isSet(.requiresExpectations)
        updatesSnapshots = isSet(.updatesSnapshots)
        exampleLimit = isSupervised ? text(.exampleLimit).flatMap { Double($0) } : nil
        debugPath = text(.debugPath)
        shardCount = text(.shardCount)
        shardIndex = text(.shardIndex)
        shardStatusPath = text(.shardStatusPath)
        isOfVSCode = text(.extensionHost) != nil
        isOnCI = isSet(.continuousIntegration)
    }

    /// Returns whether a variable with this value is on: any value but `0`, `false` and `no`, which
    /// are matched case-insensitively.
    package static func isOn(_ value: String) -> Bool { !["0", "false", "no"].contains(value.lowercased()) }

    /// The shard to run, or `nil` if the environment specifies no shard or an invalid one.
    package var shard: Shard? {
        guard let count = shardCount.flatMap({ Int($0) }), let index = shardIndex.flatMap({ Int($0) }), index < count
        else { return nil }
        return Shard(number: index + 1, of: count)
    }

    package var isSupervised: Bool { supervisor != nil && eventsPath != nil }

    /// The environment for a process that the runner starts. Unused variables are empty, to
    /// override inherited ones. Shard variables are empty, because the runner distributes examples.
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
