/// Small pieces of code. Each has a bug unless `hasBug` is false.
struct Samples {
    var hasBug: Bool

    /// Off by one: a last page that is not full is not counted.
    func pageCount(_ items: Int, perPage: Int) -> Int { hasBug ? items / perPage : (items + perPage - 1) / perPage }

    /// Overflow: the sum of two large numbers does not fit into the type.
    func middle(_ low: Int32, _ high: Int32) -> Int32 { hasBug ? (low &+ high) / 2 : low + (high - low) / 2 }

    /// Unstable sort: people with equal ranks are swapped.
    func sortedByRank(_ people: [(name: Int, rank: Int)]) -> [(name: Int, rank: Int)] {
        var sorted = people
        for end in sorted.indices.reversed() {
            for index in 0..<end
            where hasBug ? sorted[index].rank >= sorted[index + 1].rank : sorted[index].rank > sorted[index + 1].rank {
                sorted.swapAt(index, index + 1)
            }
        }
        return sorted
    }

    /// Unicode equality: equal names can have different keys.
    func key(_ name: String) -> [UInt32] {
        hasBug ? name.unicodeScalars.map(\.value) : [UInt32(truncatingIfNeeded: name.hashValue)]
    }

    /// Escaping: backslashes in a field are not escaped.
    func quoted(_ field: String) -> String {
        var text = ""
        for character in field {
            if character == "\"" || character == "\\" && !hasBug { text.append("\\") }
            text.append(character)
        }
        return "\"\(text)\""
    }

    func unquoted(_ text: String) -> String? {
        var (field, isEscaped) = ("", false)
        for character in text.dropFirst() {
            if isEscaped {
                (isEscaped, field) = (false, field + String(character))
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                return field
            } else {
                field.append(character)
            }
        }
        return nil
    }

    /// Truncation: the ellipsis makes the shortened text longer than the limit.
    func cut(_ text: String, to limit: Int) -> String {
        guard text.count > limit else { return text }
        return text.prefix(hasBug ? limit : limit - 1) + "…"
    }

    /// Binary search: the last element is never looked at.
    func contains(_ number: Int, in sorted: [Int]) -> Bool {
        var (low, high) = (0, hasBug ? sorted.count - 1 : sorted.count)
        while low < high {
            let middle = low + (high - low) / 2
            if sorted[middle] == number { return true }
            if sorted[middle] < number { low = middle + 1 } else { high = middle }
        }
        return false
    }

    /// NaN: neither comparison is true, so NaN is returned unchanged.
    func clamped(_ value: Double, _ low: Double, _ high: Double) -> Double {
        if !hasBug, value.isNaN { return low }
        return value < low ? low : value > high ? high : value
    }

    /// Overlap: if `b` contains all of `a`, the overlap is missed.
    func overlap(_ a: ClosedRange<Int>, _ b: ClosedRange<Int>) -> Bool {
        if hasBug { return a.contains(b.lowerBound) || a.contains(b.upperBound) }
        return a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
    }

    /// Division: the remainder of the amount is lost.
    func shares(_ amount: Int, among people: Int) -> [Int] {
        (0..<people).map { amount / people + (!hasBug && $0 < amount % people ? 1 : 0) }
    }
}
