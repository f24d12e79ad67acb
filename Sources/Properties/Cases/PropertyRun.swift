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
    /// How long the search for a simpler case may take.
    private static let shrinkingTime = Duration.seconds(15)

    private let extent: PropertyRepeater.Extent
    private let attempt: Int
    private let run: () -> RepeatedRun
    private let seed: UInt64
    private let firstSeed: UInt64
    private let store: CaseStore?
    private var statistics = CaseStatistics()

    init(of example: RepeatedExample, _ extent: PropertyRepeater.Extent, _ run: @escaping () -> RepeatedRun) {
        (self.extent, self.run, seed, attempt) = (extent, run, example.seed, example.attempt)
        // Of its own for each property, so that two properties do not draw the same.
        firstSeed = example.identifier.utf8.reduce(example.seed) { SplitMix64.mixed($0 ^ UInt64($1)) }
        store = CaseStore(of: example)
    }

    mutating func result() -> RepeatedRun {
        if let text = ReplayLine.Variable.propertyCase.current { return replayed(text) }
        if let kept = store?.load() {
            let trial = repeated(kept)
            if trial.hasFailed {
                return story(of: trial, from: "the case that an earlier run kept", isTold: attempt > 1)
            }
            store?.remove()
        }
        let start = ContinuousClock.now
        var index = 0
        while wantsMore(since: start) {
            guard statistics.discarded < 10 * (count ?? max(100, statistics.ran)) else {
                return RepeatedRun(failure: statistics.shortage(of: count))
            }
            let trial = Trial(choices(of: index), seed: seed, run)
            index += 1
            if trial.hasFailed {
                return story(of: trial, from: "case \(statistics.ran + 1)" + (count.map { " of \($0)" } ?? ""))
            }
            statistics.add(trial)
        }
        return passed()
    }

    /// `nil` where time says how many cases run.
    private var count: Int? { if case .count(let count) = extent { count } else { nil } }

    private func wantsMore(since start: ContinuousClock.Instant) -> Bool {
        switch extent {
        case .count(let count): statistics.ran < count || !statistics.isCovered && statistics.ran < 10 * count
        case .time(let time): statistics.ran == 0 || .now - start < time
        }
    }

    /// The first case is the simplest.
    private func choices(of index: Int) -> Choices {
        index == 0 ? Choices(repeating: []) : Choices(seed: firstSeed &+ UInt64(index))
    }

    private func repeated(_ values: [UInt64]) -> Trial { Trial(Choices(repeating: values), seed: seed, run) }

    /// Runs the case that the environment names, and no other.
    private func replayed(_ text: String) -> RepeatedRun {
        guard let values = ChoicesText.choices(of: text) else {
            return RepeatedRun(
                failure:
                    "the environment has SPEC_CASE=\(text), which is no case\nFix: set it to what a failure has named, such as 1:1,3:7."
            )
        }
        let trial = repeated(values)
        if trial.hasFailed { return story(of: trial, from: "the replayed case") }
        if let step = trial.departure {
            return RepeatedRun(
                failure: """
                    this run made other choices at step \(step) than the case that SPEC_CASE names
                    Fix: run only the property that has named it, as it was then; or unset SPEC_CASE.
                    """
            )
        }
        if let reason = trial.running.discardReason {
            return RepeatedRun(failure: "the case that SPEC_CASE names does not count: \(reason)")
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
        var story = FailureStory(origin: origin, isTold: isTold, seed: seed, first: first)
        let again = repeated(first.trace.values)
        guard again.failsLike(first), first.trace.divergence(of: again.trace) == nil else {
            story.note(again, repeating: first.trace)
            return story.result
        }
        var passing: [[UInt64]] = []
        let end = ContinuousClock.now + Self.shrinkingTime
        var shrinker = Shrinker(again.trace, isTimeOver: { ContinuousClock.now > end }) { values in
            let trial = repeated(values)
            if trial.hasPassed { passing.append(trial.trace.values) }
            return trial.failsLike(first) ? trial.trace : nil
        }
        shrinker.shrink()
        story.shrinks = (shrinker.runs, shrinker.gaveUp)
        let nearest = NearestCase.of(passing, to: shrinker.best.values).map(repeated)
        if let nearest, nearest.hasPassed { story.nearest = nearest }
        story.smallest = repeated(shrinker.best.values)
        if !story.smallest.failsLike(first) { story.note(story.smallest, repeating: shrinker.best) }
        story.kept = store?.save(shrinker.best.values)
        return story.result
    }
}
