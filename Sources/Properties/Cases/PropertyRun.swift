import Spec
import SpecEvents

/// Runs the cases of a property.
///
///     result
///       the case of SPEC_CASE alone; else the one that was kept, then the simplest one, then cases by chance, until one fails
///       repeated: the same choices again, with notes of what belongs together
///       Shrinker: simpler choices, as long as they fail at the same place
///       FailureStory: the smallest case, and the nearest one that passes
@MainActor struct PropertyRun {
    /// How many cases run; `nil` where time says so.
    private let cases: Int?
    private let time: Duration
    private let example: RepeatedExample
    private let run: () -> RepeatedRun
    private let firstSeed: UInt64
    private let store: CaseStore?
    private var statistics = CaseStatistics()

    init(of example: RepeatedExample, cases: Int?, _ time: Duration, _ run: @escaping () -> RepeatedRun) {
        (self.example, self.cases, self.time, self.run) = (example, cases, time, run)
        // Of its own for each property, so that two properties do not draw the same.
        firstSeed = example.identifier.utf8.reduce(example.seed) { SplitMix64.mixed($0 ^ UInt64($1)) }
        // The order that the environment names is for one example, and says nothing of the cases of others.
        store = Replay.Variable.schedule.current == nil ? CaseStore(of: example) : nil
    }

    mutating func result() -> RepeatedRun {
        if let text = Replay.Variable.propertyCase.current { return replayed(text) }
        if let kept = store?.load() {
            let trial = repeated(kept)
            if trial.hasFailed {
                return story(of: trial, from: "the case that an earlier run kept", isTold: example.attempt > 1)
            }
            if trial.result.skipReason == nil { store?.remove() }
        }
        let start = ContinuousClock.now
        var index = 0
        while wantsMore(since: start) {
            guard statistics.discarded < 10 * max(cases ?? 100, statistics.ran) else {
                return RepeatedRun(failure: statistics.shortage(of: cases))
            }
            // The first case is the simplest.
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
        guard let cases else { return statistics.ran == 0 || .now - start < time }
        return statistics.ran < cases || !statistics.isCovered && statistics.ran < 10 * cases
    }

    private func repeated(_ values: [UInt64]) -> Trial { Trial(Choices(repeating: values), run) }

    private func replayed(_ text: String) -> RepeatedRun {
        guard let values = ChoicesText.choices(of: text) else {
            return RepeatedRun(
                failure:
                    "the environment has SPEC_CASE=\(text), which is no case\nFix: set it to what a failure has named, such as 1:1,3:7."
            )
        }
        let trial = repeated(values)
        if trial.hasFailed { return story(of: trial, from: "the replayed case") }
        if let step = trial.running.choices.departure {
            return RepeatedRun(
                failure: """
                    this run made other choices at step \(step) than the case that SPEC_CASE names
                    Fix: run only the property that has named it, as it was then; or unset SPEC_CASE.
                    """,
                replay: .misfit
            )
        }
        if let reason = trial.running.discardReason {
            return RepeatedRun(failure: "the case that SPEC_CASE names does not count: \(reason)", replay: .misfit)
        }
        return trial.result
    }

    // MARK: The end

    private func passed() -> RepeatedRun {
        var result = RepeatedRun()
        result.failures = statistics.gaps.map { RecordedFailure(message: $0, location: nil) }
        result.attachments = [statistics.attachment].compactMap(\.self)
        result.skipReason = statistics.skipReason
        return result
    }

    private func story(of first: Trial, from origin: String, isTold: Bool = false) -> RepeatedRun {
        if first.result.failures.allSatisfy({ $0.cause.replay == .misfit }) { return first.result }
        var story = FailureStory(origin: origin, isTold: isTold, seed: example.seed, first: first)
        // Where a case takes long, its end is remembered, and the search leaves time to tell of it.
        var (slow, passing) = ([Trial](), [[UInt64]]())
        var time = SearchTime(before: example.deadline, slowest: first.duration)
        func trial(of values: [UInt64]) -> Trial {
            if let known = slow.first(where: { $0.trace.values == values }) { return known }
            let trial = repeated(values)
            time.note(trial.duration)
            if trial.duration > .seconds(1) { slow.append(trial) }
            return trial
        }
        guard !time.isOver else {
            story.shrinks = (0, .time)
            story.kept = store?.save(first.trace.values)
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
        // Of many numbers only the last cases, which are near: to compare them all takes long.
        let last = passing.suffix(1_000_000 / (shrinker.best.values.count + 1))
        let nearest = shrinker.best.nearest(of: last).map(trial)
        if let nearest, nearest.hasPassed { story.nearest = nearest }
        story.smallest = trial(of: shrinker.best.values)
        if !story.smallest.failsLike(first) { story.note(story.smallest, repeating: shrinker.best) }
        story.kept = store?.save(shrinker.best.values)
        return story.result
    }
}
