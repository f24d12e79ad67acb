import Foundation
import SpecEvents

/// A part of all examples, for one of several machines: `--shard 2/3`, or what Bazel's variables say.
struct Sharding: Equatable {
    /// Counted from 1.
    var number: Int
    var count: Int

    /// `I/N`, or `nil` if the text is no such part.
    init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
        self.init(number: number, count: count)
    }

    init?(number: Int, count: Int) {
        guard count > 0, (1...count).contains(number) else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// The part as the events tell of it.
    var part: RunPart? { RunPart(number: number, of: count) }

    /// What Bazel's test runner tells its processes.
    static let variables: Set<String> = [
        "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "TEST_SHARD_STATUS_FILE", "TESTBRIDGE_TEST_ONLY", "XML_OUTPUT_FILE",
    ]

    /// The part that Bazel asks for, if it does; touches the file by which it learns that parts are understood.
    static func fromBazel(_ environment: [String: String]) throws -> Sharding? {
        guard let count = environment["TEST_TOTAL_SHARDS"], !count.isEmpty else { return nil }
        let index = environment["TEST_SHARD_INDEX"] ?? ""
        guard let total = Int(count), let zeroBased = Int(index), zeroBased < total,
            let part = Sharding(number: zeroBased + 1, count: total)
        else {
            throw UsageError("TEST_TOTAL_SHARDS=\(count) with TEST_SHARD_INDEX=\(index): there is no such part")
        }
        if let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty,
            !FileManager.default.createFile(atPath: path, contents: nil)
        {
            throw UsageError("TEST_SHARD_STATUS_FILE=\(path) cannot be written")
        }
        return part
    }

    /// Those of the examples that belong to this part: every n-th, with ordered groups as one. Which they are does not
    /// depend on the order in which they would run.
    func selected(from examples: [ExampleIdentity]) -> [ExampleIdentity] {
        let units = WorkUnit.units(of: examples.sorted { $0.identifier < $1.identifier })
        let mine = units.enumerated().filter { $0.offset % count == number - 1 }
        let identifiers = Set(mine.flatMap { $0.element.examples.map(\.identifier) })
        return examples.filter { identifiers.contains($0.identifier) }
    }
}
