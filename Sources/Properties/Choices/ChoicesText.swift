/// Choices as text, for the environment: `3:1,7:2` says that the third choice is 1, the seventh 2, and that all others are 0.
enum ChoicesText {
    static func text(of choices: [UInt64]) -> String {
        let parts = choices.indices.filter { choices[$0] > 0 }.map { "\($0 + 1):\(choices[$0])" }
        return parts.isEmpty ? "0" : parts.joined(separator: ",")
    }

    /// The choices; `nil` if the text is of another form.
    static func choices(of text: some StringProtocol) -> [UInt64]? {
        if text == "0" { return [] }
        var choices: [UInt64] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { UInt64($0) }
            guard numbers.count == 2, let step = numbers[0], let choice = numbers[1], step > choices.count,
                step <= Choices.mostNumbers
            else { return nil }
            choices += Array(repeating: 0, count: Int(step) - choices.count - 1) + [choice]
        }
        return choices
    }
}
