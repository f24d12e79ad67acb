import Foundation
import Spec
import SpecEvents
import VirtualTime

/// Runs a property's cases.
///
///     result
///       the case in SPEC_CASE if it is set
///       otherwise, until one fails: the saved case, the simplest case, and random cases
///       rerun: the same choices again, with recorded spans
///       Shrinker: simpler choices, as long as they fail in the same place
///       PropertyFailure: the smallest case, and the nearest passing one
@MainActor struct PropertyRun {
    /// The number of cases to run, or `nil` to run cases until `time` is up.
    private let cases: Int?
    private let time: Duration
    private let example: RepeatedExample
    private let run: () -> RepeatedRun
    private let firstSeed: UInt64
    private let store: CaseStore?
    private var statistics = CaseStatistics()

    init(of example: RepeatedExample, cases: Int?, _ time: Duration, _ run: @escaping () -> RepeatedRun) {
        (self.example, self.cases, self.time, self.run) = (example, cases, time, run)
        // Each property has its own seed, so that two properties do not draw the same values.
        firstSeed = example.identifier.utf8.reduce(example.seed) { SplitMix64.mixed($0 ^ UInt64($1)) }
        store = ReplayVariable.schedule.current == nil ? CaseStore(of: example) : nil
    }

    mutating func result() -> RepeatedRun {
        if let text = ReplayVariable.propertyCase.current { return replay(text) }
        if let kept = store?.load() {
            let trial = rerun(kept)
            if trial.hasFailed {
                return story(of: trial, from: "the case that an earlier run kept", wasShown: example.attempt > 1)
            }
            if trial.result.skipReason == nil { store?.remove() }
        }
        let start = SearchTime.now
        var index = 0
        while wantsMore(since: start) {
            guard statistics.discarded < 10 * max(cases ?? 100, statistics.ran) else {
                return RepeatedRun(failure: statistics.shortage(of: cases))
            }
            let choices = index == 0 ? Choices(repeating: []) : Choices(seed: firstSeed &+ UInt64(index))
            let trial = Trial(choices, run)
            index += 1
            if trial.hasFailed {
                return story(of: trial, from: "case \(statistics.ran + 1)" + (cases.map { " of \($0)" } ?? ""))
            }
            statistics.add(trial)
        }
        return passed()
    }

    private func wantsMore(since start: ContinuousClock.Instant) -> Bool {
        guard let cases else { return statistics.ran == 0 || SearchTime.now - start < time }
        return statistics.ran < cases || !statistics.gaps.isEmpty && statistics.ran < 10 * cases
    }

    private func rerun(_ values: [UInt64]) -> Trial { Trial(Choices(repeating: values), run) }

    private func replay(_ text: String) -> RepeatedRun {
        guard let values = ChoicesText.choices(of: text) else {
            return RepeatedRun(
                failure:
                    "the environment has SPEC_CASE=\(text), which is no case\nFix: set it to what a failure has named, such as 1:1,3:7."
            )
        }
        let trial = rerun(values)
        if trial.hasFailed { return story(of: trial, from: "the replayed case") }
        if let step = trial.running.choices.departure {
            return RepeatedRun(
                failure: """
                    this run made other choices at step \(step) than the case that SPEC_CASE names
                    Fix: run only the property that has named it, as it was then; or unset SPEC_CASE.
                    """,
                isStale: true
            )
        }
        if let reason = trial.running.discardReason, !trial.hasFailed {
            return RepeatedRun(failure: "the case that SPEC_CASE names does not count: \(reason)", isStale: true)
        }
        return trial.result
    }

    // MARK: Outcome

    private func passed() -> RepeatedRun {
        var result = RepeatedRun()
        result.failures = statistics.gaps.map { RecordedFailure(message: $0, location: nil) }
        result.attachments = [statistics.attachment].compactMap(\.self)
        result.skipReason = statistics.skipReason
        return result
    }

    private func story(of first: Trial, from origin: String, wasShown: Bool = false) -> RepeatedRun {
        let isStale = first.result.failures.allSatisfy { failure in
            failure.cause.isStale || (failure.cause.error as? VirtualTimeError)?.isStale == true
        }
        if isStale { return first.result }
        var story = PropertyFailure(
            origin: origin,
            wasShown: wasShown,
            seed: example.seed,
            first: first,
            smallest: first
        )
        // Slow trials are kept so that they don't have to run again. The search ends early enough
        // before the deadline to leave time for the report.
        var (slow, passing) = ([Trial](), [[UInt64]]())
        var time = SearchTime(before: example.deadline, slowest: first.duration)
        func trial(of values: [UInt64]) -> Trial {
            if let known = slow.first(where: { $0.trace.values == values }) { return known }
            let trial = rerun(values)
            time.note(trial.duration)
            if trial.duration > .seconds(1) { slow.append(trial) }
            return trial
        }
        guard !time.isOver else {
            story.shrinks = (0, .time)
            story.saveNote = store?.save(first.trace.values)
            return story.result
        }
        let again = trial(of: first.trace.values)
        guard again.failsLike(first), first.trace.divergence(of: again.trace) == nil else {
            story.note(again, repeating: first.trace)
            return story.result
        }
        var shrinker = Shrinker(again.trace, isTimeOver: { time.isOver }) { values in
            let trial = trial(of: values)
            if trial.hasPassed { passing.append(trial.trace.values) }
            return trial.failsLike(first) ? trial.trace : nil
        }
        shrinker.shrink()
        story.shrinks = (shrinker.runs, shrinker.end)
        // Comparing all passing cases would be slow if they have many choices. The last cases are
        // the most similar to the smallest failing one, so only those are compared.
        let last = passing.suffix(1_000_000 / (shrinker.best.values.count + 1))
        let nearest = shrinker.best.nearest(of: last).map(trial)
        if let nearest, nearest.hasPassed { story.nearest = nearest }
        story.smallest = trial(of: shrinker.best.values)
        if !story.smallest.failsLike(first) { story.note(story.smallest, repeating: shrinker.best) }
        story.saveNote = store?.save(shrinker.best.values)
        return story.result
    }
}

struct PropertyRepeater: ExampleRepeater {
    /// If neither `cases` nor `time` is set, 100 cases run.
    var cases: Int?
    var time: Duration?
    /// Whether the example or its group uses `forAll:`. If not, the `.cases` trait is ignored.
    var repeats = false

    func adding(_ inner: any ExampleRepeater) -> any ExampleRepeater {
        guard let inner = inner as? PropertyRepeater else { return inner }
        let nearest = inner.cases == nil && inner.time == nil ? self : inner
        return PropertyRepeater(cases: nearest.cases, time: nearest.time, repeats: repeats || inner.repeats)
    }

    func run(_ example: RepeatedExample, _ run: () -> RepeatedRun) -> RepeatedRun {
        guard cases ?? 1 > 0, time ?? .seconds(1) > .zero else {
            let trait = ".cases(" + (cases.map(String.init) ?? "for: \(time ?? .zero)") + ")"
            let message =
                "\(trait) asks for no case, so the property would run nothing\nFix: ask for some, as by .cases(100)."
            return RepeatedRun(failure: message, at: example.location)
        }
        return withoutActuallyEscaping(run) { run in
            var property = PropertyRun(of: example, cases: time == nil ? cases ?? 100 : nil, time ?? .zero, run)
            return property.result()
        }
    }
}

extension SpecTrait {
    /// Sets how many cases a property runs. The default is 100. Other examples ignore this trait.
    ///
    /// ```swift
    /// it("sorts", .cases(1000), forAll: .array(of: .int)) { numbers in … }
    /// ```
    public static func cases(_ count: Int) -> SpecTrait { .repeated(by: PropertyRepeater(cases: count)) }

    /// Sets how long a property keeps running new cases. The seed determines which cases run, and
    /// the time determines only how many. To replay a failure, set `SPEC_CASE` as the failure
    /// message says, or use the same seed and allow enough time.
    ///
    /// ```swift
    /// it("never shows two states", .cases(for: .seconds(60)), forAll: .story()) { story in … }
    /// ```
    public static func cases(for time: Duration) -> SpecTrait { .repeated(by: PropertyRepeater(time: time)) }
}

struct CaseStatistics {
    private(set) var ran = 0
    private(set) var discarded = 0
    private var skipped: (count: Int, reason: String)?
    private var labels: [String: Int] = [:]
    private var covers: [String: (percent: Double, count: Int)] = [:]
    private var reasons: [String: Int] = [:]

    @MainActor mutating func add(_ trial: Trial) {
        if let reason = trial.running.discardReason {
            discarded += 1
            reasons[reason, default: 0] += 1
            return
        }
        ran += 1
        if let reason = trial.result.skipReason {
            // A skipped case may have ended before `classify` or `cover`. Its labels don't count.
            return skipped = ((skipped?.count ?? 0) + 1, skipped?.reason ?? reason)
        }
        for label in trial.running.labels { labels[label, default: 0] += 1 }
        for (label, cover) in trial.running.covers {
            let count = covers[label]?.count ?? 0
            covers[label] = (cover.percent, count + (cover.isMet ? 1 : 0))
        }
    }

    var skipReason: String? {
        skipped.map { $0.count == ran ? $0.reason : "\($0.reason) (\($0.count) of \(ran) cases; the others passed)" }
    }

    private var counted: Int { ran - (skipped?.count ?? 0) }

    private func share(_ count: Int) -> Double { 100 * Double(count) / Double(max(counted, 1)) }

    var gaps: [String] {
        covers.filter { share($0.value.count) < $0.value.percent }.sorted { $0.key < $1.key }.map { label, cover in
            """
            too few cases are “\(label)”: \(cover.count) of \(counted), \(Self.number(share(cover.count))) %, and at least \
            \(Self.number(cover.percent)) % are asked for
            Fix: make such cases more often, as with `.frequency`, or ask for fewer.
            """
        }
    }

    func shortage(of wanted: Int?) -> String {
        let most = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
        let lines = most.map { "  \($0.value) times \($0.key)" }
        return """
            only \(ran)\(wanted.map { " of \($0)" } ?? "") cases ran: \(discarded) others did not count
            \(lines.joined(separator: "\n"))
            Fix: make only the values that are wanted, as with `.int(1...9)` or `map`.
            """
    }

    var attachment: ExampleAttachment? {
        let counts = labels.merging(covers.mapValues(\.count)) { first, _ in first }
        guard !counts.isEmpty else { return nil }
        let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
            .map { "\(Self.number(share($0.value))) % \($0.key)" }
        let text = (["\(counted) cases"] + lines).joined(separator: "\n") + "\n"
        return ExampleAttachment(name: "cases", mediaType: "text/plain", content: Data(text.utf8))
    }

    private static func number(_ value: Double) -> String {
        "\((value * 10).rounded() / 10)".replacing(/\.0$/, with: "")
    }
}
