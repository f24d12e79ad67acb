import Foundation
import SpecEvents

/// The part of all examples that this process is to run, if Bazel asks for one: every n-th example, with ordered groups
/// as one. All processes read the classes in the same order, so together they run every example once.
@MainActor enum Shard {
    private static let wanted: (index: Int, count: Int)? = {
        guard let count = Environment.shardCount else { return nil }
        if let path = Environment.shardStatusPath, !FileManager.default.createFile(atPath: path, contents: nil) {
            Misuse.report(.badEnvironment("TEST_SHARD_STATUS_FILE", path, "cannot be written"))
        }
        let index = Environment.shardIndex ?? ""
        guard let total = Int(count), let number = Int(index), total > 0, (0..<total).contains(number) else {
            let problem = "with TEST_SHARD_INDEX=\(index) there is no such part; the parts are numbered from 0"
            Misuse.report(.badEnvironment("TEST_TOTAL_SHARDS", count, problem))
            return nil
        }
        return (number, total)
    }()

    /// Which part it is; `nil` if this process is to run all examples.
    static var part: RunPart? { wanted.flatMap { RunPart(number: $0.index + 1, of: $0.count) } }

    private static var unitCount = 0

    /// Whether other parts have examples that this one has not.
    static var leavesExamplesToOthers: Bool { wanted != nil && unitCount > 0 }

    /// Those of a class's examples that belong to this process. To be asked once for each class.
    static func selected(_ examples: [Example]) -> [Example] {
        guard let wanted else { return examples }
        var lastGroup: [Int]?
        return examples.filter { example in
            if example.orderedGroup == nil || example.orderedGroup != lastGroup { unitCount += 1 }
            lastGroup = example.orderedGroup
            return (unitCount - 1) % wanted.count == wanted.index
        }
    }
}
