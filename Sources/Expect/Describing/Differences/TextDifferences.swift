/// The lines that differ between two texts, for a message of another module.
package func textDifferences(expected: String, actual: String) -> [String] {
    let lines = Difference.LineEdit.lines(Difference.lineEdits(expected: expected, actual: actual))
    guard !lines.isEmpty else {
        return FirstDifference.note(expected: expected, actual: actual, shown: 200, readable: 200).map { [$0] } ?? []
    }
    return lines.count <= 41 ? lines : lines.prefix(40) + ["… and \(lines.count - 40) more"]
}
