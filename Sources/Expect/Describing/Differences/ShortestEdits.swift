struct ShortestEdits {
    private(set) var removals: [Int] = []
    private(set) var insertions: [Int] = []

    /// Finds the edits with Myers' algorithm in O(length × edits) time. Returns `nil` if more than
    /// `limit` edits are needed or if `areEqual` returns `nil`.
    init?(
        from expected: Int,
        to actual: Int,
        atMost limit: Int,
        _ areEqual: (Int, Int) -> Bool?
    ) {
        guard abs(expected - actual) <= limit else { return nil }
        // The furthest index in `expected` reached on each diagonal. Diagonal `k` is stored at
        // index `k + limit + 1`.
        var reached = Array(repeating: 0, count: 2 * limit + 3)
        var history: [ArraySlice<Int>] = []
        for edits in 0...limit {
            history.append(reached[(limit - edits)...(limit + edits + 2)])
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let index = diagonal + limit + 1
                let isInsertion = diagonal == -edits || (diagonal != edits && reached[index - 1] < reached[index + 1])
                var one = isInsertion ? reached[index + 1] : reached[index - 1] + 1
                while one < expected, one - diagonal < actual {
                    guard let areEqual = areEqual(one, one - diagonal) else { return nil }
                    if !areEqual { break }
                    one += 1
                }
                reached[index] = one
                guard one < expected || one - diagonal < actual else {
                    trace(back: history, to: (expected, actual), limit)
                    return
                }
            }
        }
        return nil
    }

    private mutating func trace(back history: [ArraySlice<Int>], to end: (Int, Int), _ limit: Int) {
        var (one, other) = end
        for (edits, reached) in history.enumerated().reversed() where edits > 0 {
            let diagonal = one - other
            let index = diagonal + limit + 1
            let isInsertion = diagonal == -edits || (diagonal != edits && reached[index - 1] < reached[index + 1])
            one = isInsertion ? reached[index + 1] : reached[index - 1]
            other = one - (isInsertion ? diagonal + 1 : diagonal - 1)
            if isInsertion { insertions.append(other) } else { removals.append(one) }
        }
        removals.reverse()
        insertions.reverse()
    }
}
