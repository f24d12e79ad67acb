/// The lines that differ between two texts, for a message of another module.
package func textDifferences(expected: String, actual: String) -> [String] {
    let lines = Difference.LineEdit.lines(Difference.lineEdits(expected: expected, actual: actual))
    guard !lines.isEmpty || expected.utf8.elementsEqual(actual.utf8) else {
        // Swift takes them for the same text, because their characters look alike.
        return textDifferences(expected: inASCII(expected), actual: inASCII(actual))
    }
    return lines.count <= 41 ? lines : lines.prefix(40) + ["… and \(lines.count - 40) more"]
}

private func inASCII(_ text: String) -> String {
    text.unicodeScalars.map { $0.isASCII ? String($0) : $0.escaped(asASCII: true) }.joined()
}
