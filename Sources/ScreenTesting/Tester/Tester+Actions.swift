import Expect

extension Tester {
    /// Taps the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().tap(…)`")
    public func tap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.tap, location).run()
    }

    /// Types a text behind the text of the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().enterText(…)`")
    public func enterText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.typeText(text), location).run()
    }

    /// Deletes the text of the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().clearText(…)`")
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        performing(.clearText, location).run()
    }
}

// The same from async code.
extension Tester {
    /// The form of `tap` that does not block the thread.
    public func tap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.tap, location).run()
    }

    /// The form of `enterText` that does not block the thread.
    public func enterText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.typeText(text), location).run()
    }

    /// The form of `clearText` that does not block the thread.
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await performing(.clearText, location).run()
    }
}

extension Tester {
    private func performing(_ action: ElementAction, _ location: StaticCodeLocation) -> Attempt<Void> {
        browser.performing(action, timeout: timeout, at: location)
    }
}
