import Foundation

/// What a failure says about its replay.
package enum Replay: Hashable, Sendable {
    /// The random choices that led to it: with the variable in the environment, a run repeats them.
    case choices(Variable, String)
    /// The run could not repeat its choices: the code has changed since, and no more is known.
    case misfit

    /// The case of a property, and the task order of `exploringSchedules`.
    package enum Variable: String, Sendable {
        case propertyCase = "SPEC_CASE"
        case schedule = "SPEC_SCHEDULE"

        /// The choices that the environment of this process names; `nil` if it names none.
        package var current: String? {
            ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// The variable with its value, as in events: `SPEC_CASE=3:1,7:2`.
    package var text: String {
        switch self {
        case .choices(let variable, let choices): "\(variable.rawValue)=\(choices)"
        case .misfit: Self.misfitWord
        }
    }

    /// Reads the text of a replay; `nil` if it has another form.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "=", maxSplits: 1)
        if text == Self.misfitWord {
            self = .misfit
        } else if parts.count == 2, let variable = Variable(rawValue: String(parts[0])) {
            self = .choices(variable, String(parts[1]))
        } else {
            return nil
        }
    }

    /// The line of a failure: `to replay it: SPEC_CASE=3:1,7:2`.
    package var line: String { Self.beginning + text }

    /// The environment that makes a process repeat the choices.
    package var environment: [String: String] {
        if case .choices(let variable, let choices) = self { [variable.rawValue: choices] } else { [:] }
    }

    private static let beginning = "to replay it: "
    private static let misfitWord = "misfit"
}

/// An error that says how to replay it.
package protocol ReplayableError: Error {
    var replay: Replay? { get }
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
