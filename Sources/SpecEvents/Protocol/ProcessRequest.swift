/// What a test process is asked to do. The runner passes the request in environment variables, some
/// of which users, CI and Bazel can also set.
package struct ProcessRequest: Equatable, Sendable {
    package enum Listing: String, Sendable {
        case examples
        /// Lists the examples and the source locations of their enclosing groups.
        case places
    }

    package struct Share: Equatable, Sendable {
        /// `nil` if the process should run all examples.
        package var selectionPath: String?
        package var ignoresFocus = false

        package init(selectionPath: String? = nil, ignoresFocus: Bool = false) {
            (self.selectionPath, self.ignoresFocus) = (selectionPath, ignoresFocus)
        }

        package init?(message: [UInt8]) {
            let fields = message.split(separator: 0, omittingEmptySubsequences: false)
            guard fields.count == 3, fields[2].isEmpty else { return nil }
            selectionPath = fields[0].isEmpty ? nil : String(decoding: fields[0], as: UTF8.self)
            ignoresFocus = !fields[1].isEmpty
        }

        /// The message that is sent to the process's standard input. Each field ends with a null
        /// character, because a path may contain line breaks.
        package var message: String { "\(selectionPath ?? "")\0\(ignoresFocus ? "1" : "")\0" }
    }

    package var eventsPath: String?
    /// The process ID of the runner that reads the process's events and output.
    package var supervisor: Int32?
    /// A number, counting from 1, that keeps the resources of concurrent processes separate.
    package var worker: Int?
    /// What the process lists before it waits for its ``Share``. Only the runner sets it.
    package var listing: Listing?
    /// The path of a file that contains the identifiers of the examples to run, one per line.
    package var selectionPath: String?
    /// Set if there are focused examples, but the runner selected none of them.
    package var ignoresFocus = false
    /// The pattern of a ``NameFilter``.
    package var filter: String?
    package var hasBazelFilter = false
    /// The text of a ``TagExpression``.
    package var tags: String?
    /// Either `declared` or `random`. Not validated.
    package var order: String?
    /// The seed for the random order. Not validated.
    package var seed: String?
    package var failsFast = false
    package var requiresExpectations = false
    package var updatesSnapshots = false
    /// The time limit in seconds for examples that have none of their own. Set only by the runner.
    package var exampleLimit: Double?
    /// A failed example writes its failure to this file, then waits until the file is empty.
    package var debugPath: String?
    /// Set by Bazel. Not validated.
    package var shardCount: String?
    /// Counts from 0. Set by Bazel. Not validated.
    package var shardIndex: String?
    /// The path of a file that the process creates to tell Bazel that it supports sharding.
    package var shardStatusPath: String?
    package var isOnCI = false
    /// Whether VS Code's Test Explorer started the process. `false` for VS Code's terminal.
    package var isFromVSCode = false

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

    /// Variables with an empty value count as unset.
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
        isFromVSCode = text(.extensionHost) != nil
        isOnCI = isSet(.continuousIntegration)
    }

    package static func isOn(_ value: String) -> Bool { !["0", "false", "no"].contains(value.lowercased()) }

    package var shard: Shard? {
        guard let count = shardCount.flatMap({ Int($0) }), let index = shardIndex.flatMap({ Int($0) }), index < count
        else { return nil }
        return Shard(number: index + 1, of: count)
    }

    package var isSupervised: Bool { supervisor != nil && eventsPath != nil }

    /// The variables to set. Unused variables are empty, so that they override inherited ones. The
    /// variables for sharding are always empty, because the runner distributes the examples.
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
