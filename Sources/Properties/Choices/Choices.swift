import SpecEvents

/// The source of all that chance decides in a case of a property: it gives numbers, and notes each.
///
/// ```swift
/// let order = Generator { choices in
///     Order(id: choices.draw(.int(1...9)), lines: choices.draw(.array(of: line, count: 0...5)))
/// }
/// ```
///
/// A run is repeated from its notes. A failing one is made simpler by making the notes fewer and smaller: a number that is missing
/// is 0, the simplest. So what draws from the choices should depend on nothing else, such as the time or the hash of an object.
public final class Choices {
    /// How many numbers are noted at most; all that follow are 0.
    static let mostNumbers = 1 << 20

    private struct Note {
        var value: UInt64
        var limit: UInt64
    }

    private var notes: [Note] = []
    private var spans: [ChoiceTrace.Span] = []
    /// The numbers to repeat.
    let recorded: [UInt64]
    private var position = 0
    /// Draws what is not recorded, if that is not simply 0.
    private var random: SplitMix64
    private let isRandom: Bool
    let notesSpans: Bool
    private var depth = 0
    /// Why the case does not count; `nil` if it does.
    private(set) var discardReason: String?

    private init(recorded: [UInt64], random: SplitMix64?, notesSpans: Bool) {
        (self.recorded, self.random, isRandom) = (recorded, random ?? SplitMix64(seed: 0), random != nil)
        self.notesSpans = notesSpans
        notes.reserveCapacity(256)
    }

    /// Choices by chance, for values outside of properties: the same seed makes the same ones.
    ///
    /// ```swift
    /// let order = Choices(seed: 1).draw(order)
    /// ```
    public convenience init(seed: UInt64) {
        self.init(recorded: [], random: SplitMix64(seed: seed), notesSpans: false)
    }

    /// The choices of an earlier run; those that are missing are the simplest.
    convenience init(repeating recorded: [UInt64]) {
        self.init(recorded: recorded, random: nil, notesSpans: true)
    }

    /// The notes of the run up to now.
    var trace: ChoiceTrace {
        ChoiceTrace(values: notes.map(\.value), limits: notes.map(\.limit), spans: spans)
    }

    /// The step, counted from 1, at which this run could not make the choices that it repeats; `nil` if it made them all.
    var departure: Int? {
        let made = zip(notes, recorded).prefix { $0.value == $1 }.count
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
        guard notes.count < Self.mostNumbers else { return 0 }
        var value: UInt64 = 0
        if position < recorded.count {
            value = min(recorded[position], limit)
        } else if isRandom {
            var random = self.random
            value = min(chance(&random), limit)
            self.random = random
        }
        position += 1
        notes.append(Note(value: value, limit: limit))
        return value
    }

    /// A number that is not noted, for the sizes of things; 0 where choices are repeated.
    func unnoted(upTo limit: UInt64) -> UInt64 { isRandom ? random.next(upperBound: limit + 1) : 0 }

    /// An earlier number of the same limit: equal values are rare by chance, and bugs like them.
    func earlierNumber(upTo limit: UInt64, _ random: inout SplitMix64) -> UInt64? {
        guard !notes.isEmpty else { return nil }
        let note = notes[Int(random.next(upperBound: UInt64(notes.count)))]
        return note.limit == limit ? note.value : nil
    }

    // MARK: Spans

    /// Notes which numbers belong together: those that `body` draws.
    @inline(__always)
    func inSpan<Result>(_ label: ObjectIdentifier, _ body: () -> Result) -> Result {
        guard notesSpans else { return body() }
        let index = spans.count
        spans.append(.init(start: notes.count, end: 0, depth: depth, label: label))
        depth += 1
        defer {
            depth -= 1
            // A filter may have taken its numbers back.
            if index < spans.count { spans[index].end = notes.count }
        }
        return body()
    }

    /// Takes back the notes of what is not used: the run that repeats the notes does not draw it.
    func takeBack(to mark: (notes: Int, spans: Int)) {
        notes.removeLast(notes.count - mark.notes)
        spans.removeLast(spans.count - mark.spans)
    }

    var mark: (notes: Int, spans: Int) { (notes.count, spans.count) }

    /// Makes the case one that does not count.
    func discard(because reason: String) {
        discardReason = discardReason ?? reason
    }
}
