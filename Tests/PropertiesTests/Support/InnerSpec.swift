import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// A spec class with the declarations of a closure from a test. It has no test method, so XCTest does not find it.
final class InnerSpec: SpecCase {
    static nonisolated(unsafe) var declare: @MainActor () -> Void = {}

    override func spec() { Self.declare() }

    /// What XCTest does where an assertion fails. It passes failures to the test that it runs itself, which is not this one.
    func failAssertion(line: Int = #line) {
        recordFailure(withDescription: "XCTAssert failed", inFile: #filePath, atLine: line, expected: true)
    }
}

/// The spec class above is data of tests.
final class PropertiesTestsConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { false }
}

/// Runs the examples of an inner spec outside of XCTest's own run, with a folder for cases that lives as long as the call.
///
/// - Parameters:
///   - seed: The seed of the run.
///   - limit: After how many seconds a runner would end an example without a limit of its own; `nil` without a runner.
///   - folder: Where cases are kept; `nil` for a folder that is removed.
/// - Returns: Their results; their failures fail no test.
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

    /// The line that begins with some words, of the first failure.
    func line(_ beginning: String) -> String? {
        messages.first?.split(separator: "\n").map(String.init).first { $0.hasPrefix(beginning) }
    }

    /// The smallest failing case.
    var smallest: String? { line("smallest failing case: ").map { String($0.dropFirst(23)) } }
}
