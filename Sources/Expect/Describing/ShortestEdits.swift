/// The elements to remove from one list, and those to insert from another, that make the first list the second.
struct ShortestEdits {
    private(set) var removals: [Int] = []
    private(set) var insertions: [Int] = []

    /// Finds the fewest edits by Myers' algorithm, in a time that grows with their number and not with the lists' square.
    ///
    /// - Parameters:
    ///   - expected: The length of the first list.
    ///   - actual: The length of the second one.
    ///   - limit: How many edits there are at most; if more are needed, there is no result.
    ///   - areEqual: Compares an element of the first list with one of the second; it may throw to give up.
    init?(
        from expected: Int,
        to actual: Int,
        atMost limit: Int,
        _ areEqual: (Int, Int) throws -> Bool
    ) rethrows {
        guard abs(expected - actual) <= limit else { return nil }
        // How far each diagonal of the grid has been followed, for every number of edits; diagonal k is at `k + limit + 1`.
        var reached = Array(repeating: 0, count: 2 * limit + 3)
        var history: [ArraySlice<Int>] = []
        for edits in 0...limit {
            history.append(reached[(limit - edits)...(limit + edits + 2)])
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let index = diagonal + limit + 1
                let isInsertion = diagonal == -edits || (diagonal != edits && reached[index - 1] < reached[index + 1])
                var one = isInsertion ? reached[index + 1] : reached[index - 1] + 1
                while one < expected, one - diagonal < actual, try areEqual(one, one - diagonal) { one += 1 }
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
