import Foundation

/// What a failure says of its repetition.
package enum Replay: Hashable, Sendable {
    /// The choices of chance that led to it: with the variable in the environment, a run repeats them.
    case choices(Variable, String)
    /// The run could not repeat its choices as they were: what it runs has changed since, and no more is known.
    case misfit

    /// The case of a property, and the order of tasks of `exploringSchedules`.
    package enum Variable: String, Sendable {
        case propertyCase = "SPEC_CASE"
        case schedule = "SPEC_SCHEDULE"

        /// The choices that the environment of this process names; `nil` if it names none.
        package var current: String? {
            ProcessInfo.processInfo.environment[rawValue].flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    /// The variable with its value, as events have it: `SPEC_CASE=3:1,7:2`.
    package var text: String {
        switch self {
        case .choices(let variable, let choices): "\(variable.rawValue)=\(choices)"
        case .misfit: Self.wordOfMisfit
        }
    }

    /// Reads the text of one; `nil` if it is of another form.
    package init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "=", maxSplits: 1)
        if text == Self.wordOfMisfit {
            self = .misfit
        } else if parts.count == 2, let variable = Variable(rawValue: String(parts[0])) {
            self = .choices(variable, String(parts[1]))
        } else {
            return nil
        }
    }

    /// The line of a failure: `to replay it: SPEC_CASE=3:1,7:2`.
    package var line: String { Self.beginning + text }

    /// What makes a process repeat the choices.
    package var environment: [String: String] {
        if case .choices(let variable, let choices) = self { [variable.rawValue: choices] } else { [:] }
    }

    private static let beginning = "to replay it: "
    private static let wordOfMisfit = "misfit"
}

/// An error that tells how it is repeated.
package protocol ReplayableError: Error {
    var replay: Replay? { get }
}

// MARK: Last words

/// What a process writes about the case of a property as it ends, or as the runner ends it: an event could not be written
/// safely then.
extension Replay {
    private static let caseAtTheEnd = "the case of the property: "

    /// The words: the case, and the line that tells how it is repeated.
    package static func words(of text: String, seed: UInt64, choices: String) -> String {
        "\(caseAtTheEnd)\(text); seed \(seed)\n\(Replay.choices(.propertyCase, choices).line)"
    }

    /// The lines of the words among those that a process printed; none if it did not write them.
    package static func words(in output: [String]) -> ArraySlice<String> {
        guard let begin = output.lastIndex(where: { $0.hasPrefix(caseAtTheEnd) }),
            let end = output[begin...].firstIndex(where: { $0.hasPrefix(beginning) })
        else { return [] }
        return output[begin...end]
    }

    /// What the words say of the repetition; `nil` without words.
    package init?(wordsIn output: [String]) {
        guard let replay = Self.words(in: output).last.flatMap({ Replay($0.dropFirst(Self.beginning.count)) }) else {
            return nil
        }
        self = replay
    }
}
