/// The examples of an ordered group build on those before them, so none runs without these.
package enum OrderedGroups {
    /// The selected examples, and those before them in their ordered groups.
    ///
    /// - Parameters:
    ///   - all: All examples, those of each ordered group in their order.
    ///   - group: The ordered group of an example; `nil` if it is in none.
    ///   - isSelected: Whether an example is selected.
    package static func complete<Example>(
        _ all: [Example],
        group: (Example) -> String?,
        where isSelected: (Example) -> Bool
    ) -> [Example] {
        var needed: Set<String> = []
        let selected = all.reversed().filter { example in
            let group = group(example)
            if isSelected(example) {
                if let group { needed.insert(group) }
                return true
            }
            return group.map(needed.contains) ?? false
        }
        return selected.reversed()
    }
}
