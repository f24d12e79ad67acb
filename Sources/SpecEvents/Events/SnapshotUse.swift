/// The result of a snapshot comparison in an example. Snapshots are written from these results.
package struct SnapshotUse: Hashable, Sendable {
    /// The Markdown file that contains the snapshot; for an inline snapshot, the source file.
    package var file: String
    package var key: SnapshotKey
    /// The line of the call's arguments; `nil` if not inline. Both count from 1, columns in bytes.
    package var line: Int?
    package var column = 1
    /// Whether the example ran several times, in which case other runs may use other snapshots.
    package var isOfRepeated = false
    /// The language of the text, for syntax highlighting.
    package var language = "text"
    /// Identifies the source that the example was built from; `nil` if the file has changed since.
    package var fingerprint: String?
    /// The text of the snapshot; `nil` if there is none, or if it matched or is not to be written.
    package var expected: String?
    /// The actual text; `nil` if it matched or is not to be written.
    package var actual: String?

    package init(file: String, key: SnapshotKey, line: Int? = nil) {
        (self.file, self.key, self.line) = (file, key, line)
    }

    /// Where the snapshot is stored: the same place for all examples that share an inline snapshot.
    package var place: [String] { [file] + (line.map { ["\($0):\(column)"] } ?? key.parts) }

    /// Whether this and another result would write different texts to the same place. The runs of a
    /// repeated example are exempt: they are compared once all are known.
    package func contradicts(_ other: SnapshotUse) -> Bool {
        guard !isOfRepeated, let actual, let another = other.actual, place == other.place else { return false }
        return !actual.utf8.elementsEqual(another.utf8)
    }

    /// Advice on how one example can compare several texts.
    package var adviceForSeveral: String {
        line == nil ? "name each: matchSnapshot(named:)" : "use matchSnapshot(), one per example"
    }

    /// The snapshot in words, for failure messages and the runner's messages.
    package var title: String {
        if let line { return "the inline snapshot at \(file):\(line):\(column)" }
        let name = key.name?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
        return "the snapshot \(name.map { "“\($0)” " } ?? "")in \(file)"
    }
}

/// Identifies a snapshot in its file: the class, the example, and its own name.
package struct SnapshotKey: Hashable, Sendable {
    package internal(set) var parts: [String]

    /// - Parameter className: That of the example; `Module.Class in XCTest` for any other test.
    package init(className: String, example: String, name: String? = nil) {
        parts = [className, example, name].compactMap(\.self)
    }

    package init(of example: ExampleIdentity) { self.init(className: example.className, example: example.uniqueName) }

    package var className: String { parts[0] }
    package var example: String { parts[1] }
    package var name: String? { parts.count > 2 ? parts[2] : nil }

    /// Returns the key of another snapshot of the same example.
    package func named(_ name: String?) -> SnapshotKey {
        SnapshotKey(className: className, example: example, name: name)
    }
}

/// Records the results of the running example's snapshot comparisons.
package protocol SnapshotRecorder: StepRecorder {
    /// The recorder of the whole example, if this one records only one of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    var isOver: Bool { get }
    /// Records a result. Returns why the example does not accept it; `nil` if it does.
    func record(_ use: SnapshotUse) -> String?
    /// Returns the result of the example so far.
    func result(duration: Duration) -> ExampleResult
}

/// A test case that runs an example or a test method; the two record snapshots differently.
package protocol ExampleCase: AnyObject {
    var runsExample: Bool { get }
}
