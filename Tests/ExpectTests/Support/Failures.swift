import SpecEvents
import XCTest

/// Collects failures that a test provokes on purpose.
final class TestOwner: FailureOwner {
    private let collected = Lock<[RecordedFailure]>([])

    var failures: [RecordedFailure] { collected.withLock { $0 } }

    func record(_ failure: RecordedFailure) {
        collected.withLock { $0.append(failure) }
    }
}

/// Returns the failures that expectations in `body` report.
func failures(in body: () throws -> Void) rethrows -> [RecordedFailure] {
    let collector = TestOwner()
    try CurrentFailureOwner.$value.withValue(collector) { try body() }
    return collector.failures
}

/// Returns the failures that expectations in `body` report.
func failures(isolation: isolated (any Actor)? = #isolation, in body: () async -> Void) async -> [RecordedFailure] {
    let collector = TestOwner()
    await CurrentFailureOwner.$value.withValue(collector) { await body() }
    return collector.failures
}

/// Returns the messages of the failures that expectations in `body` report.
func messages(in body: () throws -> Void) rethrows -> [String] {
    try failures(in: body).map(\.message)
}

/// Returns the messages of the failures that expectations in `body` report.
func messages(isolation: isolated (any Actor)? = #isolation, in body: () async -> Void) async -> [String] {
    await failures(in: body).map(\.message)
}

enum Trouble: Error, Equatable {
    case small, big
}

/// Throws an error. The return type is whatever the caller needs.
func trouble<Value>(_ trouble: Trouble = .small) throws -> Value { throw trouble }

/// Asserts that the expectations in `body` fail with these messages.
func assertMessages(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line,
    in body: () throws -> Void
) rethrows {
    XCTAssertEqual(try messages(in: body), expected, file: file, line: line)
}
