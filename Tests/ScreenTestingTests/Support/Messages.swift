import Expect
import SpecEvents
import XCTest

/// The messages of the failures in a closure.
func messages(_ body: () throws -> Void) -> [String] {
    gatherFailures(body).map(\.message)
}

/// The messages of the failures in an async closure.
nonisolated(nonsending) func messages(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await gatherFailures(body).map(\.message)
}

/// Fails if there are failures in a closure.
func expectNoFailures(file: StaticString = #filePath, line: UInt = #line, _ body: () -> Void) {
    XCTAssertEqual(messages(body), [], file: file, line: line)
}

/// The lines at which a closure fails.
func lines(_ body: () throws -> Void) -> [Int?] {
    gatherFailures(body).map { $0.location?.line }
}

/// The first line of each message.
func sentences(_ body: () throws -> Void) -> [String] {
    messages(body).map(\.firstLine)
}

/// The first line of each message of an async closure.
nonisolated(nonsending) func sentences(_ body: nonisolated(nonsending) () async throws -> Void) async -> [String] {
    await messages(body).map(\.firstLine)
}

/// An error that elements do not know.
struct Broken: Error {}

extension String {
    /// The text to the end of its first line.
    var firstLine: String { String(prefix { $0 != "\n" }) }
}

/// Fails unless the failures in a closure have these messages.
func assertMessages(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Void
) {
    XCTAssertEqual(messages(body), expected, file: file, line: line)
}
