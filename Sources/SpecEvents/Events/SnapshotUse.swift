/// What an example found when it compared a text with a snapshot. The snapshots are written from these, after the run.
package struct SnapshotUse: Hashable, Sendable {
    /// The Markdown file with the snapshot; the source file of an inline one.
    package var file: String
    package var key: SnapshotKey
    /// Where the arguments of the call are, counted from 1, the column in bytes; `nil` if the snapshot is not inline.
    package var line: Int?
    package var column = 1
    /// Whether the example ran several times, so that another run of it may use other snapshots.
    package var isOfRepeated = false
    /// The language of the text, for what highlights its syntax.
    package var language = "text"
    /// Tells the source file as it was when the example ran; `nil` if the example was built from another one.
    package var fingerprint: String?
    /// The text of the snapshot; `nil` if it is missing, matched, or not to be written.
    package var expected: String?
    /// What is there instead; `nil` if it matched, or is not to be written.
    package var actual: String?

    package init(file: String, key: SnapshotKey, line: Int? = nil) {
        (self.file, self.key, self.line) = (file, key, line)
    }

    /// Where it is stored: the same for examples that share an inline snapshot.
    package var place: [ByteKey] { [ByteKey(file)] + (line.map { [ByteKey("\($0):\(column)")] } ?? key.parts) }

    /// Whether both are to be written to one place, and only one of them can. Of an example that
    /// ran several times each run is told when all are known.
    package func contradicts(_ other: SnapshotUse) -> Bool {
        guard !isOfRepeated, let actual, let another = other.actual, place == other.place else { return false }
        return ByteKey(actual) != ByteKey(another)
    }

    /// How one example compares several texts.
    package var adviceForSeveral: String {
        line == nil ? "name each: matchSnapshot(named:)" : "use matchSnapshot(), one per example"
    }

    /// The snapshot in words, in the failure of an example and in what the runner says.
    package var title: String {
        if let line { return "the inline snapshot at \(file):\(line):\(column)" }
        let name = key.name?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
        return "the snapshot \(name.map { "“\($0)” " } ?? "")in \(file)"
    }
}

/// Names a snapshot in its file, by bytes: the class of the example, the example, and the name that the snapshot has in it, if any.
package struct SnapshotKey: Hashable, Sendable {
    package let parts: [ByteKey]

    /// - Parameter className: That of a test that is no example has the framework in it: `Module.Class in XCTest`.
    package init(className: String, example: String, name: String? = nil) {
        parts = [className, example, name].compactMap { $0.map(ByteKey.init) }
    }

    package init(of example: ExampleIdentity) { self.init(className: example.className, example: example.uniqueName) }

    package var className: String { parts[0].text }
    package var example: String { parts[1].text }
    package var name: String? { parts.count > 2 ? parts[2].text : nil }

    /// The key of another snapshot of the example.
    package func named(_ name: String?) -> SnapshotKey {
        SnapshotKey(className: className, example: example, name: name)
    }
}

/// Records what the running example finds when it compares with snapshots.
package protocol SnapshotRecorder: StepRecorder {
    /// The recorder of the whole example, if this is that of one of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    var isOver: Bool { get }
    /// - Returns: Why the example does not take what was found; `nil` if it does.
    func record(_ use: SnapshotUse) -> String?
    /// What has come of the example so far.
    func result(duration: Duration) -> ExampleResult
}

/// A test case that may run an example, which takes snapshots in another way than a test method.
package protocol ExampleCase: AnyObject {
    var runsExample: Bool { get }
}
