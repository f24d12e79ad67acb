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
        performing(.tap, .init(fileID, filePath, line, column)).run()
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
        performing(.typeText(text), .init(fileID, filePath, line, column)).run()
    }

    /// Deletes the text of the element.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().clearText(…)`")
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        performing(.clearText, .init(fileID, filePath, line, column)).run()
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
        await performing(.tap, .init(fileID, filePath, line, column)).run()
    }

    /// The form of `enterText` that does not block the thread.
    public func enterText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.typeText(text), .init(fileID, filePath, line, column)).run()
    }

    /// The form of `clearText` that does not block the thread.
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.clearText, .init(fileID, filePath, line, column)).run()
    }
}

extension Tester {
    private func performing(_ action: ElementAction, _ location: StaticCodeLocation) -> Attempt<Void> {
        browser.performing(action, timeout: timeout, at: location)
    }
}
