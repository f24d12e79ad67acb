/// The record of one run: the numbers that it drew, in order, and the spans to which they belong.
struct ChoiceTrace: Equatable {
    /// A range of numbers that belong together, such as the numbers drawn for one value.
    struct Span: Equatable {
        var start: Int
        var end: Int
        var depth: Int
        var label: ObjectIdentifier

        var count: Int { end - start }
        var range: Range<Int> { start..<end }
    }

    var values: [UInt64] = []
    /// For each value, the largest number that could have been drawn in its place.
    var limits: [UInt64] = []
    /// The spans in the order in which they start. Outer spans come before inner ones.
    var spans: [Span] = []

    /// The label of a span whose number chooses which task runs next.
    enum TaskTurn {}

    var turns: [Int] { spans.filter { $0.label == ObjectIdentifier(TaskTurn.self) && $0.count > 0 }.map(\.start) }

    /// The numbers that determine the case's values rather than which task runs next.
    var data: [UInt64] {
        var data = values
        for turn in turns.reversed() { data.remove(at: turn) }
        return data
    }

    enum Simplicity {
        case shortest
        /// Lists with fewer nonzero numbers are simpler. Ties are broken as in `shortest`.
        case fewest

        func isSimpler(_ values: some Collection<UInt64>, than other: some Collection<UInt64>) -> Bool {
            if self == .fewest {
                let counts = (values.count { $0 > 0 }, other.count { $0 > 0 })
                if counts.0 != counts.1 { return counts.0 < counts.1 }
            }
            return values.count == other.count ? values.lexicographicallyPrecedes(other) : values.count < other.count
        }
    }

    func nearest(of all: ArraySlice<[UInt64]>) -> [UInt64]? { all.min { distance(to: $0) < distance(to: $1) } }

    private func distance(to other: [UInt64]) -> (places: Int, amount: Double) {
        let differences = zip(values, other).lazy.filter { $0 != $1 }.map { Double(max($0, $1) - min($0, $1)) }
        return differences.reduce((abs(values.count - other.count), 0.0)) { ($0.0 + 1, $0.1 + $1) }
    }

    /// Returns the 1-based index of the first step at which the runs differ, or `nil` if none does.
    func divergence(of other: ChoiceTrace) -> Int? {
        let same = zip(zip(values, limits), zip(other.values, other.limits)).prefix { $0 == $1 }.count
        return same == max(values.count, other.values.count) ? nil : same + 1
    }
}

/// Converts choices to and from the text of an environment variable. For example, `3:1,7:2` means
/// that the third choice is 1, the seventh is 2, and all others are 0.
enum ChoicesText {
    static func text(of choices: [UInt64]) -> String {
        let parts = choices.indices.filter { choices[$0] > 0 }.map { "\($0 + 1):\(choices[$0])" }
        return parts.isEmpty ? "0" : parts.joined(separator: ",")
    }

    static func choices(of text: some StringProtocol) -> [UInt64]? {
        if text == "0" { return [] }
        var choices: [UInt64] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { UInt64($0) }
            guard numbers.count == 2, let step = numbers[0], let choice = numbers[1], step > choices.count,
                step <= Choices.maxNumbers
            else { return nil }
            choices += Array(repeating: 0, count: Int(step) - choices.count - 1) + [choice]
        }
        return choices
    }
}
