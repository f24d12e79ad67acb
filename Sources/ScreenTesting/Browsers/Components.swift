import Expect
import ScreenElements
import VirtualTime

// Components inside an element.
extension ElementBrowser {
    /// A browser for a button inside this element.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - label: The title; `nil` for any.
    public func button(_ id: String? = nil, label: String? = nil) -> ButtonBrowser {
        ButtonBrowser(id, label: label, in: self)
    }

    /// A browser for a text field inside this element.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - placeholder: The text that the empty field shows; `nil` for any.
    public func textField(_ id: String? = nil, placeholder: String? = nil) -> TextFieldBrowser {
        TextFieldBrowser(id, placeholder: placeholder, in: self)
    }

    /// A browser for a table inside this element.
    ///
    /// - Parameter id: The identifier; `nil` for any.
    public func list(_ id: String? = nil) -> ListBrowser { ListBrowser(id, in: self) }
}

/// Finds a button.
///
/// ```swift
/// page.button("next").tap()
/// ```
public struct ButtonBrowser: ElementBrowser {
    /// The request for the element.
    public let request: SearchRequest
    /// Finds the element around the button.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - label: The title; `nil` for any.
    ///   - parent: Finds the element around the button.
    public init(_ id: String? = nil, label: String? = nil, in parent: (any ElementBrowser)? = nil) {
        request = SearchRequest(id: id, type: .button, label: label)
        parentBrowser = parent
    }
}

/// Finds a text field, and changes its text.
///
/// ```swift
/// page.textField("email").replaceText(with: "ana@example.com")
/// ```
public struct TextFieldBrowser: ElementBrowser {
    /// The request for the element.
    public let request: SearchRequest
    /// Finds the element around the field.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - placeholder: The text that the empty field shows; `nil` for any.
    ///   - isSecure: Whether the field hides what is typed.
    ///   - parent: Finds the element around the field.
    public init(
        _ id: String? = nil,
        placeholder: String? = nil,
        isSecure: Bool = false,
        in parent: (any ElementBrowser)? = nil
    ) {
        request = SearchRequest(id: id, type: isSecure ? .secureTextField : .textField, placeholder: placeholder)
        parentBrowser = parent
    }

    /// Replaces the text of the field. Deleting and typing are a step each.
    ///
    /// The timeout of each is ``ScreenDefaults/timeout`` by default.
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

    /// The form of `replaceText` that does not block the thread.
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

/// Finds a table or a list, and its cells.
///
/// ```swift
/// page.list("ListView").cell(3).button("info").tap()
/// page.list("ListView").scroll(to: page.list("ListView").cell(id: "90"))
/// ```
public struct ListBrowser: ElementBrowser {
    /// The request for the element.
    public let request: SearchRequest
    /// Finds the element around the list.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - type: The kind of the list.
    ///   - parent: Finds the element around the list.
    public init(_ id: String? = nil, type: ElementType = .table, in parent: (any ElementBrowser)? = nil) {
        request = SearchRequest(id: id, type: type)
        parentBrowser = parent
    }

    /// A browser for one of the existing cells.
    ///
    /// - Parameter index: The index among the existing cells, from 0; for others use ``cell(id:)``.
    public func cell(_ index: Int) -> SimpleElementBrowser { children(.cell).at(index) }

    /// A browser for the cell with an identifier.
    public func cell(id: String) -> SimpleElementBrowser { children(.cell, id: id) }

    /// How many cells exist.
    @MainActor public var cellCount: Int { children(.cell).count }

    /// Scrolls page by page, first to the end and then to the beginning, until the list has made
    /// the cell, and then until the cell is visible.
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

    /// The form of `scroll(to:)` that does not block the thread.
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
