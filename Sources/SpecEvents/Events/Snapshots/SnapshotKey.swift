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
