/// The shared examples that a group knows, by name: its own and those of all groups around it.
struct SharedExamples {
    struct Entry {
        let place: Place
        /// What they want to be given.
        let contextType: Any.Type
        /// Declares them, given a closure that returns such a context; `false` if it returns something else.
        let declare: @MainActor (Any) -> Bool
    }

    private var entries: [String: Entry] = [:]

    var names: [String] { entries.keys.sorted() }

    /// Adds those of others whose names are not taken.
    mutating func add(_ others: SharedExamples) {
        entries.merge(others.entries) { own, _ in own }
    }

    subscript(_ name: String) -> Entry? {
        get { entries[name] }
        set { entries[name] = newValue }
    }
}
