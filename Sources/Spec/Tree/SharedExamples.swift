/// The shared examples that a group can use, by name: its own and those of all groups around it.
struct SharedExamples {
    struct Entry {
        let place: Place
        let contextType: Any.Type
        /// Declares them with a closure that returns a context; `false` if the context has another type.
        let declare: @MainActor (Any) -> Bool
    }

    private var entries: [String: Entry] = [:]

    var names: [String] { entries.keys.sorted() }

    /// Adds other shared examples, except under names that are already in use.
    mutating func add(_ others: SharedExamples) {
        entries.merge(others.entries) { own, _ in own }
    }

    subscript(_ name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }
}
