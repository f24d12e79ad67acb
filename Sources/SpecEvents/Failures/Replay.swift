import Foundation

/// The line of a failure that names the choices of chance which led to it, as a variable of the environment that makes a run
/// repeat them: `to replay it: SPEC_CASE=3:1,7:2`.
package enum ReplayLine {
    /// The case of a property, and the order of tasks of `exploringSchedules`.
    package enum Variable: String, CaseIterable, Sendable {
        case propertyCase = "SPEC_CASE"
        case schedule = "SPEC_SCHEDULE"

        /// The choices that the environment of this process names; `nil` if it names none.
        package var current: String? {
            ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    private static let beginning = "to replay it: "
    /// In the failure of a run that cannot repeat a case, and of one that cannot repeat an order.
    package static let (namedCase, repeatedOrder) = ("the case that SPEC_CASE names", "the one that it repeats")
    /// Begins the line before it in the words of a trap.
    package static let caseOfTrap = "the case of the property: "

    /// Whether a failure only says that a case, or an order, cannot be repeated as it was.
    package static func tellsMisfit(_ message: String) -> Bool {
        message.hasPrefix("\(namedCase) does not count: ")
            || [namedCase, repeatedOrder].contains { what in
                message.firstMatch(of: #/made other choices at step \d+ than /#).map {
                    message[$0.range.upperBound...].hasPrefix(what)
                } ?? false
            }
    }

    package static func text(_ variable: Variable, _ choices: String) -> String {
        "\(beginning)\(variable.rawValue)=\(choices)"
    }

    /// The variables that the lines of some messages name. Of an exploration in a property, the case has its order, too.
    package static func environment(in messages: [String]) -> [String: String] {
        for variable in Variable.allCases {
            for line in messages.flatMap({ $0.split(separator: "\n") }) {
                let parts = line.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
                guard parts.count == 2, parts[0] == beginning + variable.rawValue else { continue }
                return [variable.rawValue: String(parts[1])]
            }
        }
        return [:]
    }
}
