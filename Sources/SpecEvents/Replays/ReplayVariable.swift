import Foundation

/// An environment variable that makes a run repeat the random choices that a failure message lists.
package enum ReplayVariable: String, Sendable {
    case propertyCase = "SPEC_CASE"
    /// The choices that determine the order of tasks in `exploringSchedules`.
    case schedule = "SPEC_SCHEDULE"

    package var current: String? {
        ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
    }

    package func line(for choices: String) -> String { "to replay it: \(rawValue)=\(choices)" }
}

/// The order of tasks that `SPEC_SCHEDULE` specifies.
package struct ReplayedSchedule {
    /// The number of the exploration that uses this order, counted from 1 within each example.
    package let place: Int
    package let choices: Substring

    /// Parses text of the form `choices` or `number/choices`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let place = parts.count == 1 ? 1 : Int(parts[0]), place > 0 else { return nil }
        (self.place, choices) = (place, parts[parts.count - 1])
    }
}
