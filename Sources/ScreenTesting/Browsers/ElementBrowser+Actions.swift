import Expect
import VirtualTime

// Each action waits until its element is there, enabled, and reached by a tap. A time-out is a
// failure at the line of the call, with the search, the near misses and the tree. In a spec each
// action is a step of the report.

extension ElementBrowser {
    /// Taps the element.
    ///
    /// Fails with «expected to tap button with identifier “Next” within 5 s, it is disabled».
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.tap()`")
    @MainActor public func tap(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        performing(.tap, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Types a text behind the text of the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.typeText(…)`")
    @MainActor public func typeText(
        _ text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        performing(.typeText(text), timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Deletes the text of the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.clearText()`")
    @MainActor public func clearText(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        performing(.clearText, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Scrolls until the element can be seen. The other actions do so by themselves.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.scrollIntoView()`")
    @MainActor public func scrollIntoView(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        performing(.scrollIntoView, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }
}

// The same from async code.
extension ElementBrowser {
    /// Taps the element without blocking the thread.
    @MainActor public func tap(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.tap, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Types a text behind the text of the element, without blocking the thread.
    @MainActor public func typeText(
        _ text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.typeText(text), timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Deletes the text of the element, without blocking the thread.
    @MainActor public func clearText(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.clearText, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Scrolls until the element can be seen, without blocking the thread.
    @MainActor public func scrollIntoView(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.scrollIntoView, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }
}
