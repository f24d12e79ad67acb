import SnapshotFiles
import SpecEvents

/// The snapshots that differed in the last run of `--watch`, to be accepted one by one.
final class SnapshotReview {
    private var results: [[ExampleResult]] = []
    private(set) var differences: [(use: SnapshotUse, message: String)] = []

    /// Takes the place of those of the run before.
    func begin(_ found: SnapshotCollector) {
        (differences, results) = (found.differences, found.results)
    }

    /// Shows each, and writes those that are accepted. Those that are left stay.
    ///
    /// - Parameter ask: Returns the key: `y`, `n` or `q`.
    /// - Returns: Whether something was accepted.
    func run(_ print: (String) -> Void, ask: () -> Character) -> Bool {
        var keys: [Character] = []
        for (index, difference) in differences.enumerated() where keys.last != "q" {
            print("\n\(index + 1) of \(differences.count): \(difference.message)\ny: accept, n: leave, q: end")
            keys.append(ask())
        }
        let accepted = zip(differences, keys).filter { $1 == "y" }.map(\.0.use)
        differences = zip(differences, keys).filter { $1 != "y" }.map(\.0) + differences.dropFirst(keys.count)
        guard !accepted.isEmpty else { return false }
        SnapshotWriter(accepted, of: results).summary.forEach(print)
        return true
    }
}
