import Expect
import ScreenElements

extension Tester {
    /// The element, once exactly one matches; `nil` after a failure, at the line of `tester()`.
    ///
    /// ```swift
    /// let label = try XCTUnwrap(tester().usingIdentifier("mainLabel").view as? Label)
    /// ```
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForView()`")
    public var view: (any ScreenElement)? {
        attempt("one \(browser)", step: nil).run { browser.lookForElement() }
    }

    /// Taps the element.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().tap(…)`")
    public func tap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        attempt(.tap, location).run { ElementAction.tap.attempt(browser) }
    }

    /// Types a text at the end of what stands in the element.
    ///
    /// - Parameters:
    ///   - text: What is typed.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().enterText(…)`")
    public func enterText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let action = ElementAction.typeText(text)
        attempt(action, location).run { action.attempt(browser) }
    }

    /// Takes away what stands in the element.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().clearText(…)`")
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        attempt(.clearText, location).run { ElementAction.clearText.attempt(browser) }
    }

    /// Waits until exactly one element matches.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    /// - Returns: The element; `nil` after a failure.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForView(…)`")
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> (any ScreenElement)? {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return attempt("one \(browser)", step: "wait for \(browser)", location).run { browser.lookForElement() }
    }

    /// Waits until no element matches.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForAbsence(…)`")
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        attempt("\(browser) to disappear", step: "wait for the absence of \(browser)", location)
            .run { browser.lookForDisappearance() }
    }

    /// Waits until nothing moves: until no element says that it is animating, and the whole screen is the same at two
    /// looks.
    ///
    /// - Parameters:
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(
        *,
        noasync,
        message: "blocks its thread; in async code write `await tester().waitForAnimationsToFinish(…)`"
    )
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var screen = ScreenAtRest(browser.chain)
        attempt("the animations to finish", step: nil, location).run { screen.look() }
    }

    /// Waits until the element's label or value contains a text.
    ///
    /// - Parameters:
    ///   - text: What it has to contain.
    ///   - fileID: Set by the compiler.
    ///   - filePath: Set by the compiler.
    ///   - line: Set by the compiler.
    ///   - column: Set by the compiler.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().expectToContainText(…)`")
    public func expectToContainText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        attempt("\(browser) to contain \(text.quoted)", step: nil, location).run { lookForText(text) }
    }

    private func lookForText(_ text: String) -> Result<Void, Obstacle> {
        guard !text.isEmpty else { return .failure(.final("an empty text is in every text")) }
        return browser.look { $0.label.contains(text) || $0.value?.contains(text) == true }
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
        await attempt(.tap, location).run { ElementAction.tap.attempt(browser) }
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
        let action = ElementAction.typeText(text)
        await attempt(action, location).run { action.attempt(browser) }
    }

    /// The form of `clearText` that does not block the thread.
    public func clearText(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await attempt(.clearText, location).run { ElementAction.clearText.attempt(browser) }
    }

    /// The form of `waitForView` that does not block the thread.
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> (any ScreenElement)? {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await attempt("one \(browser)", step: "wait for \(browser)", location).run { browser.lookForElement() }
    }

    /// The form of `waitForAbsence` that does not block the thread.
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await attempt("\(browser) to disappear", step: "wait for the absence of \(browser)", location)
            .run { browser.lookForDisappearance() }
    }

    /// The form of `waitForAnimationsToFinish` that does not block the thread.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        var screen = ScreenAtRest(browser.chain)
        await attempt("the animations to finish", step: nil, location).run { screen.look() }
    }

    /// The form of `expectToContainText` that does not block the thread.
    public func expectToContainText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await attempt("\(browser) to contain \(text.quoted)", step: nil, location).run { lookForText(text) }
    }
}
