import Expect
import ScreenElements
import SpecEvents

// These waits give a result; only that there is nothing to look at is a failure, too. Time passes as ScreenTesting's waits let it pass: the main run loop turns, or the virtual time of
// `withScreen` is advanced.

extension ElementBrowser {
    /// Waits until an element matches.
    ///
    /// ```swift
    /// guard page.successView.waitForAppearance() == .completed else { return fail("nothing was loaded") }
    /// ```
    ///
    /// - Parameters:
    ///   - timeout: How long to wait; ``ScreenDefaults/timeout`` by default.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
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
        return wait(timeout, location) { lookForAppearance() }
    }

    /// Waits until no element matches. What the element lay in may be gone with it.
    ///
    /// - Parameters:
    ///   - timeout: How long to wait; ``ScreenDefaults/timeout`` by default.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
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
        return wait(timeout, location) { lookForDisappearance() }
    }

    /// Waits until a matcher matches, such as `beEnabled()`.
    ///
    /// - Parameters:
    ///   - matcher: What is waited for.
    ///   - timeout: How long to wait; ``ScreenDefaults/timeout`` by default.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
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
        return wait(timeout, location) { look(for: matcher) }
    }

    /// Waits until exactly one element matches, and fulfils a condition.
    ///
    /// ```swift
    /// page.total.wait(for: "is a number") { Int($0.label) != nil }
    /// ```
    ///
    /// - Parameters:
    ///   - phrase: What is waited for, in words.
    ///   - timeout: How long to wait; ``ScreenDefaults/timeout`` by default.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    ///   - condition: Whether the element is as it has to be.
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
        return wait(timeout, location) { look(for: condition) }
    }

    @MainActor private func wait(
        _ timeout: Duration?,
        _ location: StaticCodeLocation,
        _ look: () -> Result<Void, Obstacle>
    ) -> WaitResult {
        var wait = OpenWait(self, timeout, location)
        _ = wait.waiting.until { wait.take(look()) }
        return wait.result
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
        return await wait(timeout, location) { lookForAppearance() }
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
        return await wait(timeout, location) { lookForDisappearance() }
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
        return await wait(timeout, location) { look(for: matcher) }
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
        return await wait(timeout, location) { look(for: condition) }
    }

    @MainActor private func wait(
        _ timeout: Duration?,
        _ location: StaticCodeLocation,
        _ look: () -> Result<Void, Obstacle>
    ) async -> WaitResult {
        var wait = OpenWait(self, timeout, location)
        _ = await wait.waiting.until { wait.take(look()) }
        return wait.result
    }
}

/// A wait that has begun, for the sync and the async form.
@MainActor private struct OpenWait {
    let waiting: Waiting
    private let browser: any ElementBrowser
    private let location: StaticCodeLocation
    private var last: Result<Void, Obstacle>?

    init(_ browser: any ElementBrowser, _ timeout: Duration?, _ location: StaticCodeLocation) {
        self.browser = browser
        self.location = location
        waiting = Waiting(timeout: timeout, at: CodeLocation(location))
    }

    /// - Returns: Whether there is nothing to wait for any more.
    mutating func take(_ result: Result<Void, Obstacle>) -> Bool {
        last = result
        return result.isFinal
    }

    /// How the wait ended. That there is nothing to look at is a failure even so.
    var result: WaitResult {
        guard case .failure(let obstacle)? = last else { return .completed }
        let chain = browser.chain
        if obstacle.isFinal, let message = obstacle.message("to look for \(browser)", chain) {
            FailureDispatcher.report(message, at: location)
        }
        return .timedOut(lastSeen: obstacle.phrase(in: chain))
    }
}
