import SpecEvents

extension String {
    package var withoutColours: String {
        utf8.contains(0x1B) ? replacing(/\u{1B}\[[0-9;:?]*[A-Za-z]/, with: "") : self
    }

    package var reportLines: [Substring] {
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

func seconds(_ duration: Double, isCompared: Bool = false) -> String {
    switch duration {
    case ..<0.1 where isCompared: decimal(duration, places: 3) + " s"
    // The limits allow for rounding: 0.995 s is shown as `1.0 s`, and 59.95 s as `1 min 0 s`.
    case ..<0.995: decimal(duration, places: 2) + " s"
    case ..<59.95: decimal(duration, places: 1) + " s"
    case ..<1e15: "\(Int(duration.rounded()) / 60) min \(Int(duration.rounded()) % 60) s"
    default: "\(duration) s"
    }
}

/// `String(format:)` would be too slow for large reports.
func decimal(_ value: Double, places: Int) -> String {
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let scaled = (value.magnitude * Double(unit)).rounded(.toNearestOrEven)
    guard scaled < 9e18 else { return value.isFinite ? "\(value)" : "0" }
    let digits = String(Int(scaled) % unit)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return "\(sign)\(Int(scaled) / unit).\(String(repeating: "0", count: places - digits.count))\(digits)"
}

extension ExampleIdentity {
    package var line: String { Escaping.line(fullName) }
}

func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

package enum ShellWord {
    package static func quoted(_ word: String) -> String {
        let isPlain = word.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || "/._-+:,@%".unicodeScalars.contains(scalar)
        }
        guard !isPlain || word.isEmpty else { return word }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

package enum LiteralPattern {
    /// Returns a pattern for `--filter` that selects only these examples.
    package static func of(_ examples: [ExampleIdentity]) -> String {
        let subjects = examples.map { escaped(NameFilter.subject(of: $0)) }
        return subjects.count == 1 ? "^\(subjects[0])$" : "^(\(subjects.joined(separator: "|")))$"
    }

    /// A dot matches each character that terminals do not show, because users cannot paste it.
    package static func escaped(_ text: String) -> String {
        text.map { character in
            if character.isNewline { return #"\s"# }
            if Escaping.line(String(character)) != String(character) { return "." }
            return #"\^$.|?*+()[]{}/"#.contains(character) ? "\\\(character)" : String(character)
        }.joined()
    }
}
