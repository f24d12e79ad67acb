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
    static let changed = SnapshotProblem("it has changed since the run began; run again")

    package private(set) var written: [SnapshotUse] = []
    package private(set) var refused: [(use: SnapshotUse, reason: String)] = []
    /// What is not written because the examples failed otherwise.
    package private(set) var heldBack: Set<SnapshotUse> = []
    /// What was found for each place: the texts, and `nil` if one matched.
    private let texts: [[ByteKey]: Set<ByteKey?>]

    /// Writes what examples found, each in its runs; each snapshot once.
    ///
    /// - Parameter updates: Whether to write those that differ, and those whose lack is a failure.
    /// - Parameter accepted: What alone is to be written; `nil` if all is.
    package init(_ examples: [[ExampleResult]], updates: Bool, only accepted: Set<SnapshotUse>? = nil) {
        let found = examples.joined().flatMap { $0.snapshots ?? [] }
        texts = Dictionary(grouping: found, by: Self.place).mapValues { Set($0.map { $0.actual.map(ByteKey.init) }) }
        var uses: [[ByteKey]: SnapshotUse] = [:]
        for results in examples {
            let wanted = results.flatMap { $0.snapshotsToWrite(updates: updates) }
                .filter { accepted?.contains($0) ?? true }
            if results.contains(where: \.hasFailedBesideSnapshots) {
                heldBack.formUnion(wanted)
            } else {
                for use in wanted { uses[Self.place(of: use)] = use }
            }
        }
        for (path, uses) in Dictionary(grouping: uses.values, by: { ByteKey(SnapshotFile($0.file).path) }) {
            write(uses, into: path.text)
        }
    }

    /// Links may lead to the same source.
    private static func place(of use: SnapshotUse) -> [ByteKey] {
        use.line == nil ? use.place : [ByteKey(SnapshotFile(use.file).path)] + use.place.dropFirst()
    }

    private mutating func write(_ uses: [SnapshotUse], into path: String) {
        var (written, refused) = (written, refused)
        do {
            try SnapshotFile(path).change { data in
                var content: any SnapshotContent =
                    uses[0].line == nil ? try SnapshotDocument(data, of: path) : try InlineSource(data)
                for use in uses.sorted(by: { ($0.line ?? 0, $0.column) > ($1.line ?? 0, $1.column) }) {
                    do {
                        if try put(use, into: &content) { written.append(use) }
                    } catch {
                        refused.append((use, "\(error)"))
                    }
                }
                return written.count == self.written.count ? nil : content.data
            }
            (self.written, self.refused) = (written, refused)
        } catch {
            self.refused += uses.map { ($0, "\(error)") }
        }
    }

    /// - Returns: Whether it was not there yet.
    private func put(_ use: SnapshotUse, into content: inout any SnapshotContent) throws(SnapshotProblem) -> Bool {
        guard texts[Self.place(of: use)]?.count == 1 else {
            throw SnapshotProblem("it was compared with different texts; \(use.adviceForSeveral)")
        }
        let text = try content.text(of: use).map(ByteKey.init)
        guard let actual = use.actual, text != ByteKey(actual) else { return false }
        guard text == use.expected.map(ByteKey.init) else { throw Self.changed }
        try content.put(actual, for: use)
        return true
    }

    /// What was written and what was not, in lines.
    package var summary: [String] {
        let files = Dictionary(grouping: written, by: \.file).sorted { $0.key < $1.key }
        let lines = files.map { file, uses in
            let new = uses.count { $0.expected == nil }
            let counts = [(new, "written"), (uses.count - new, "updated")].filter { $0.0 > 0 }
            return "snapshots: \(counts.map { "\($0) \($1)" }.joined(separator: ", ")) in \(file)"
        }
        let errors = refused.map { "error: \($0.use.title) is not written for “\($0.use.key.example)”: \($0.reason)" }
        let examples = Set(heldBack.map { "“\($0.key.example)”" }).sorted()
        let names = examples.prefix(3).joined(separator: ", ") + (examples.count > 3 ? " …" : "")
        let note = "note: \(Self.words(for: heldBack.count)) not written, because the examples failed otherwise: "
        return lines + errors.sorted() + (heldBack.isEmpty ? [] : [note + names])
    }

    package static func words(for count: Int) -> String { count == 1 ? "1 snapshot is" : "\(count) snapshots are" }
}
