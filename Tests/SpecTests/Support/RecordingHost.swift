import SpecEvents

@testable import Spec

/// A host in place of XCTest's test case. It evaluates a closure, and records what it would report to XCTest.
@MainActor final class RecordingHost: ExampleHost {
    private let spec: @MainActor () -> Void
    private let kept = Lock<[RecordedFailure]>([])
    nonisolated(unsafe) var exampleRecord: ExampleRecord?

    init(_ spec: @escaping @MainActor () -> Void) {
        self.spec = spec
    }

    /// The failures reported to XCTest.
    nonisolated var told: [RecordedFailure] { kept.withLock(\.self) }

    func evaluateSpec() { spec() }

    /// Reports other than failures, which only some versions of XCTest can show.
    private(set) nonisolated(unsafe) var shown: [String] = []

    nonisolated func reportExpected(_ failures: [RecordedFailure], because reason: String?) {
        shown += failures.map { "expected \(reason ?? "-"): \($0.message), \($0.cause.error.map { "\($0)" } ?? "-")" }
    }
    func show(_ attachments: [ExampleAttachment]) { shown += attachments.map { "attached \($0.name)" } }
    func runStep<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
        shown.append("begin \(name)")
        defer { shown.append("end \(name)") }
        return try body()
    }

    nonisolated func reportToXCTest(_ failure: RecordedFailure) { kept.withLock { $0.append(failure) } }

    func setUpWithError() throws {}
    func setUp() {}
    func tearDown() {}
    func tearDownWithError() throws {}
    func runTeardownBlocks(_ run: (() throws -> Void) -> Void) {}
    var testMethod: () throws -> Void = {}
    func performTestMethod() throws { try testMethod() }
    func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool {
        body()
        return true
    }
    var xcTestSkipReason: String? { nil }
}
