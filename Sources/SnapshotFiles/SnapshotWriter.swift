import Foundation
import SpecEvents

/// The content of a file with snapshots.
protocol SnapshotContent {
    /// The text of a snapshot; `nil` if there is none.
    func text(of use: SnapshotUse) throws(SnapshotProblem) -> String?
    mutating func put(_ text: String, for use: SnapshotUse) throws(SnapshotProblem)
    var data: Data { get }
}

/// Writes snapshots into their files, each file in one piece. A snapshot that is not as the run found it is refused.
package struct SnapshotWriter {
    package typealias Refusal = (use: SnapshotUse, reason: String)

    static let changed = SnapshotProblem("it has changed since the run began; run again")

    package private(set) var written: [SnapshotUse] = []
    package private(set) var refused: [Refusal] = []

    /// How many are not written because their examples failed otherwise.
    package private(set) var heldBack = 0

    /// Writes what examples found, each in its runs.
    ///
    /// - Parameter updates: Whether to write those that differ, and those whose lack is a failure.
    package init(_ examples: [[ExampleResult]], updates: Bool) {
        var uses: [SnapshotUse] = []
        for results in examples {
            let wanted = results.flatMap { $0.snapshotsToWrite(updates: updates) }
            if results.contains(where: \.hasFailedBesideSnapshots) {
                heldBack += Set(wanted).count
            } else {
                uses += wanted
            }
        }
        write(uses, besides: examples.flatMap(\.self))
    }

    /// Writes those of the snapshots that examples found.
    package init(_ uses: [SnapshotUse], of examples: [[ExampleResult]] = []) {
        write(uses, besides: examples.flatMap(\.self))
    }

    /// One that several found is written once; one for which they found different texts, or which one of them matched, is not.
    private mutating func write(_ uses: [SnapshotUse], besides results: [ExampleResult]) {
        let matched = Set(results.flatMap { $0.snapshots ?? [] }.filter { $0.state == .matched }.map(Self.place))
        let files = Dictionary(grouping: uses) { SnapshotFile($0.file).path }
        for (path, uses) in files.sorted(by: { $0.key < $1.key }) {
            let uses = withoutConflicts(uses, matched)
            var (written, refused) = ([SnapshotUse](), [Refusal]())
            do {
                try SnapshotFile(path).change { data in
                    var content: any SnapshotContent =
                        uses.first?.line == nil ? try SnapshotDocument(data, of: path) : try InlineSource(data)
                    for use in uses {
                        do {
                            if try Self.put(use, into: &content) { written.append(use) }
                        } catch {
                            refused.append((use, "\(error)"))
                        }
                    }
                    return written.isEmpty ? nil : content.data
                }
            } catch {
                (written, refused) = ([], uses.map { ($0, "\(error)") })
            }
            self.written += written
            self.refused += refused
        }
    }

    /// The use without what was found.
    private static func place(of use: SnapshotUse) -> SnapshotUse {
        let key = use.line == nil ? use.key : SnapshotKey(className: "", example: "")
        var place = SnapshotUse(file: use.file, key: key, line: use.line)
        place.column = use.column
        return place
    }

    private mutating func withoutConflicts(_ uses: [SnapshotUse], _ matched: Set<SnapshotUse>) -> [SnapshotUse] {
        let groups = Dictionary(grouping: uses, by: Self.place)
        var seen = Set<SnapshotUse>()
        return uses.filter { use in
            let place = Self.place(of: use)
            guard seen.insert(place).inserted else { return false }
            let texts = Set((groups[place] ?? []).map { $0.actual.map(ByteKey.init) })
            if texts.count == 1, !matched.contains(place) { return true }
            let advice =
                use.line == nil
                ? "name each of them by matchSnapshot(named:)" : "use matchSnapshot(), which has one for each example"
            refused.append((use, "it was compared with different texts; \(advice)"))
            return false
        }
    }

    /// - Returns: Whether it was not there yet.
    private static func put(_ use: SnapshotUse, into content: inout any SnapshotContent) throws(SnapshotProblem) -> Bool
    {
        let text = try content.text(of: use).map(ByteKey.init)
        guard let actual = use.actual, text != ByteKey(actual) else { return false }
        guard text == use.expected.map(ByteKey.init) else { throw changed }
        try content.put(actual, for: use)
        return true
    }

    /// What was written and what was not, in lines.
    package var summary: [String] {
        let files = Dictionary(grouping: written, by: \.file).sorted { $0.key < $1.key }
        return files.map { file, uses in
            let counts = [(SnapshotUse.State.missing, "written"), (.different, "updated")].compactMap { state, word in
                let count = uses.count { $0.state == state }
                return count == 0 ? nil : "\(count) \(word)"
            }
            return "snapshots: \(counts.joined(separator: ", ")) in \(file)"
        } + refused.map { "error: \($0.use.title) is not written for “\($0.use.key.example)”: \($0.reason)" }
    }
}

extension SnapshotDocument: SnapshotContent {
    func text(of use: SnapshotUse) -> String? { entries[use.key]?.text }
    mutating func put(_ text: String, for use: SnapshotUse) { entries[use.key] = (text, use.language) }
    var data: Data { Data(text.utf8) }
}
