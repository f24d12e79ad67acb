/// An order of tasks that `SPEC_SCHEDULE` names.
package struct ReplayedSchedule {
    /// Which exploration of its example has it, counted from 1.
    package let place: Int
    /// The choices as text.
    package let choices: Substring

    /// Reads the text of one; `nil` if it names no exploration.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = parts.count == 1 ? 1 : Int(parts[0]), place > 0 else { return nil }
        (self.place, choices) = (place, parts[parts.count - 1])
    }
}
