import Expect
import ScreenElements
import VirtualTime

/// A KIF-style tester that finds an element by its attributes and acts on it.
///
/// ```swift
/// tester().usingIdentifier("loginField").enterText("Nickname")
/// tester().usingIdentifier("nextButton").tap()
/// tester().waitForAnimationsToFinish()
/// ```
///
/// Every action or wait is retried until it succeeds or times out. A timeout is reported as a
/// failure at the call site.
@MainActor public struct Tester {
    /// The browser that finds the element.
    public private(set) var browser: SimpleElementBrowser
    private var givenTimeout: Duration?
    let location: StaticCodeLocation

    init(_ root: (any ScreenElement)?, at location: StaticCodeLocation) {
        browser = SimpleElementBrowser(parentElement: root)
        self.location = location
    }

    /// Returns a tester for an element with the given identifier.
    public func usingIdentifier(_ identifier: String) -> Tester { with { $0.browser.request.id = identifier } }

    /// Returns a tester for an element with the given label.
    public func usingLabel(_ label: String) -> Tester { with { $0.browser.request.label = label } }

    /// Returns a tester for an element of the given type.
    public func usingType(_ type: ElementType) -> Tester { with { $0.browser.request.type = type } }

    /// Returns a tester for an element with the given value.
    public func usingValue(_ value: String) -> Tester { with { $0.browser.request.value = value } }

    /// Returns a tester for a field with the given placeholder, whether or not the field is empty.
    public func usingPlaceholder(_ text: String) -> Tester { with { $0.browser.request.placeholder = text } }

    /// Returns a tester for the matching element at the given index.
    ///
    /// - Parameter index: The zero-based index in tree order.
    public func usingIndex(_ index: Int) -> Tester { with { $0.browser.request.index = index } }

    /// Returns a tester that uses the given timeout instead of ``ScreenDefaults/timeout``.
    public func usingTimeout(_ timeout: some TimeSpan) -> Tester { with { $0.givenTimeout = timeout.duration } }

    var timeout: Duration { givenTimeout ?? ScreenDefaults.timeout }

    private func with(_ change: (inout Tester) -> Void) -> Tester {
        var tester = self
        change(&tester)
        return tester
    }
}

/// Returns a tester for the screen passed to `withScreen`.
@MainActor public func tester(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Tester {
    Tester(nil, at: StaticCodeLocation(fileID, filePath, line, column))
}

extension ScreenElement {
    /// Returns a tester that searches inside this element.
    public func tester(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Tester {
        Tester(self, at: StaticCodeLocation(fileID, filePath, line, column))
    }
}

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

    /// Types text at the end of the element's text.
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

    /// Deletes the element's text.
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

extension Tester {
    /// Taps the element without blocking the thread.
    public func tap(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.tap, .init(fileID, filePath, line, column)).run()
    }

    /// Types text at the end of the element's text, without blocking the thread.
    public func enterText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await performing(.typeText(text), .init(fileID, filePath, line, column)).run()
    }

    /// Deletes the element's text without blocking the thread.
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
