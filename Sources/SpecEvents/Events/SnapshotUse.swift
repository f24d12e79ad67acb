/// The result of one comparison with a snapshot. Snapshots are written from these results.
package struct SnapshotUse: Hashable, Sendable {
    /// The path of the Markdown file or, for an inline snapshot, the path of the source file.
    package var file: String
    package var key: SnapshotKey
    /// For an inline snapshot, the 1-based line and byte column of the call's arguments.
    package var line: Int?
    package var column = 1
    /// Whether the example runs the same code repeatedly. Each run may use different snapshots.
    package var isOfRepeated = false
    /// The language for syntax highlighting.
    package var language = "text"
    /// A hash of the source file as it was compiled, or `nil` if the file has changed since then.
    package var fingerprint: String?
    /// The stored text, or `nil` if there is none, if it matches or if it must not be replaced.
    package var expected: String?
    /// The actual text, or `nil` if the texts match or the actual text must not be written.
    package var actual: String?

    package init(file: String, key: SnapshotKey, line: Int? = nil) {
        (self.file, self.key, self.line) = (file, key, line)
    }

    /// Identifies the snapshot. All uses of an inline snapshot have the same place.
    package var place: [String] { [file] + (line.map { ["\($0):\(column)"] } ?? key.parts) }

    /// Returns whether two uses of the same snapshot have different texts. Returns `false` for a
    /// repeated example, because its runs are compared after all of them have ended.
    package func contradicts(_ other: SnapshotUse) -> Bool {
        guard !isOfRepeated, let actual, let another = other.actual, place == other.place else { return false }
        return !actual.utf8.elementsEqual(another.utf8)
    }

    package var adviceForSeveral: String {
        line == nil ? "name each: matchSnapshot(named:)" : "use matchSnapshot(), one per example"
    }

    package var title: String {
        if let line { return "the inline snapshot at \(file):\(line):\(column)" }
        let name = key.name?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: "⏎")
        return "the snapshot \(name.map { "“\($0)” " } ?? "")in \(file)"
    }
}

package struct SnapshotKey: Hashable, Sendable {
    package internal(set) var parts: [String]

    /// - Parameter className: The example's class or, for a test method, `Module.Class in XCTest`.
    package init(className: String, example: String, name: String? = nil) {
        parts = [className, example, name].compactMap(\.self)
    }

    package init(of example: ExampleIdentity) { self.init(className: example.className, example: example.uniqueName) }

    package var className: String { parts[0] }
    package var example: String { parts[1] }
    package var name: String? { parts.count > 2 ? parts[2] : nil }

    package func named(_ name: String?) -> SnapshotKey {
        SnapshotKey(className: className, example: example, name: name)
    }
}

package protocol SnapshotRecorder: StepRecorder {
    /// The recorder for the whole example. A repeated example also has one for each of its runs.
    var snapshotRecorder: any SnapshotRecorder { get }
    var identity: ExampleIdentity { get }
    var isOver: Bool { get }
    /// Returns the reason why the example rejects the result, or `nil` if it accepts the result.
    func record(_ use: SnapshotUse) -> String?
    func result(duration: Duration) -> ExampleResult
}
