/// Lines of a text that may be very long: only the first and the last ones are kept.
struct TruncatedLines {
    /// The number of bytes kept at the beginning, and again at the end. The line that exceeds it is kept whole.
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

    /// The kept lines, with a line between them that says how many were left out.
    var lines: [String] {
        first + (leftOutCount > 0 ? ["… \(leftOutCount) lines were left out …"] : []) + last
    }

    /// The line break counts, so that empty lines are limited too.
    static func size(of line: String) -> Int { line.utf8.count + 1 }
}
