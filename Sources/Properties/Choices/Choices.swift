import SpecEvents

/// The source of all random choices in one case of a property. It records each number drawn.
///
/// A run can be replayed from the record. To shrink a failing run, some numbers are dropped and
/// others are made smaller. A missing number counts as 0, the simplest number. Generators must
/// depend only on the choices, and not on anything else, such as the time or an object's hash.
public final class Choices {
    /// The maximum length of the record. Once it is reached, all further numbers are 0.
    static let maxNumbers = 1 << 20

    private(set) var trace = ChoiceTrace()
    let recorded: [UInt64]
    var position = 0
    /// The source of the numbers beyond the recorded ones. If it is `nil`, those numbers are 0.
    private var random: SplitMix64?
    private var depth = 0
    private(set) var discardReason: String?

    /// Creates random choices for use outside of a property. Equal seeds produce equal choices.
    ///
    /// ```swift
    /// let order = Choices(seed: 1).draw(order)
    /// ```
    public init(seed: UInt64) { (recorded, random) = ([], SplitMix64(seed: seed)) }

    init(repeating recorded: [UInt64]) { self.recorded = recorded }

    /// The 1-based index of the first recorded number that this run did not repeat, or `nil` if it
    /// repeated all of them.
    var departure: Int? {
        let made = zip(trace.values, recorded).prefix { $0 == $1 }.count
        return made < recorded.count ? made + 1 : nil
    }

    // MARK: Drawing

    /// Draws a number from 0 to `limit`. All numbers are equally likely. The simplest is 0.
    ///
    /// ```swift
    /// let suit = suits[Int(choices.number(upTo: 3))]
    /// ```
    public func number(upTo limit: UInt64) -> UInt64 {
        number(upTo: limit) { limit == .max ? $0.next() : $0.next(upperBound: limit + 1) }
    }

    @inline(__always)
    func number(upTo limit: UInt64, by chance: (inout SplitMix64) -> UInt64) -> UInt64 {
        guard trace.values.count < Self.maxNumbers else { return 0 }
        var value: UInt64 = 0
        if position < recorded.count {
            value = min(recorded[position], limit)
        } else if var random {
            value = min(chance(&random), limit)
            self.random = random
        }
        position += 1
        trace.values.append(value)
        trace.limits.append(limit)
        return value
    }

    /// Returns a random number, such as a size, without recording it. In a replay, returns 0.
    func unrecorded(upTo limit: UInt64) -> UInt64 { random?.next(upperBound: limit + 1) ?? 0 }

    /// Returns a number that has been drawn before, or `nil` if its limit was different or there is
    /// none. Equal values often reveal bugs, so generators sometimes draw the same number again.
    func earlierNumber(upTo limit: UInt64, _ random: inout SplitMix64) -> UInt64? {
        guard !trace.values.isEmpty else { return nil }
        let index = Int(random.next(upperBound: UInt64(trace.values.count)))
        return trace.limits[index] == limit ? trace.values[index] : nil
    }

    // MARK: Spans

    @inline(__always)
    func inSpan<Result>(_ label: ObjectIdentifier, _ body: () -> Result) -> Result {
        // Spans are needed only for shrinking, which always starts from a replayed run.
        guard random == nil else { return body() }
        let index = trace.spans.count
        trace.spans.append(.init(start: trace.values.count, end: 0, depth: depth, label: label))
        depth += 1
        defer {
            depth -= 1
            // A filter may have discarded the span together with its numbers.
            if index < trace.spans.count { trace.spans[index].end = trace.values.count }
        }
        return body()
    }

    /// Discards everything recorded since a mark, so that a replay does not draw rejected values.
    func rollBack(to mark: (numbers: Int, spans: Int)) {
        trace.values.removeLast(trace.values.count - mark.numbers)
        trace.limits.removeLast(trace.limits.count - mark.numbers)
        trace.spans.removeLast(trace.spans.count - mark.spans)
    }

    var mark: (numbers: Int, spans: Int) { (trace.values.count, trace.spans.count) }

    func discard(because reason: String) {
        discardReason = discardReason ?? reason
    }
}
