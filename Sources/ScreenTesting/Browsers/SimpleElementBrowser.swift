import ScreenElements

/// A browser without properties of its own.
public struct SimpleElementBrowser: ElementBrowser {
    /// What is looked for.
    public var request: SearchRequest
    /// What the element lies in, if that has been found already.
    public var parentElement: (any ScreenElement)?
    /// Finds what the element lies in.
    public var parentBrowser: (any ElementBrowser)?

    /// Makes a browser.
    ///
    /// - Parameters:
    ///   - request: What is looked for.
    ///   - parentElement: What the element lies in, if that has been found already.
    ///   - parentBrowser: Finds what the element lies in.
    public init(
        request: SearchRequest = SearchRequest(),
        parentElement: (any ScreenElement)? = nil,
        parentBrowser: (any ElementBrowser)? = nil
    ) {
        self.request = request
        self.parentElement = parentElement
        self.parentBrowser = parentBrowser
    }
}
