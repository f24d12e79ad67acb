import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// A spec class with declarations from a closure in a test. It has no test methods, so XCTest does not find it.
final class InnerSpec: SpecCase {
    static nonisolated(unsafe) var declare: @MainActor (SpecCase) -> Void = { _ in }

    override func spec() { Self.declare(self) }
}

/// The results of running an inner spec.
struct InnerRun {
    var events: [Event] = []
    var failuresAfterSuite: [RecordedFailure] = []

    var results: [ExampleResult] {
        events.compactMap { if case .exampleFinished(_, let result) = $0 { result } else { nil } }
    }

    var identities: [ExampleIdentity] {
        events.compactMap { if case .exampleFinished(let example, _) = $0 { example } else { nil } }
    }

    var statuses: [ExampleResult.Status] { results.map(\.status) }
    var failures: [RecordedFailure] { results.flatMap(\.failures) }
    var messages: [String] { failures.map(\.message) }
    /// The first line of each message. The page «Mistakes» has the complete texts.
    var headings: [String] { messages.map { String($0.prefix { $0 != "\n" }) } }
    var lines: [Int?] { failures.map { $0.location?.line } }

    var names: [[String]] { identities.map(\.names) }
}

/// Runs all examples in an inner spec outside of XCTest's own run. Their failures are returned as values, and do not fail the
/// test.
func runInner(_ declare: @escaping @MainActor () -> Void) -> InnerRun {
    runInner { _ in declare() }
}

/// Runs all examples in an inner spec whose closure needs the test case.
func runInner(_ declare: @escaping @MainActor (SpecCase) -> Void) -> InnerRun {
    InnerSpec.declare = declare
    return runInner(InnerSpec.self)
}

/// Runs all examples in a spec class.
func runInner(_ type: SpecCase.Type) -> InnerRun {
    runInner([type])
}

/// Runs all examples in some spec classes, as one bundle.
///
/// - Parameters:
///   - order: The order of the examples in each class.
///   - waitsForXCTest: Whether the examples run inside XCTest's own `invokeTest`, or `nil` if this depends on the class.
///   - requiresExpectations: Whether an example that expects nothing fails.
///   - configure: Changes the settings for all of the classes.
func runInner(
    _ types: [SpecCase.Type],
    order: ExampleOrder = .declared,
    waitsForXCTest: Bool? = nil,
    requiresExpectations: Bool = false,
    configure: @MainActor (Settings) -> Void = { _ in }
) -> InnerRun {
    return onMain {
        let registry = SpecRegistry(
            RunConfiguration(requiresExpectations: requiresExpectations, cancellationGrace: .milliseconds(300))
        )
        configure(registry.settings(of: InnerSpec.self))
        let sink = RecordingSink()
        let plans = types.map { ($0, registry.register($0, waitsForXCTest: waitsForXCTest)) }
        for (type, plan) in plans {
            for example in order.ordered(plan.examples) {
                let testCase = type.init(name: example.name, testClosure: { _ in })
                registry.run(example, in: testCase, events: sink)
            }
        }
        var inner = InnerRun(events: sink.events)
        inner.failuresAfterSuite = registry.state.runHooksAfterSuite()
        return inner
    }
}

extension SpecRegistry {
    /// Runs an example and writes the events for its start and its end.
    func run(_ example: Example, in testCase: SpecCase, events: any EventSink) {
        ExampleRun.begin(example, in: testCase, state, events: events).finish()
    }
}
