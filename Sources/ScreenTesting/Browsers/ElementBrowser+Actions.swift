import Expect
import VirtualTime

// Each action waits until the element exists, is enabled, and can be tapped. Scrolling waits only
// until the element exists. A timeout is reported as a failure at the call site. The failure
// message contains the search, any near misses, and the tree. In a spec, each action is a step in
// the report.

extension ElementBrowser {
    /// Taps the element.
    ///
    /// Fails with `expected to tap button with identifier “Next” within 5 s, it is disabled`.
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

    /// Types text at the end of the element's text.
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

    /// Deletes the element's text.
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

    /// Scrolls until the element is visible. The other actions scroll automatically.
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

    /// Types text at the end of the element's text, without blocking the thread.
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

    /// Deletes the element's text without blocking the thread.
    @MainActor public func clearText(
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.clearText, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Scrolls until the element is visible, without blocking the thread.
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
