import Foundation

/// The variables of the environment by which a run repeats the random choices that a failure names.
package enum ReplayVariable: String, Sendable {
    /// The case of a property.
    case propertyCase = "SPEC_CASE"
    /// The task order of `exploringSchedules`.
    case schedule = "SPEC_SCHEDULE"

    /// The choices that the environment of this process names; `nil` if it names none.
    package var current: String? {
        ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The line of a failure: `to replay it: SPEC_CASE=3:1,7:2`.
    package func line(for choices: String) -> String { "to replay it: \(rawValue)=\(choices)" }
}

/// A task order named by `SPEC_SCHEDULE`.
package struct ReplayedSchedule {
    /// Which exploration of its example uses it, counted from 1.
    package let place: Int
    /// The choices as text.
    package let choices: Substring

    /// Reads the text of a schedule; `nil` if it names no exploration.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = parts.count == 1 ? 1 : Int(parts[0]), place > 0 else { return nil }
        (self.place, choices) = (place, parts[parts.count - 1])
    }
}
