/// An event in a test run. All reports are built from events.
///
/// A run consists of `runStarted`, then `exampleStarted` and `exampleFinished` for each example,
/// and finally `runFinished`. A stream without `runFinished` comes from a process that ended early.
package indirect enum Event: Equatable, Sendable {
    /// The bundle contains an example. `groups` contains the source locations of the enclosing
    /// groups and tables, outermost first. Written when the runner requests a listing.
    case exampleListed(ExampleIdentity, groups: [CodeLocation] = [])
    /// The bundle contains tests that are not examples. Written when the runner requests a listing.
    case otherTestsFound(OtherTests)
    /// The process is about to run this many examples. `seed` is the seed of a random order. `part`
    /// is the shard that the process runs, if any.
    case runStarted(exampleCount: Int, seed: UInt64? = nil, part: Shard? = nil)
    /// The process began a phase outside examples. Written only for the runner.
    case phaseStarted(RunPhase)
    /// An example, including its hooks, is about to run.
    case exampleStarted(ExampleIdentity)
    /// A step of the running example began. Written immediately, to show where an example is slow.
    case stepStarted(example: String, name: String)
    /// A failure occurred in the running example, in the attempt with this 1-based number. Written
    /// immediately, because a crash may follow.
    case exampleFailed(example: String, attempt: Int, RecordedFailure)
    /// An example and its clean-ups ended. The encoded event contains no failures. ``EventDecoder``
    /// adds the failures from earlier events.
    case exampleFinished(ExampleIdentity, ExampleResult)
    /// A failure outside examples, such as a mistake in a spec or a failure after an example ended.
    case failedOutsideExamples(RecordedFailure)
    /// The process ran all requested examples.
    case runFinished
}

/// The number of tests in a bundle that are not examples.
package struct OtherTests: Equatable, Sendable {
    /// The number of XCTest test methods.
    package var xctest: Int
    /// The number of functions marked `@Test`.
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
