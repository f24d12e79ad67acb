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
        browser.finding(timeout: timeout, at: location).run()
    }

    /// Waits until exactly one element matches.
    ///
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
        return awaitingView(location).run()
    }

    /// Waits until no element matches.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForAbsence(…)`")
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        awaitingAbsence(location).run()
    }

    /// Waits until nothing moves: until no element says that it is animating, and the whole screen is the same at two
    /// looks.
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
        awaitingRest(location).run()
    }

    /// Waits until the element's label or value contains a text.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().expectToContainText(…)`")
    public func expectToContainText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        awaitingText(text, location).run()
    }
}

// The same from async code.
extension Tester {
    /// The form of `waitForView` that does not block the thread.
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> (any ScreenElement)? {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return await awaitingView(location).run()
    }

    /// The form of `waitForAbsence` that does not block the thread.
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await awaitingAbsence(location).run()
    }

    /// The form of `waitForAnimationsToFinish` that does not block the thread.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        await awaitingRest(location).run()
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
        await awaitingText(text, location).run()
    }
}

// What is waited for, each in one place for the sync and the async form.
extension Tester {
    private func awaitingView(_ location: StaticCodeLocation) -> Attempt<any ScreenElement> {
        browser.finding(step: "wait for \(browser)", timeout: timeout, at: location)
    }

    private func awaitingAbsence(_ location: StaticCodeLocation) -> Attempt<Void> {
        let step = "wait for the absence of \(browser)"
        return browser.awaitingDisappearance(step: step, timeout: timeout, at: location)
    }

    private func awaitingRest(_ location: StaticCodeLocation) -> Attempt<Void> {
        let chain = browser.chain
        var screen = ScreenAtRest(chain)
        return Attempt("the animations to finish", in: chain, timeout: timeout, at: location) { screen.look() }
    }

    private func awaitingText(_ text: String, _ location: StaticCodeLocation) -> Attempt<Void> {
        let intention = "\(browser) to contain \(text.quoted)"
        return Attempt(intention, in: browser.chain, timeout: timeout, at: location) { lookForText(text) }
    }

    private func lookForText(_ text: String) -> Result<Void, Obstacle> {
        guard !text.isEmpty else { return .failure(.final("an empty text is in every text")) }
        return browser.look { $0.label.contains(text) || $0.value?.contains(text) == true }
    }
}
