import Expect
import ScreenElements
import VirtualTime

// These functions report failures at the call site. A failure message contains the search, any near
// misses, and the tree.

extension ElementBrowser {
    /// Finds the only element that matches, without waiting.
    ///
    /// Fails with `expected one button with identifier “Next”, found none`, followed by the tree.
    ///
    /// - Returns: The matching element.
    /// - Throws: `RequirementFailure` unless exactly one element matches. The failure is recorded
    ///   before it is thrown.
    @discardableResult
    @MainActor public func find(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) throws(RequirementFailure) -> any ScreenElement {
        try finding(timeout: .zero, at: .init(fileID, filePath, line, column)).require()
    }

    /// Waits until an element matches. Fails if none matches in time.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.expectToAppear(…)`")
    @MainActor public func expectToAppear(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expecting(.appearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element matches or the parent is gone. Fails if the wait times out.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.expectToDisappear(…)`")
    @MainActor public func expectToDisappear(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expecting(.disappearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Waits until the matcher matches. Fails if the wait times out.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.expectTo(…)`")
    @MainActor public func expectTo(
        _ matcher: Matcher<any ElementBrowser>,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        expecting(.match(matcher), timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }
}

extension ElementBrowser {
    /// Waits until an element matches, without blocking the thread. Fails if none matches in time.
    @MainActor public func expectToAppear(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await expecting(.appearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element matches, without blocking the thread. Fails if the wait times out.
    @MainActor public func expectToDisappear(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await expecting(.disappearance, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Waits until the matcher matches, without blocking the thread. Fails if the wait times out.
    @MainActor public func expectTo(
        _ matcher: Matcher<any ElementBrowser>,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await expecting(.match(matcher), timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }
}
