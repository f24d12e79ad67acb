/// Lines of a text that may be very long: only the first and the last ones are kept.
struct TruncatedLines {
    /// How many bytes are kept at each end. The line that exceeds it stays whole.
    static let limit = 65_536

    private var first: [String] = []
    private var firstSize = 0
    // Removing the first of a slice moves no others.
    private var last: ArraySlice<String> = []
    private var lastSize = 0
    private var leftOutCount = 0

    mutating func append(_ line: String) {
        if firstSize < Self.limit {
            first.append(line)
            firstSize += Self.size(of: line)
            return
        }
        last.append(line)
        lastSize += Self.size(of: line)
        while let oldest = last.first, lastSize - Self.size(of: oldest) >= Self.limit {
            last.removeFirst()
            lastSize -= Self.size(of: oldest)
            leftOutCount += 1
        }
    }

    /// How many lines have been appended.
    var count: Int { first.count + leftOutCount + last.count }

    /// The kept lines, with a line between them that says how many were left out.
    ///
    /// - Parameter others: Lines that stand among them, each after so many of the appended ones.
    func lines(with others: [(after: Int, line: String)] = []) -> [String] {
        var (lines, rest) = ([String](), others[...])
        func add(_ line: String, at index: Int) {
            while let other = rest.first, other.after <= index {
                lines.append(other.line)
                rest.removeFirst()
            }
            lines.append(line)
        }
        for (index, line) in first.enumerated() { add(line, at: index) }
        if leftOutCount > 0 { add("… \(leftOutCount) lines were left out …", at: first.count) }
        for (index, line) in last.enumerated() { add(line, at: first.count + leftOutCount + index) }
        return lines + rest.map(\.line)
    }

    /// The line break counts, so that empty lines are limited too.
    static func size(of line: String) -> Int { line.utf8.count + 1 }
}
