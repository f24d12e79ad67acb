/// All reports are built from events. A run consists of `runStarted`, then `exampleStarted` and
/// `exampleFinished` for each example, and finally `runFinished`. If `runFinished` is missing, the
/// process ended early.
package indirect enum Event: Equatable, Sendable {
    /// Written when the runner requests a list of examples. `groups` contains the locations of the
    /// enclosing groups and tables, outermost first.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// Written only when the runner supervises the process.
    case phaseStarted(RunPhase)
    case exampleStarted(ExampleIdentity)
    /// Written as soon as a step begins, to show which step is slow.
    case stepStarted(example: String, name: String)
    /// Written as soon as a failure occurs, because a crash may follow. `attempt` counts from 1.
    case exampleFailed(example: String, attempt: Int, RecordedFailure)
    /// The encoded event omits the failures. ``EventDecoder`` restores them from earlier events.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// For example, a mistake in a spec, or a failure that occurred after its example ended.
    case failedOutsideExamples(RecordedFailure)
    case runFinished
}
