import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// A spec class with the declarations of a closure from a test. It has no test method, so XCTest does not find it.
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
    /// The first lines of the messages. The page «Mistakes» pins the whole text of each mistake.
    var headings: [String] { messages.map { String($0.prefix { $0 != "\n" }) } }
    var lines: [Int?] { failures.map { $0.location?.line } }

    var names: [[String]] { identities.map(\.names) }
}

/// Runs all examples of an inner spec outside of XCTest's own run: it returns their failures as values, which fail no
/// test.
func runInner(_ declare: @escaping @MainActor () -> Void) -> InnerRun {
    runInner { _ in declare() }
}

/// Runs all examples of an inner spec that needs its test case.
func runInner(_ declare: @escaping @MainActor (SpecCase) -> Void) -> InnerRun {
    InnerSpec.declare = declare
    return runInner(InnerSpec.self)
}

/// Runs all examples of a spec class.
func runInner(_ type: SpecCase.Type) -> InnerRun {
    runInner([type])
}

/// Runs all examples of some spec classes, as one bundle.
///
/// - Parameters:
///   - order: The order of the examples in each class.
///   - waitsForXCTest: Whether the examples run inside XCTest's own `invokeTest`; `nil` to find out from the class.
///   - requiresExpectations: Whether an example that expects nothing fails.
///   - configure: Changes the settings for all of them.
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
    /// Runs an example and writes its two events.
    func run(_ example: Example, in testCase: SpecCase, events: any EventSink) {
        ExampleRun.begin(example, in: testCase, state, events: events).finish()
    }
}
