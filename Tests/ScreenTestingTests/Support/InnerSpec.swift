import SpecEvents
import SpecReports
import XCTest

@testable import Spec

/// A spec class whose declarations come from a closure in a test. It has no test methods, so XCTest does not find it.
final class InnerSpec: SpecCase {
    static nonisolated(unsafe) var declare: @MainActor () -> Void = {}

    override func spec() { Self.declare() }
}

/// Excludes the spec class above, which is only data for tests.
final class ScreenTestingTestsConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { false }
}

/// Runs an inner spec's examples outside of XCTest's own run.
///
/// - Returns: The examples' results. Their failures do not fail the calling test.
@MainActor func runInner(_ declare: @escaping @MainActor () -> Void) -> [ExampleResult] {
    InnerSpec.declare = declare
    let registry = SpecRegistry(RunConfiguration())
    let sink = RecordingSink()
    for example in registry.register(InnerSpec.self, waitsForXCTest: nil).examples {
        let testCase = InnerSpec(name: example.name, testClosure: { _ in })
        ExampleRun.begin(example, in: testCase, registry.state, events: sink).finish()
    }
    return sink.events.compactMap { if case .exampleFinished(_, let result) = $0 { result } else { nil } }
}

/// Records events instead of writing them.
private final class RecordingSink: EventSink {
    private let kept = Lock<(events: [Event], told: ReportedFailures)>(([], ReportedFailures()))

    var events: [Event] { kept.withLock(\.events) }

    func write(_ event: Event) {
        kept.withLock { $0.events.append($0.told.completed(event)) }
    }
}
