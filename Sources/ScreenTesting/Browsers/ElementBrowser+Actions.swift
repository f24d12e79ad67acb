import Expect

// Each function here looks for its element until it is there, enabled and within reach of a tap, or the time is over. What
// cannot be done then is a failure at the line of the call, with the search, the near misses and the tree. In a spec each
// is a step of the report.

extension ElementBrowser {
    /// Taps the element.
    ///
    /// Fails with «expected to tap button with identifier “Next” within 5 s, it is disabled» and the tree.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.tap()`")
    @MainActor public func tap(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.tap, timeout: timeout, at: location).run()
    }

    /// Types a text at the end of what stands in the element.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.typeText(…)`")
    @MainActor public func typeText(
        _ text: String,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.typeText(text), timeout: timeout, at: location).run()
    }

    /// Takes away what stands in the element.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.clearText()`")
    @MainActor public func clearText(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.clearText, timeout: timeout, at: location).run()
    }

    /// Scrolls until the element can be seen. The actions do so by themselves.
    ///
    /// The timeout is ``ScreenDefaults/timeout`` by default.
    @available(*, noasync, message: "blocks its thread; in async code write `await browser.scrollIntoView()`")
    @MainActor public func scrollIntoView(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.scrollIntoView, timeout: timeout, at: location).run()
    }
}

// The same from async code.
extension ElementBrowser {
    /// Taps the element without blocking the thread.
    @MainActor public func tap(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.tap, timeout: timeout, at: location).run()
    }

    /// Types a text at the end of what stands in the element, without blocking the thread.
    @MainActor public func typeText(
        _ text: String,
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.typeText(text), timeout: timeout, at: location).run()
    }

    /// Takes away what stands in the element, without blocking the thread.
    @MainActor public func clearText(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.clearText, timeout: timeout, at: location).run()
    }

    /// Scrolls until the element can be seen, without blocking the thread.
    @MainActor public func scrollIntoView(
        timeout: Duration? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.scrollIntoView, timeout: timeout, at: location).run()
    }
}
