import Expect
import ScreenElements
import VirtualTime

extension ElementBrowser {
    /// Returns a browser for a button inside this element.
    ///
    /// - Parameters:
    ///   - id: The identifier, or `nil` for any identifier.
    ///   - label: The title, or `nil` for any title.
    public func button(_ id: String? = nil, label: String? = nil) -> SimpleElementBrowser {
        descendant(.button, id: id, label: label)
    }

    /// Returns a browser for a text field inside this element.
    ///
    /// - Parameters:
    ///   - id: The identifier, or `nil` for any identifier.
    ///   - placeholder: The placeholder, or `nil` for any placeholder.
    public func textField(_ id: String? = nil, placeholder: String? = nil) -> TextFieldBrowser {
        TextFieldBrowser(id, placeholder: placeholder, in: self)
    }

    /// Returns a browser for a table inside this element.
    ///
    /// - Parameter id: The identifier, or `nil` for any identifier.
    public func list(_ id: String? = nil) -> ListBrowser { ListBrowser(id, in: self) }
}

/// A browser that finds a text field and changes its text.
///
/// ```swift
/// page.textField("email").replaceText(with: "ana@example.com")
/// ```
public struct TextFieldBrowser: ElementBrowser {
    /// The request that describes the field.
    public let request: SearchRequest
    /// The browser for the element that contains the field.
    public let parentBrowser: (any ElementBrowser)?

    /// Creates a browser that finds a text field.
    ///
    /// - Parameters:
    ///   - id: The identifier, or `nil` for any identifier.
    ///   - placeholder: The placeholder, or `nil` for any placeholder.
    ///   - isSecure: Whether the field hides the typed text.
    ///   - parent: The browser for the element that contains the field.
    public init(
        _ id: String? = nil,
        placeholder: String? = nil,
        isSecure: Bool = false,
        in parent: (any ElementBrowser)? = nil
    ) {
        request = SearchRequest(id: id, type: isSecure ? .secureTextField : .textField, placeholder: placeholder)
        parentBrowser = parent
    }

    /// Replaces the field's text in two steps: deletes the old text, and then types the new text.
    ///
    /// The timeout, which defaults to ``ScreenDefaults/timeout``, applies to each step separately.
    @available(*, noasync, message: "blocks its thread; in async code write `await field.replaceText(with: …)`")
    @MainActor public func replaceText(
        with text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard performing(.clearText, timeout: timeout.duration, at: location).run() != nil else { return }
        performing(.typeText(text), timeout: timeout.duration, at: location).run()
    }

    /// Replaces the field's text in two steps, without blocking the thread.
    @MainActor public func replaceText(
        with text: String,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let location = StaticCodeLocation(fileID, filePath, line, column)
        guard await performing(.clearText, timeout: timeout.duration, at: location).run() != nil else { return }
        await performing(.typeText(text), timeout: timeout.duration, at: location).run()
    }
}

/// A browser that finds a list, such as a table, and the list's cells.
///
/// ```swift
/// page.list("ListView").cell(3).button("info").tap()
/// page.list("ListView").scroll(to: page.list("ListView").cell(id: "90"))
/// ```
public struct ListBrowser: ElementBrowser {
    /// The request that describes the list.
    public let request: SearchRequest
    /// The browser for the element that contains the list.
    public let parentBrowser: (any ElementBrowser)?

    /// Creates a browser that finds a list.
    ///
    /// - Parameters:
    ///   - id: The identifier, or `nil` for any identifier.
    ///   - type: The list's element type.
    ///   - parent: The browser for the element that contains the list.
    public init(_ id: String? = nil, type: ElementType = .table, in parent: (any ElementBrowser)? = nil) {
        request = SearchRequest(id: id, type: type)
        parentBrowser = parent
    }

    /// Returns a browser for the cell at the given index among the cells that exist.
    ///
    /// - Parameter index: The zero-based index. To find a cell that may not exist yet, use
    ///   ``cell(id:)``.
    public func cell(_ index: Int) -> SimpleElementBrowser { children(.cell).at(index) }

    /// Returns a browser for the cell with the given identifier.
    public func cell(id: String) -> SimpleElementBrowser { children(.cell, id: id) }

    /// The number of cells that are currently on the screen.
    @MainActor public var cellCount: Int { children(.cell).count }

    /// Scrolls page by page, first to the end and then to the beginning, until the list has created
    /// the cell. Then scrolls to the cell. If the timeout is zero, scrolls one page each way.
    @available(*, noasync, message: "blocks its thread; in async code write `await list.scroll(to: …)`")
    @MainActor public func scroll(
        to cell: any ElementBrowser,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        cell.scrolling(self, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }

    /// Scrolls page by page until the list has created the cell, and then scrolls to the cell. Does
    /// not block the thread. If the timeout is zero, scrolls one page each way.
    @MainActor public func scroll(
        to cell: any ElementBrowser,
        timeout: some TimeSpan = ScreenDefaults.timeout,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await cell.scrolling(self, timeout: timeout.duration, at: .init(fileID, filePath, line, column)).run()
    }
}
