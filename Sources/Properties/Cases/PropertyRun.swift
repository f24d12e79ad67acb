import Spec
import SpecEvents

/// Runs the cases of a property.
///
///     result
///       the case that was kept, then the simplest one, then cases by chance, until one fails
///       repeated: the same choices again, with notes of what belongs together
///       Shrinker: simpler choices, as long as they fail at the same place
///       FailureStory: the smallest case, and the nearest one that passes
@MainActor struct PropertyRun {
    /// How long the search for a simpler case may take.
    private static let shrinkingTime = Duration.seconds(15)

    private let cases: Int
    private let run: () -> RepeatedRun
    private let seed: UInt64
    private let firstSeed: UInt64
    private let store: CaseStore?
    private var statistics = CaseStatistics()

    init(of example: RepeatedExample, cases: Int, _ run: @escaping () -> RepeatedRun) {
        (self.cases, self.run, seed) = (cases, run, example.seed)
        // Of its own for each property, so that two properties do not draw the same.
        firstSeed = example.identifier.utf8.reduce(example.seed) { SplitMix64.mixed($0 ^ UInt64($1)) }
        store = CaseStore(of: example)
    }

    mutating func result() -> RepeatedRun {
        if let kept = store?.load() {
            let trial = repeated(kept)
            if trial.hasFailed { return story(of: trial, from: .kept) }
            store?.remove()
        }
        var index = 0
        while statistics.ran < cases || !statistics.isCovered && statistics.ran < 10 * cases {
            guard statistics.discarded < 10 * cases else { return shortage() }
            let trial = Trial(choices(of: index), run)
            index += 1
            if trial.hasFailed { return story(of: trial, from: .number(statistics.ran + 1, of: cases)) }
            statistics.add(trial)
        }
        return passed()
    }

    /// The first case is the simplest.
    private func choices(of index: Int) -> Choices {
        index == 0 ? Choices(repeating: []) : Choices(seed: firstSeed &+ UInt64(index))
    }

    private func repeated(_ values: [UInt64]) -> Trial { Trial(Choices(repeating: values), run) }

    // MARK: The end

    private func passed() -> RepeatedRun {
        var result = RepeatedRun()
        result.failures = statistics.gaps.map { RecordedFailure(message: $0, location: nil) }
        result.attachments = [statistics.attachment].compactMap(\.self)
        result.skipReason = statistics.skipReason
        return result
    }

    private func shortage() -> RepeatedRun {
        var result = RepeatedRun()
        result.failures = [RecordedFailure(message: statistics.shortage(of: cases), location: nil)]
        return result
    }

    private func story(of first: Trial, from origin: FailureStory.Origin) -> RepeatedRun {
        var story = FailureStory(origin: origin, seed: seed, first: first)
        let again = repeated(first.trace.values)
        guard again.failsLike(first), first.trace.divergence(of: again.trace) == nil else {
            story.unsteady = .init(first, again)
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
        if !story.smallest.failsLike(first) { story.unsteady = .init(first, story.smallest) }
        story.kept = store?.save(shrinker.best.values)
        return story.result
    }
}
