/// Something that happened in a run. All reports are made from events.
///
/// A run is `runStarted`, then for each example `exampleStarted` and `exampleFinished`, and last
/// `runFinished`. A stream that does not end in `runFinished` comes from a process that died.
package indirect enum Event: Hashable, Sendable {
    /// An example that the bundle holds, with the places of its class and of the groups around it,
    /// outermost first; written when the runner asks for the list.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    /// The bundle holds tests that are no examples; written when the runner asks for the list.
    case otherTestsFound(OtherTests)
    /// The process is about to run this many examples. `seed` is the seed of a random order, and
    /// `part` says which part of a run this is, if it is one of several.
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// The process began something that belongs to no example; written only for the runner.
    case phaseStarted(RunPhase)
    /// An example's first hook is about to run.
    case exampleStarted(ExampleIdentity)
    /// A step of the running example began; written at once, so that the runner can say where a slow example is.
    case stepStarted(example: String, name: String)
    /// Something failed in the running example; written at once, so that it is known even if the process then dies.
    ///
    /// `attempt` is the attempt in which it failed, counted from 1.
    case exampleFailed(example: String, attempt: Int, RecordedFailure)
    /// The example and its clean-ups ended. The line of this event has no failures: an
    /// ``EventDecoder`` adds those of the events before it.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// A failure that belongs to no example, such as one that came after its example ended, or a mistake in a spec.
    case failedOutsideExamples(RecordedFailure)
    /// The process ran all that it was asked to run.
    case runFinished
}

/// How many tests of a bundle are no examples.
package struct OtherTests: Hashable, Sendable {
    /// Test methods.
    package var xctest: Int
    /// Functions with `@Test`.
    package var swiftTesting: Int

    package init(xctest: Int = 0, swiftTesting: Int = 0) {
        (self.xctest, self.swiftTesting) = (xctest, swiftTesting)
    }

    package var isEmpty: Bool { xctest == 0 && swiftTesting == 0 }

    package static func += (left: inout OtherTests, right: OtherTests) {
        left.xctest += right.xctest
        left.swiftTesting += right.swiftTesting
    }
}
