extension Shrinker {
    mutating func lowerValues() {
        for index in 0... {
            guard index < best.values.count, end == nil else { return }
            let value = best.values[index]
            most(value) { $0.set([(index, value - $1)]) }
        }
    }

    /// Lowers each number, even if the run fails only for scattered values, such as multiples of 7.
    mutating func lowerScatteredValues() {
        for index in 0... {
            guard index < best.values.count, end == nil else { return }
            var value: UInt64
            repeat {
                value = best.values[index]
                let other = [0, value / 2].lazy.flatMap { part in (0...12).map { part + $0 } }
                _ = other.first { set([(index, $0)]) }
            } while index < best.values.count && best.values[index] < value
            for step in 2...12 as ClosedRange<UInt64> where index < best.values.count && best.values[index] >= step {
                let value = best.values[index] - step
                if set([(index, value)]) { most(value / step) { $0.set([(index, value - $1 * step)]) } }
            }
        }
    }

    /// Lowers equal numbers together. Also clears flags, such as signs, in all spans of one kind.
    mutating func lowerEqualValues() {
        for value in Set(best.values).sorted().reversed() where value > 0 && end == nil {
            let places = best.values.indices.filter { best.values[$0] == value }
            guard places.count > 1 else { continue }
            most(value) { shrinker, amount in shrinker.set(places.map { ($0, value - amount) }) }
        }
        for kind in kinds where end == nil {
            let flags = spans(of: kind).filter { $0.count > 1 && best.values[$0.start] == 1 }.map(\.start)
            // A negative number n is drawn as a sign followed by -n - 1. If the sign is cleared,
            // the number after it has to increase by 1 to keep the magnitude.
            let lowered = flags.map { (place: $0, value: UInt64(0)) }
            _ = set(lowered) || set(lowered + flags.map { ($0 + 1, best.values[$0 + 1] &+ 1) })
        }
    }

    /// Lowers two numbers by the same amount, or lowers one and raises a later one by that amount.
    mutating func changePairs() {
        for first in 0... {
            guard first < best.values.count, end == nil else { return }
            for second in neighbours(of: first) {
                guard second < best.values.count else { break }
                let (left, right) = (best.values[first], best.values[second])
                guard left > 0 else { break }
                let room = best.limits[second] - right
                most(min(left, right)) { $0.set([(first, left - $1), (second, right - $1)]) }
                guard best.values.count > second, best.values[first] == left, best.values[second] == right else {
                    continue
                }
                most(min(left, room)) { $0.set([(first, left - $1), (second, right + $1)]) }
            }
        }
    }

    /// Returns the places of numbers to change together with the one at `first`. If that number is
    /// a flag, only the number after it is considered.
    private func neighbours(of first: Int) -> [Int] {
        guard best.values[first] > 0 else { return [] }
        let next = best.values.indices[(first + 1)...].prefix(best.limits[first] > 1 ? .max : 1)
        return Array(next.lazy.filter { best.limits[$0] > 1 }.prefix(8))
    }

    /// Tries to delete runs of adjacent numbers. Ignores spans, so a deletion can join two lists.
    mutating func deleteChunks() {
        for size in (1...8).reversed() {
            var last = best.values.count
            while last >= size, end == nil {
                if !replace(last - size..<last, by: []) { last -= 1 } else { last = min(last, best.values.count) }
            }
        }
    }

    /// Lowers a number and deletes a later span, such as a count and one of the counted elements.
    mutating func lowerAndDelete() {
        for index in 0... {
            guard index < best.values.count, end == nil else { return }
            let value = best.values[index]
            if value > 0, best.limits[index] > 1 || best.limits[index] == value {
                for span in best.spans.lazy.filter({ $0.start > index && $0.count > 0 }).prefix(32) {
                    guard span.end <= best.values.count else { break }
                    if set([(index, value - 1)], deleting: span.range) { break }
                }
            }
        }
    }

    /// Deletes a span and sets a flag outside of it to 1, such as the sign of another number.
    mutating func deleteAndRaise() {
        for span in best.spans.prefix(32) where span.count > 0 {
            guard span.end <= best.values.count else { return }
            for flag in best.values.indices.filter({ best.limits[$0] == 1 && best.values[$0] == 0 }).prefix(32)
            where !span.range.contains(flag) {
                if set([(flag, 1)], deleting: span.range) { return }
            }
        }
    }

    /// Lowers a number and runs a task out of turn, because a simpler case may need another order.
    mutating func lowerAndReorder() {
        let turns = best.turns
        guard let first = turns.first else { return }
        for index in 0..<first where best.values[index] > 0 {
            for turn in 0..<min(turns.count, 16) {
                for place in [1, 2] as [UInt64] {
                    var candidate = Array(best.values[..<first])
                    candidate[index] -= 1
                    if consider(candidate + Array(repeating: 0, count: turn) + [place], hasOtherTurns: true) { return }
                }
            }
        }
    }

    private mutating func set(_ changes: [(place: Int, value: UInt64)], deleting range: Range<Int> = 0..<0) -> Bool {
        var candidate = best.values
        for change in changes {
            guard change.place < candidate.count else { return false }
            candidate[change.place] = change.value
        }
        candidate.removeSubrange(range)
        return consider(candidate)
    }
}
