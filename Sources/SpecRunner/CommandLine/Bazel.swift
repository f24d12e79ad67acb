import Foundation
import SpecEvents

/// What Bazel tells a test by its environment, for runners that it starts.
enum Bazel {
    /// The variables. The runner heeds them itself, so its test processes do not get them.
    static let variables: Set<String> = [
        "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "TESTBRIDGE_TEST_ONLY", "XML_OUTPUT_FILE",
    ]

    /// The part that Bazel asks for, if it does; touches the file by which it learns that parts are understood.
    static func shard(_ environment: [String: String]) throws -> Shard? {
        let request = ProcessRequest(environment: environment)
        guard let count = request.shardCount else { return nil }
        let index = request.shardIndex ?? ""
        guard let total = Int(count), let zeroBased = Int(index), zeroBased < total,
            let shard = Shard(number: zeroBased + 1, of: total)
        else {
            throw UsageError("TEST_TOTAL_SHARDS=\(count) with TEST_SHARD_INDEX=\(index): there is no such part")
        }
        if let path = request.shardStatusPath, !FileManager.default.createFile(atPath: path, contents: nil) {
            throw UsageError("TEST_SHARD_STATUS_FILE=\(path) cannot be written")
        }
        return shard
    }

    /// Adds to the options what the environment asks for and the command line did not.
    static func apply(_ environment: [String: String], to options: inout Options) throws {
        if options.shard == nil { options.shard = try shard(environment) }
        if options.request.filter == nil, let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty {
            options.request.filter = filter
        }
        if options.files[.junit] == nil, let path = environment["XML_OUTPUT_FILE"], !path.isEmpty {
            options.files[.junit] = path
        }
    }
}
