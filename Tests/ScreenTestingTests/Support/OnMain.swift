import Foundation
import ScreenElements
import ScreenTesting
import VirtualTime
import XCTest

/// Runs a test's body on the main actor. XCTest on Linux cannot hold a test method that is `@MainActor` itself.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}

/// Runs an async body on the main actor to its end, while the main run loop turns.
func onMainAsync(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @escaping @MainActor () async throws -> Void
) {
    MainActor.assumeIsolated {
        var isOver = false
        Task { @MainActor in
            do { try await body() } catch { XCTFail("threw \(error)", file: file, line: line) }
            isOver = true
        }
        let end = Date(timeIntervalSinceNow: 30)
        while !isOver, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
        XCTAssertTrue(isOver, "the body hangs", file: file, line: line)
    }
}

/// Runs a test's body with a screen.
func onScreen<Result: Sendable>(
    _ elements: @MainActor () -> [any ScreenElement],
    _ body: @MainActor (TestElement) throws -> Result
) rethrows -> Result {
    try onMain {
        let root = TestElement(.application, elements())
        return try withScreen(root) { try body(root) }
    }
}

/// Runs a test's async body with a screen.
func onScreenAsync(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ elements: @escaping @MainActor () -> [any ScreenElement],
    _ body: @escaping @MainActor (TestElement) async throws -> Void
) {
    onMainAsync(file: file, line: line) {
        let root = TestElement(.application, elements())
        try await withScreen(root) { try await body(root) }
    }
}
