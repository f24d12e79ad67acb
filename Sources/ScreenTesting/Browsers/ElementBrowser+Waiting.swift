import Expect
import ScreenElements
import SpecEvents

// These waits give a result; only that there is nothing to look at is a failure, too. Time passes as ScreenTesting's waits
// let it pass: the main run loop turns, or the virtual time of `withScreen` is advanced.

extension ElementBrowser {
    /// Waits until an element matches.
    ///
    /// ```swift
    /// guard page.successView.waitForAppearance() == .completed else { return fail("nothing was loaded") }
    /// ```
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    ///
    /// - Returns: Whether it came in time, or what was seen last.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.waitForAppearance(…)`")
    @discardableResult
    @MainActor public func waitForAppearance(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return appearanceWait(timeout, location).run()
    }

    /// Waits until no element matches. What the element lay in may be gone with it.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    ///
    /// - Returns: Whether it came in time, or what was seen last.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.waitForDisappearance(…)`")
    @discardableResult
    @MainActor public func waitForDisappearance(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return disappearanceWait(timeout, location).run()
    }

    /// Waits until a matcher matches, such as `beEnabled()`.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    ///
    /// - Returns: Whether it came in time, or what was seen last.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.wait(…)`")
    @discardableResult
    @MainActor public func wait(
        for matcher: Matcher<any ElementBrowser>,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return matcherWait(matcher, timeout, location).run()
    }

    /// Waits until exactly one element matches, and fulfils a condition.
    ///
    /// ```swift
    /// page.total.wait(for: "is a number") { Int($0.label) != nil }
    /// ```
    ///
    /// The phrase says in words what is waited for. The timeout is ``ScreenDefaults/timeout`` by default.
    ///
    /// - Returns: Whether it came in time, or what was seen last.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.wait(…)`")
    @discardableResult
    @MainActor public func wait(
        for phrase: String,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ condition: (any ScreenElement) -> Bool
    ) -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return withoutActuallyEscaping(condition) { condition in
            conditionWait(condition, timeout, location).run()
        }
    }
}

// The same from async code.
extension ElementBrowser {
    /// Waits until an element matches, without blocking the thread.
    @discardableResult
    @MainActor public func waitForAppearance(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await appearanceWait(timeout, location).run()
    }

    /// Waits until no element matches, without blocking the thread.
    @discardableResult
    @MainActor public func waitForDisappearance(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await disappearanceWait(timeout, location).run()
    }

    /// Waits until a matcher matches, such as `beEnabled()`, without blocking the thread.
    @discardableResult
    @MainActor public func wait(
        for matcher: Matcher<any ElementBrowser>,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await matcherWait(matcher, timeout, location).run()
    }

    /// Waits until exactly one element matches, and fulfils a condition, without blocking the thread.
    @discardableResult
    @MainActor public func wait(
        for phrase: String,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ condition: (any ScreenElement) -> Bool
    ) async -> WaitResult {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await withoutActuallyEscaping(condition) { condition in
            await conditionWait(condition, timeout, location).run()
        }
    }
}

// The waits, each with its look in one place for the sync and the async form.
extension ElementBrowser {
    @MainActor private func appearanceWait(_ timeout: Duration?, _ location: StaticCodeLocation) -> OpenWait {
        OpenWait(for: self, timeout: timeout, at: location) { lookForAppearance() }
    }

    @MainActor private func disappearanceWait(_ timeout: Duration?, _ location: StaticCodeLocation) -> OpenWait {
        OpenWait(for: self, timeout: timeout, at: location) { lookForDisappearance() }
    }

    @MainActor private func matcherWait(
        _ matcher: Matcher<any ElementBrowser>,
        _ timeout: Duration?,
        _ location: StaticCodeLocation
    ) -> OpenWait {
        OpenWait(for: self, timeout: timeout, at: location) { look(for: matcher) }
    }

    @MainActor private func conditionWait(
        _ condition: @escaping (any ScreenElement) -> Bool,
        _ timeout: Duration?,
        _ location: StaticCodeLocation
    ) -> OpenWait {
        OpenWait(for: self, timeout: timeout, at: location) { look(for: condition) }
    }
}
