import SpecEvents

/// The source of all that chance decides in a case of a property. It notes each number.
///
/// A run is repeated from its notes. A failing one is made simpler by fewer and smaller notes: a
/// number that is missing is 0, the simplest. So what draws should depend on nothing else, such
/// as the time or the hash of an object.
public final class Choices {
    /// How many numbers are noted at most; all that follow are 0.
    static let mostNumbers = 1 << 20

    private(set) var trace = ChoiceTrace()
    let recorded: [UInt64]
    /// How many of the recorded numbers were taken.
    var position = 0
    /// Draws what is not recorded; without it that is 0.
    private var random: SplitMix64?
    private var depth = 0
    /// Why the case does not count; `nil` if it does.
    private(set) var discardReason: String?

    private init(recorded: [UInt64], random: SplitMix64?) {
        (self.recorded, self.random) = (recorded, random)
    }

    /// Choices by chance, for values outside of properties: the same seed makes the same ones.
    ///
    /// ```swift
    /// let order = Choices(seed: 1).draw(order)
    /// ```
    public convenience init(seed: UInt64) { self.init(recorded: [], random: SplitMix64(seed: seed)) }

    /// The choices of an earlier run; those that are missing are the simplest.
    convenience init(repeating recorded: [UInt64]) { self.init(recorded: recorded, random: nil) }

    /// Whether it is noted what belongs together: only a run that repeats choices is made simpler.
    var notesSpans: Bool { random == nil }

    /// The step, counted from 1, at which this run could not repeat the choices; `nil` for none.
    var departure: Int? {
        let made = zip(trace.values, recorded).prefix { $0 == $1 }.count
        return made < recorded.count ? made + 1 : nil
    }

    // MARK: Drawing

    /// Draws a number from 0 to `limit`, each as often as the others; 0 is the simplest.
    ///
    /// ```swift
    /// let suit = suits[Int(choices.number(upTo: 3))]
    /// ```
    public func number(upTo limit: UInt64) -> UInt64 {
        number(upTo: limit) { limit == .max ? $0.next() : $0.next(upperBound: limit + 1) }
    }

    /// Draws a number from 0 to `limit` that `chance` chooses, if it is not recorded.
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

    /// A number that is not noted, for the sizes of things; 0 where choices are repeated.
    func unnoted(upTo limit: UInt64) -> UInt64 { random?.next(upperBound: limit + 1) ?? 0 }

    /// An earlier number of the same limit: equal values are rare by chance, and bugs like them.
    func earlierNumber(upTo limit: UInt64, _ random: inout SplitMix64) -> UInt64? {
        guard !trace.values.isEmpty else { return nil }
        let index = Int(random.next(upperBound: UInt64(trace.values.count)))
        return trace.limits[index] == limit ? trace.values[index] : nil
    }

    // MARK: Spans

    /// Notes which numbers belong together: those that `body` draws.
    @inline(__always)
    func inSpan<Result>(_ label: ObjectIdentifier, _ body: () -> Result) -> Result {
        guard notesSpans else { return body() }
        let index = trace.spans.count
        trace.spans.append(.init(start: trace.values.count, end: 0, depth: depth, label: label))
        depth += 1
        defer {
            depth -= 1
            // A filter may have taken its numbers back.
            if index < trace.spans.count { trace.spans[index].end = trace.values.count }
        }
        return body()
    }

    /// Takes back the notes of what is not used: the run that repeats the notes does not draw it.
    func takeBack(to mark: (numbers: Int, spans: Int)) {
        trace.values.removeLast(trace.values.count - mark.numbers)
        trace.limits.removeLast(trace.limits.count - mark.numbers)
        trace.spans.removeLast(trace.spans.count - mark.spans)
    }

    var mark: (numbers: Int, spans: Int) { (trace.values.count, trace.spans.count) }

    func discard(because reason: String) {
        discardReason = discardReason ?? reason
    }
}
