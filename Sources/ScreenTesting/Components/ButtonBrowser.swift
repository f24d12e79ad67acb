import ScreenElements

/// Finds a button.
///
/// ```swift
/// page.button("next").tap()
/// ```
public struct ButtonBrowser: ElementBrowser {
    /// What is looked for.
    public let request: SearchRequest
    /// Finds what the button lies in.
    public let parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for any.
    ///   - label: The title; `nil` for any.
    ///   - parent: Finds what the button lies in.
    public init(_ id: String? = nil, label: String? = nil, in parent: (any ElementBrowser)? = nil) {
        request = SearchRequest(id: id, type: .button, label: label)
        parentBrowser = parent
    }
}
