import Foundation

/// An environment variable with which a run repeats the random choices that a failure names.
package enum ReplayVariable: String, Sendable {
    /// The case of a property.
    case propertyCase = "SPEC_CASE"
    /// The task order of `exploringSchedules`.
    case schedule = "SPEC_SCHEDULE"

    /// The choices that the environment of this process specifies; `nil` if there are none.
    package var current: String? {
        ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Returns the line for a failure message, such as `to replay it: SPEC_CASE=3:1,7:2`.
    package func line(for choices: String) -> String { "to replay it: \(rawValue)=\(choices)" }
}

/// A task order named by `SPEC_SCHEDULE`.
package struct ReplayedSchedule {
    /// The number of the exploration, in its example, that uses this order; counted from 1.
    package let place: Int
    /// The choices as text.
    package let choices: Substring

    /// Creates a schedule from its text; returns `nil` if the text names no exploration.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = parts.count == 1 ? 1 : Int(parts[0]), place > 0 else { return nil }
        (self.place, choices) = (place, parts[parts.count - 1])
    }
}
