import Expect
import ScreenElements
import SpecEvents
import VirtualTime

// These functions report a timeout through their result. They record a failure only if polling
// again would be pointless, for example because there is no screen. During a wait, the main run
// loop runs, or the virtual time passed to `withScreen` advances.

extension ElementBrowser {
    /// Waits until an element matches.
    ///
    /// ```swift
    /// guard page.successView.waitForAppearance() == .completed else { return fail("nothing was loaded") }
    /// ```
    ///
    /// - Returns: Whether an element matched in time and, if not, why the last poll failed.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.waitForAppearance(…)`")
    @discardableResult
    @MainActor public func waitForAppearance(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        waiting(for: .appearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).wait()
    }

    /// Waits until no element matches or the parent is gone.
    ///
    /// - Returns: Whether the element disappeared in time and, if not, why the last poll failed.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.waitForDisappearance(…)`")
    @discardableResult
    @MainActor public func waitForDisappearance(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        waiting(for: .disappearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).wait()
    }

    /// Waits until a matcher, such as `beEnabled()`, matches.
    ///
    /// - Returns: Whether the matcher matched in time and, if not, why the last poll failed.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.wait(…)`")
    @discardableResult
    @MainActor public func wait(
        for matcher: Matcher<any ElementBrowser>,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return waiting(for: .match(matcher), timeout: timeout.duration, at: location).wait()
    }

    /// Waits until exactly one element matches and the condition holds for it.
    ///
    /// ```swift
    /// page.total.wait(for: "is a number") { Int($0.label) != nil }
    /// ```
    ///
    /// The phrase describes the condition for readers of the spec.
    ///
    /// - Returns: Whether the condition held in time and, if not, why the last poll failed.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.wait(…)`")
    @discardableResult
    @MainActor public func wait(
        for phrase: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ condition: (any ScreenElement) -> Bool
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return withoutActuallyEscaping(condition) { condition in
            waiting(for: .state(phrase, condition), timeout: timeout.duration, at: location).wait()
        }
    }
}

extension ElementBrowser {
    /// Waits until an element matches, without blocking the thread.
    @discardableResult
    @MainActor public func waitForAppearance(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return await waiting(for: .appearance, timeout: timeout.duration, at: location).wait()
    }

    /// Waits until no element matches, without blocking the thread.
    @discardableResult
    @MainActor public func waitForDisappearance(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return await waiting(for: .disappearance, timeout: timeout.duration, at: location).wait()
    }

    /// Waits until a matcher, such as `beEnabled()`, matches, without blocking the thread.
    @discardableResult
    @MainActor public func wait(
        for matcher: Matcher<any ElementBrowser>,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return await waiting(for: .match(matcher), timeout: timeout.duration, at: location).wait()
    }

    /// Waits until exactly one element matches and the condition holds for it, without blocking the
    /// thread.
    @discardableResult
    @MainActor public func wait(
        for phrase: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ condition: (any ScreenElement) -> Bool
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        return await withoutActuallyEscaping(condition) { condition in
            await waiting(for: .state(phrase, condition), timeout: timeout.duration, at: location).wait()
        }
    }
}
