/// All reports are built from events. A run consists of `runStarted`, then `exampleStarted` and
/// `exampleFinished` for each example, and finally `runFinished`. A stream without `runFinished`
/// comes from a process that ended early.
package indirect enum Event: Equatable, Sendable {
    /// Written when the runner requests a listing. `groups` contains the locations of the enclosing
    /// groups and tables, outermost first.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// Written only for the runner.
    case phaseStarted(RunPhase)
    case exampleStarted(ExampleIdentity)
    /// Written immediately, to show where an example is slow.
    case stepStarted(example: String, name: String)
    /// `attempt` is counted from 1. Written immediately, because a crash may follow.
    case exampleFailed(example: String, attempt: Int, RecordedFailure)
    /// The encoded event omits the failures. ``EventDecoder`` adds them from earlier events.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// For example, a mistake in a spec or a failure after an example ended.
    case failedOutsideExamples(RecordedFailure)
    case runFinished
}
