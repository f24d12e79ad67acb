import Expect
import ScreenElements
import VirtualTime

/// Finds a table or a list, and its cells.
///
/// ```swift
/// page.list("ListView").cell(3).button("info").tap()
/// page.list("ListView").scroll(to: page.list("ListView").cell(id: "90"))
/// ```
public struct ListBrowser: ElementBrowser {
    /// What is looked for.
    public let request: SearchRequest
    /// Finds what the list lies in.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - type: The kind of the list.
    ///   - parent: Finds what the list lies in.
    public init(_ id: String? = nil, type: ElementType = .table, in parent: (any ElementBrowser)? = nil) {
        request = SearchRequest(id: id, type: type)
        parentBrowser = parent
    }

    /// A browser for one of the cells that are there.
    ///
    /// - Parameter index: Which of them, from 0. A list may make visible cells only: find the others with ``cell(id:)``.
    public func cell(_ index: Int) -> SimpleElementBrowser { children(.cell).at(index) }

    /// A browser for the cell with an identifier.
    public func cell(id: String) -> SimpleElementBrowser { children(.cell, id: id) }

    /// How many cells are there.
    @MainActor public var cellCount: Int { children(.cell).count }

    /// Scrolls page by page until the list has made a cell, first to the end and then to the beginning, and then until the cell
    /// can be seen.
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
