import Expect
import SpecEvents
import XCTest

/// Returns the messages of the failures that a closure records.
func messages(_ body: () throws -> Void) -> [String] {
    gatherFailures(body).map(\.message)
}

/// Returns the messages of the failures that an async closure records.
nonisolated(nonsending) func messages(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await gatherFailures(body).map(\.message)
}

/// Fails if the closure records failures.
func expectNoFailures(file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) {
    XCTAssertEqual(messages(body), [], file: file, line: line)
}

/// Returns the line of each failure that a closure records.
func lines(_ body: () throws -> Void) -> [Int?] {
    gatherFailures(body).map { $0.location?.line }
}

/// Returns the first line of each failure message from a closure.
func sentences(_ body: () throws -> Void) -> [String] {
    messages(body).map(\.firstLine)
}

/// Returns the first line of each failure message from an async closure.
nonisolated(nonsending) func sentences(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await messages(body).map(\.firstLine)
}

/// An error that is not an `ElementError`.
struct Broken: Error {}

extension String {
    /// The first line of the text.
    var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// Fails unless the failures in the closure have exactly the expected messages.
func assertMessages(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    XCTAssertEqual(messages(body), expected, file: file, line: line)
}
