import Expect
import ScreenElements
import VirtualTime

/// Finds an element by its attributes and acts on it, in the style of KIF.
///
/// ```swift
/// tester().usingIdentifier("loginField").enterText("Nickname")
/// tester().usingIdentifier("nextButton").tap()
/// tester().waitForAnimationsToFinish()
/// ```
///
/// Every function waits until it succeeds; a time-out is a failure at the line of its call.
@MainActor public struct Tester {
    /// Finds the element.
    public private(set) var browser: SimpleElementBrowser
    private var givenTimeout: Duration?
    let location: StaticCodeLocation

    init(_ root: (any ScreenElement)?, at location: StaticCodeLocation) {
        browser = SimpleElementBrowser(parentElement: root)
        self.location = location
    }

    /// Looks for an element with this identifier.
    public func usingIdentifier(_ identifier: String) -> Tester { with { $0.browser.request.id = identifier } }

    /// Looks for an element with this label.
    public func usingLabel(_ label: String) -> Tester { with { $0.browser.request.label = label } }

    /// Looks for an element of this kind.
    public func usingType(_ type: ElementType) -> Tester { with { $0.browser.request.type = type } }

    /// Looks for an element with this value.
    public func usingValue(_ value: String) -> Tester { with { $0.browser.request.value = value } }

    /// Looks for a field with this placeholder, whether empty or filled.
    public func usingPlaceholder(_ text: String) -> Tester { with { $0.browser.request.placeholder = text } }

    /// Looks for one of the elements that match.
    ///
    /// - Parameter index: Which of them, from 0, in the order of the tree.
    public func usingIndex(_ index: Int) -> Tester { with { $0.browser.request.index = index } }

    /// Waits no longer than this; ``ScreenDefaults/timeout`` by default.
    public func usingTimeout(_ timeout: some TimeSpan) -> Tester { with { $0.givenTimeout = timeout.duration } }

    var timeout: Duration { givenTimeout ?? ScreenDefaults.timeout }

    private func with(_ change: (inout Tester) -> Void) -> Tester {
        var tester = self
        change(&tester)
        return tester
    }
}

/// A tester for the screen of `withScreen`.
@MainActor public func tester(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) -> Tester {
    Tester(nil, at: StaticCodeLocation(fileID, filePath, line, column))
}

extension ScreenElement {
    /// A tester for elements inside this one.
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

    /// Types a text at the end of the element's text.
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

// The async forms.
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
