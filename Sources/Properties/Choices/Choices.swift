import SpecEvents

/// The source of all random choices in a case of a property. It records each drawn number.
///
/// A run can be replayed from the record. A failing run is shrunk by dropping numbers and making the
/// others smaller. A missing number counts as 0, the simplest number. Generators must depend only on
/// the choices, and not, for example, on the time or an object's hash.
public final class Choices {
    /// The maximum number of numbers that are recorded. All later numbers are 0.
    static let mostNumbers = 1 << 20

    private(set) var trace = ChoiceTrace()
    let recorded: [UInt64]
    var position = 0
    /// `nil` if numbers beyond the recorded ones are 0.
    private var random: SplitMix64?
    private var depth = 0
    private(set) var discardReason: String?

    /// Creates random choices for use outside of a property. Equal seeds give equal choices.
    ///
    /// ```swift
    /// let order = Choices(seed: 1).draw(order)
    /// ```
    public init(seed: UInt64) { (recorded, random) = ([], SplitMix64(seed: seed)) }

    init(repeating recorded: [UInt64]) { self.recorded = recorded }

    /// The first step, counted from 1, that did not repeat its recorded number.
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
        guard trace.values.count < Self.mostNumbers else { return 0 }
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

    /// Returns a random number, such as a size, without recording it; 0 if choices are repeated.
    func unnoted(upTo limit: UInt64) -> UInt64 { random?.next(upperBound: limit + 1) ?? 0 }

    /// Equal values often reveal bugs, so generators sometimes repeat an earlier number.
    func earlierNumber(upTo limit: UInt64, _ random: inout SplitMix64) -> UInt64? {
        guard !trace.values.isEmpty else { return nil }
        let index = Int(random.next(upperBound: UInt64(trace.values.count)))
        return trace.limits[index] == limit ? trace.values[index] : nil
    }

    // MARK: Spans

    @inline(__always)
    func inSpan<Result>(_ label: ObjectIdentifier, _ body: () -> Result) -> Result {
        // Only shrinking, which starts from repeated choices, needs spans.
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

    /// Discards everything recorded since a mark, so that a replay does not draw unused values.
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
