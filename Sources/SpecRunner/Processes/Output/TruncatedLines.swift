/// Lines of which, if they are too many, the first and the last are kept.
struct TruncatedLines {
    /// How many bytes of lines are kept at the beginning, and again at the end; a line more than that.
    static let limit = 65_536

    private var first: [String] = []
    private var firstSize = 0
    private var last: [String] = []
    private var lastSize = 0
    /// Where `last` begins: what stands before it is about to be dropped.
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

    /// What is kept, with a line that tells how many were left out.
    var lines: [String] {
        let gap = leftOutCount == 0 ? [] : ["… \(leftOutCount) lines were left out …"]
        return first + gap + last[lastStart...]
    }

    private mutating func leaveOutOne() {
        lastSize -= Self.size(of: last[lastStart])
        leftOutCount += 1
        lastStart += 1
        // Dropped in big pieces, so that each costs little.
        guard lastStart > last.count / 2 else { return }
        last.removeFirst(lastStart)
        lastStart = 0
    }

    /// With the line break: empty lines are not for nothing.
    private static func size(of line: String) -> Int { line.utf8.count + 1 }
}
