import Expect
import Foundation
import ScreenElements

extension Tester {
    /// The only element that matches, or `nil` after a failure. Waits until exactly one element
    /// matches. A failure is reported at the line that calls `tester()`.
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
    /// - Returns: The matching element, or `nil` after a failure.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForView(…)`")
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> (any ScreenElement)? {
        awaitingView(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element matches.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().waitForAbsence(…)`")
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        awaitingAbsence(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element is animating and the screen is the same in two consecutive polls.
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
        awaitingRest(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until the element's label or value contains the given text.
    @available(*, noasync, message: "blocks its thread; in async code write `await tester().expectToContainText(…)`")
    public func expectToContainText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        awaitingText(text, .init(fileID, filePath, line, column)).run()
    }
}

extension Tester {
    /// Waits until exactly one element matches, without blocking the thread.
    @discardableResult
    public func waitForView(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> (any ScreenElement)? {
        await awaitingView(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element matches, without blocking the thread.
    public func waitForAbsence(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await awaitingAbsence(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until no element is animating and the screen is the same in two consecutive polls,
    /// without blocking the thread.
    public func waitForAnimationsToFinish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await awaitingRest(.init(fileID, filePath, line, column)).run()
    }

    /// Waits until the element's label or value contains the given text, without blocking the
    /// thread.
    public func expectToContainText(
        _ text: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await awaitingText(text, .init(fileID, filePath, line, column)).run()
    }
}

extension Tester {
    private func awaitingView(_ location: StaticCodeLocation) -> Attempt<any ScreenElement> {
        browser.finding(step: "wait for \(browser)", timeout: timeout, at: location)
    }

    private func awaitingAbsence(_ location: StaticCodeLocation) -> Attempt<Void> {
        let step = "wait for the absence of \(browser)"
        return browser.expecting(.disappearance, step: step, timeout: timeout, at: location)
    }

    private func awaitingRest(_ location: StaticCodeLocation) -> Attempt<Void> {
        let chain = browser.chain
        var last: [ElementAppearance]?
        return Attempt("the animations to finish", in: chain, timeout: timeout, at: location) {
            withoutRecording {
                guard let root = chain.root else { return .failure(.search(.noScreen)) }
                var walk = AppearanceWalk()
                walk.visit(root, depth: 0)
                if let problem = walk.problem { return .failure(.search(problem)) }
                defer { last = walk.appearances }
                if let moving = walk.moving { return .failure(.element("\(moving) is moving")) }
                return last == walk.appearances ? .success(()) : .failure(.element("the screen changes"))
            }
        }
    }

    private func awaitingText(_ text: String, _ location: StaticCodeLocation) -> Attempt<Void> {
        let condition = ElementCondition.state("contain \(text.quoted)") {
            $0.label.contains(text) || $0.value?.contains(text) == true
        }
        guard text.isEmpty else { return browser.expecting(condition, timeout: timeout, at: location) }
        return Attempt("\(browser) to \(condition.phrase)", in: browser.chain, timeout: timeout, at: location) {
            .failure(.final("an empty text is in every text"))
        }
    }
}

private struct ElementAppearance: Equatable {
    let type: ElementType
    let texts: [String?]
    let isEnabled: Bool
    let hasFocus: Bool
    let frame: CGRect?
    let depth: Int

    @MainActor init(_ element: any ScreenElement, depth: Int) {
        type = element.elementType
        texts = [element.identifier, element.label, element.value]
        isEnabled = element.isEnabled
        hasFocus = element.hasFocus
        frame = element.frame
        self.depth = depth
    }
}

/// A traversal of visible elements, including those that searches skip, such as a button's title.
@MainActor private struct AppearanceWalk {
    private(set) var appearances: [ElementAppearance] = []
    private(set) var moving: String?
    private(set) var problem: SearchProblem?

    mutating func visit(_ element: any ScreenElement, depth: Int) {
        guard problem == nil, element.invisibility == nil else { return }
        guard depth < TreeSearch.limits.depth, appearances.count < TreeSearch.limits.elements else {
            return problem = .endlessTree(at: element.text)
        }
        if moving == nil, element.isAnimating { moving = element.text }
        appearances.append(ElementAppearance(element, depth: depth))
        for child in element.children { visit(child, depth: depth + 1) }
        if let reason = element.unreadableBecause { problem = .unreadable(reason) }
    }
}
