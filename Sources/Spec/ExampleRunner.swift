import SpecEvents
import XCTest

/// Runs one example in the test case that XCTest made for it.
///
///     invokeTest
///       setUpWithError, setUp
///       spec() evaluated afresh -> run path
///         beforeEach of each level, outside in
///           body
///         afterEach of each level that was entered, inside out
///       tear-down blocks, tearDown, tearDownWithError
@MainActor final class ExampleRunner {
    private let example: Example
    private let testCase: SpecCase
    private let record: ExampleRecord
    /// Set by the first error that is thrown; expectations that fail do not stop an example.
    private var hasStopped = false

    /// Runs the example and writes its two events.
    static func run(_ example: Example, in testCase: SpecCase, events: (any EventSink)? = EventFile.shared) {
        let record = ExampleRecord(of: example, in: testCase)
        testCase.exampleRecord = record
        ExampleRecord.running = record
        events?.write(.exampleStarted(example.identity))
        let start = ContinuousClock.now
        CurrentFailureOwner.$value.withValue(record) {
            ExampleRunner(example: example, testCase: testCase, record: record).run()
        }
        record.end()
        ExampleRecord.running = nil
        events?.write(.exampleFinished(example.identity, record.result(duration: .now - start)))
    }

    private init(example: Example, testCase: SpecCase, record: ExampleRecord) {
        self.example = example
        self.testCase = testCase
        self.record = record
    }

    private func run() {
        attempt { try testCase.setUpWithError() }
        if !hasStopped {
            testCase.setUp()
            runExample()
        }
        testCase.runTeardownBlocks()
        testCase.tearDown()
        attempt { try testCase.tearDownWithError() }
    }

    private func runExample() {
        switch example.kind {
        case .misuses(let misuses):
            misuses.forEach { record.record($0.failure) }
        case .path(let way):
            attempt {
                let path = try runPath(along: way)
                run(path)
            }
        }
    }

    private func run(_ path: RunPath) {
        var entered = 0
        for level in path.levels where !hasStopped {
            entered += 1
            for hook in level.beforeEach where !hasStopped { run(hook) }
        }
        if !hasStopped { attempt { try path.body.run() } }
        // A level whose hooks began is left through its own, whatever happened inside.
        for level in path.levels.prefix(entered).reversed() {
            for hook in level.afterEach { run(hook) }
        }
    }

    private func run(_ hook: Hook) {
        attempt(at: hook.place.location) { try hook.body.run() }
    }

    /// The path from an evaluation of its own, so that no `var` of a group is ever seen by two examples.
    private func runPath(along way: [Int]) throws -> RunPath {
        let owner = GroupFailureOwner()
        let path = try CurrentFailureOwner.$value.withValue(owner) {
            try PathEvaluation.runPath(in: example.plan.tree, along: way) {
                type(of: testCase).spec()
                testCase.spec()
            }
        }
        // What failed in the same way when the class was listed has been reported there, once for all examples.
        for misuse in owner.failures.map(Misuse.expectationInsideGroup)
        where !example.plan.tree.misuses.contains(misuse) {
            record.record(misuse.failure)
        }
        return path
    }

    /// Does one step of the example; what it throws is recorded at the place of the step.
    private func attempt(at location: @autoclosure () -> CodeLocation? = nil, _ step: () throws -> Void) {
        do {
            try step()
        } catch let skip as XCTSkip {
            record.skip(skip.message ?? "no reason given")
            hasStopped = true
        } catch let misuse as Misuse {
            record.record(misuse.failure)
            hasStopped = true
        } catch {
            let failure = RecordedFailure(message: "threw \(error)", location: location() ?? example.location)
            record.record(failure)
            hasStopped = true
        }
    }
}
