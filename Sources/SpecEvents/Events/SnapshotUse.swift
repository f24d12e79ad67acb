/// The result of a snapshot comparison in an example. Snapshots are written from these.
package struct SnapshotUse: Hashable, Sendable {
    /// The Markdown file with the snapshot; the source file of an inline one.
    package var file: String
    package var key: SnapshotKey
    /// The place of the call's arguments, counted from 1, the column in bytes; `nil` if not inline.
    package var line: Int?
    package var column = 1
    /// Whether the example ran several times, and other runs may use other snapshots.
    package var isOfRepeated = false
    /// The language of the text, for syntax highlighting.
    package var language = "text"
    /// Identifies the source that the example was built from; `nil` if the file has changed since.
    package var fingerprint: String?
    /// The text of the snapshot; `nil` if it is missing, matched, or not to be written.
    package var expected: String?
    /// The actual text; `nil` if it matched, or is not to be written.
    package var actual: String?

    package init(file: String, key: SnapshotKey, line: Int? = nil) {
        (self.file, self.key, self.line) = (file, key, line)
    }

    /// Where it is stored: the same place for examples that share an inline snapshot.
    package var place: [String] { [file] + (line.map { ["\($0):\(column)"] } ?? key.parts) }

    /// Whether both are to be written to one place, which can hold only one. For an example that
    /// ran several times, each run is compared once all are known.
    package func contradicts(_ other: SnapshotUse) -> Bool {
        guard !isOfRepeated, let actual, let another = other.actual, place == other.place else { return false }
        return !actual.utf8.elementsEqual(another.utf8)
    }

    /// How one example can compare several texts.
    package var adviceForSeveral: String {
        line == nil ? "name each: matchSnapshot(named:)" : "use matchSnapshot(), one per example"
    }

    /// The snapshot in words, for failures and the runner's messages.
    package var title: String {
        if let line { return "the inline snapshot at \(file):\(line):\(column)" }
        let name = key.name?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
        return "the snapshot \(name.map { "“\($0)” " } ?? "")in \(file)"
    }
}

/// Identifies a snapshot in its file: the class, the example, and its own name.
package struct SnapshotKey: Hashable, Sendable {
    package internal(set) var parts: [String]

    /// - Parameter className: For a test that is not an example, `Module.Class in XCTest`.
    package init(className: String, example: String, name: String? = nil) {
        parts = [className, example, name].compactMap(\.self)
    }

    package init(of example: ExampleIdentity) { self.init(className: example.className, example: example.uniqueName) }

    package var className: String { parts[0] }
    package var example: String { parts[1] }
    package var name: String? { parts.count > 2 ? parts[2] : nil }

    /// The key of another snapshot of the example.
    package func named(_ name: String?) -> SnapshotKey {
        SnapshotKey(className: className, example: example, name: name)
    }
}

/// Records the results of the running example's snapshot comparisons.
package protocol SnapshotRecorder: StepRecorder {
    /// The recorder of the whole example, if this one belongs to one of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    var isOver: Bool { get }
    /// - Returns: Why the example does not accept the result; `nil` if it does.
    func record(_ use: SnapshotUse) -> String?
    /// The result of the example so far.
    func result(duration: Duration) -> ExampleResult
}

/// A test case that may run an example, which records snapshots differently from a test method.
package protocol ExampleCase: AnyObject {
    var runsExample: Bool { get }
}
