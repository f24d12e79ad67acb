import ScreenElements
import ScreenTesting
import TestSupport
import VirtualTime
import XCTest

/// Runs a test's body with a screen.
func onScreen<Result: Sendable>(
    _ elements: @autoclosure @MainActor () -> [any ScreenElement],
    _ body: @MainActor (TestElement) throws -> Result
) rethrows -> Result {
    try onMain {
        let root = TestElement(.application, elements())
        return try withScreen(root) { try body(root) }
    }
}

/// Runs a test's body with a screen. The closure that creates the elements can have several statements.
func onScreen<Result: Sendable>(
    _ elements: @MainActor () -> [any ScreenElement],
    _ body: @MainActor (TestElement) throws -> Result
) rethrows -> Result {
    try onScreen(elements(), body)
}

/// Runs a test's async body with a screen.
func onScreenAsync(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ elements: @autoclosure @escaping @MainActor () -> [any ScreenElement],
    _ body: @escaping @MainActor (TestElement) async throws -> Void
) {
    onMainAsync(file: file, line: line) {
        let root = TestElement(.application, elements())
        try await withScreen(root) { try await body(root) }
    }
}

/// Changes the screen after a few milliseconds.
@MainActor func later(_ change: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3)) { MainActor.assumeIsolated { change() } }
}

extension TestElement {
    /// Shows a button and nothing else.
    func show(_ id: String) { subelements = [TestElement(.button, id: id)] }
}
