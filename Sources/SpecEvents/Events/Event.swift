/// What happened in a run, one value per happening; every report is made from these and from nothing else.
///
/// A run is `runStarted`, then for each example `exampleStarted` and `exampleFinished`, and last `runFinished`. A stream
/// that does not end in `runFinished` tells of a process that died.
package indirect enum Event: Hashable, Sendable {
    /// An example that the bundle holds, with the places of its class and of the groups around it, outermost first;
    /// written when the runner asks for them.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    /// The process is about to run this many examples; a random order is made of the seed. If the run is one of several
    /// parts, `part` says which.
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// The process has begun with something that belongs to no example; written only for the runner.
    case phaseStarted(RunPhase)
    /// An example's first hook is about to run.
    case exampleStarted(ExampleIdentity)
    /// A step of the running example has begun; told at once, for whoever watches an example that takes long.
    case stepStarted(example: String, name: String)
    /// The example and its clean-up are done.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// Something failed that no example answers for: a late failure, a spec written wrong.
    case failedOutsideExamples(RecordedFailure)
    /// The process ran all that it was asked to run.
    case runFinished
}
