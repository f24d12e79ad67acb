/// Lines of a text that may be very long: only the first and the last ones are kept.
struct TruncatedLines {
    /// The number of bytes kept at the beginning, and again at the end. The line that exceeds it is kept whole.
    static let limit = 65_536

    private var first: [String] = []
    private var firstSize = 0
    private var last: [String] = []
    private var lastSize = 0
    /// The index of the first kept line in `last`.
    private var lastStart = 0
    private var leftOutCount = 0

    mutating func append(_ line: String) {
        if firstSize < Self.limit {
            first.append(line)
            firstSize += Self.size(of: line)
            return
        }
        last.append(line)
        lastSize += Self.size(of: line)
        while lastSize - Self.size(of: last[lastStart]) >= Self.limit { leaveOutOne() }
    }

    /// The kept lines, with a line between them that says how many were left out.
    var lines: [String] {
        let gap = leftOutCount == 0 ? [] : ["… \(leftOutCount) lines were left out …"]
        return first + gap + last[lastStart...]
    }

    private mutating func leaveOutOne() {
        lastSize -= Self.size(of: last[lastStart])
        leftOutCount += 1
        lastStart += 1
        // Removing many lines at once costs less than removing each.
        guard lastStart > last.count / 2 else { return }
        last.removeFirst(lastStart)
        lastStart = 0
    }

    /// The line break counts, so that empty lines are limited too.
    private static func size(of line: String) -> Int { line.utf8.count + 1 }
}
