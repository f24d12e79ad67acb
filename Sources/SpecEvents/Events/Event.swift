/// Something that happened in a run. All reports are built from events.
///
/// A run consists of `runStarted`, then `exampleStarted` and `exampleFinished` for each example,
/// and finally `runFinished`. A stream without `runFinished` comes from a process that died.
package indirect enum Event: Equatable, Sendable {
    /// An example in the bundle, with the source locations of the enclosing groups and tables,
    /// outermost first; written when the runner asks for the list.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    /// The bundle has tests that are not examples; written when the runner asks for the list.
    case otherTestsFound(OtherTests)
    /// The process is about to run this many examples. `seed` is the seed of a random order; `part`
    /// is this process's part of the run, if the run has several.
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// The process began a phase outside examples; written only for the runner.
    case phaseStarted(RunPhase)
    /// An example's first hook is about to run.
    case exampleStarted(ExampleIdentity)
    /// A step of the running example began; written at once, to show where an example is slow.
    case stepStarted(example: String, name: String)
    /// Something failed in the running example, in this attempt, counted from 1; written at once,
    /// because the process may then die.
    case exampleFailed(example: String, attempt: Int, RecordedFailure)
    /// The example and its clean-ups ended. The line of this event has no failures:
    /// ``EventDecoder`` adds those of earlier events.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// A failure outside examples, such as a mistake in a spec, or one after its example ended.
    case failedOutsideExamples(RecordedFailure)
    /// The process ran everything requested.
    case runFinished
}

/// The number of tests in a bundle that are not examples.
package struct OtherTests: Equatable, Sendable {
    /// Test methods.
    package var xctest: Int
    /// Functions marked `@Test`.
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
