import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// A spec class whose declarations come from a closure in a test. It has no test methods, so XCTest does not find it.
final class InnerSpec: SpecCase {
    static nonisolated(unsafe) var declare: @MainActor () -> Void = {}

    override func spec() { Self.declare() }

    /// Records a failure as XCTest does for a failed assertion. XCTest itself would record it in the test that XCTest is running.
    func failAssertion(line: Int = #line) {
        recordFailure(withDescription: "XCTAssert failed", inFile: #filePath, atLine: line, expected: true)
    }
}

/// Excludes the spec class above, which is only data for tests.
final class PropertiesTestsConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { false }
}

/// Runs an inner spec's examples outside of XCTest's own run.
///
/// - Parameters:
///   - seed: The seed for the run.
///   - limit: The number of seconds after which a runner ends examples without their own limit, or `nil` for no runner.
///   - folder: The folder in which cases are kept, or `nil` for a temporary folder that is removed after the call.
/// - Returns: The examples' results. Their failures do not fail the calling test.
func runInner(
    seed: UInt64 = 1,
    keepingIn folder: URL? = nil,
    limit: Double? = nil,
    _ declare: @escaping @MainActor () -> Void
) -> [ExampleResult] {
    let own = FileManager.default.temporaryDirectory.appending(path: "properties-\(UUID())")
    defer { try? FileManager.default.removeItem(at: own) }
    InnerSpec.declare = declare
    return CaseStore.$folder.withValue(folder ?? own) {
        onMain {
            var configuration = RunConfiguration()
            (configuration.seed, configuration.exampleLimit) = (seed, limit)
            let registry = SpecRegistry(configuration)
            let sink = RecordingSink()
            for example in registry.register(InnerSpec.self, waitsForXCTest: nil).examples {
                let testCase = InnerSpec(name: example.name, testClosure: { _ in })
                ExampleRun.begin(example, in: testCase, registry.state, events: sink).finish()
            }
            return sink.results
        }
    }
}

/// Records events instead of writing them.
private final class RecordingSink: EventSink {
    private let kept = Lock<(events: [Event], told: ReportedFailures)>(([], ReportedFailures()))

    var results: [ExampleResult] {
        kept.withLock(\.events).compactMap { if case .exampleFinished(_, let result) = $0 { result } else { nil } }
    }

    func write(_ event: Event) {
        kept.withLock { $0.events.append($0.told.completed(event)) }
    }
}

extension [ExampleResult] {
    var messages: [String] { flatMap(\.failures).map(\.message) }

    /// Returns the first line with the given beginning in the first failure's message, or `nil` if there is none.
    func line(_ beginning: String) -> String? {
        messages.first?.split(separator: "\n").map(String.init).first { $0.hasPrefix(beginning) }
    }

    /// The smallest failing case, as the first failure's message gives it.
    var smallest: String? { line("smallest failing case: ").map { String($0.dropFirst(23)) } }
}
