import ScreenElements
import SpecEvents

/// A description of how to find an element on a screen. Each use of a browser searches for the
/// element again. Page objects conform to this protocol.
///
/// ```swift
/// struct ListItem: ElementBrowser {
///     let request: SearchRequest
///     let parentBrowser: (any ElementBrowser)?
///
///     var title: SimpleElementBrowser { descendant(.staticText, id: "Title") }
///
///     init(id: String, in parent: any ElementBrowser) {
///         request = SearchRequest(id: id, type: .cell)
///         parentBrowser = parent
///     }
/// }
/// ```
///
/// The search begins at the parent element or, if there is none, at the element that the parent
/// browser finds. If there is neither, the search begins at the screen passed to `withScreen`.
public protocol ElementBrowser: Sendable, CustomStringConvertible {
    /// The request that describes the element.
    var request: SearchRequest { get }
    /// The browser that finds the enclosing element. The default is `nil`.
    var parentBrowser: (any ElementBrowser)? { get }
    /// The enclosing element, if it is known. Takes precedence over ``parentBrowser``. The default
    /// is `nil`.
    var parentElement: (any ScreenElement)? { get }
}

extension ElementBrowser {
    /// By default, there is no parent browser.
    public var parentBrowser: (any ElementBrowser)? { nil }
    /// By default, there is no parent element.
    public var parentElement: (any ScreenElement)? { nil }

    /// The request's description.
    public var description: String { request.description }

    /// Returns a browser for an element inside this one.
    public func descendant(
        _ type: ElementType = .any,
        id: String? = nil,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil
    ) -> SimpleElementBrowser {
        descendant(SearchRequest(id: id, type: type, label: label, value: value, placeholder: placeholder))
    }

    /// Returns a browser for an element inside this one.
    public func descendant(_ request: SearchRequest) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request, parentBrowser: self)
    }

    /// Returns a browser for an element directly inside this one. For example, a form's children
    /// include its buttons, but not the buttons in its sections. Elements that only lay out other
    /// elements are treated as if their children took their place.
    ///
    /// ```swift
    /// form.children(.button).at(1).tap()
    /// ```
    public func children(
        _ type: ElementType = .any,
        id: String? = nil,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil
    ) -> SimpleElementBrowser {
        children(SearchRequest(id: id, type: type, label: label, value: value, placeholder: placeholder))
    }

    /// Returns a browser for an element directly inside this one.
    public func children(_ request: SearchRequest) -> SimpleElementBrowser { descendant(request.forChild()) }

    /// Returns a browser for the matching element at the given index.
    ///
    /// - Parameter index: The zero-based index in tree order.
    public func at(_ index: Int) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request.at(index), parentElement: parentElement, parentBrowser: parentBrowser)
    }

    /// A browser for the first element that matches the request.
    public var first: SimpleElementBrowser { at(0) }
}

// MARK: Searching without waiting

extension ElementBrowser {
    /// The only element that currently matches.
    ///
    /// - Throws: ``SearchError`` unless exactly one element matches. To record a failure at the
    ///   call site, use ``find(fileID:filePath:line:column:)``.
    @MainActor public var view: any ScreenElement {
        get throws(SearchError) {
            try found.mapError { SearchError(description: $0.message("one \(request)")) }.get()
        }
    }

    @MainActor var found: Result<any ScreenElement, SearchFailure> {
        let chain = chain
        return TreeSearch(chain).result.map(\.element).mapError { SearchFailure(problem: $0, chain: chain) }
    }

    /// The enclosing element, or `nil` if the browser has no parent.
    ///
    /// - Throws: ``SearchError`` unless the parent browser finds exactly one element.
    @MainActor public var parentView: (any ScreenElement)? {
        get throws(SearchError) {
            if let parentElement { return parentElement }
            return try parentBrowser?.view
        }
    }

    /// Whether at least one element matches. The parent browser may match several elements.
    @MainActor public var exists: Bool { search(chain).hasMatch }

    /// The number of matching elements, regardless of the request's index.
    @MainActor public var count: Int { search(chain).matches.count }

    /// All matching elements in tree order, regardless of the request's index.
    @MainActor public var all: [any ScreenElement] { search(chain).matches.map(\.element) }

    /// Whether exactly one element matches, and this element is in view and not covered by another.
    /// If the browser has a parent element, elements outside the parent are ignored.
    @MainActor public var isHittable: Bool {
        let chain = chain.snapshot
        guard case .success(let match) = search(chain).result else { return false }
        return HitTest(match, in: chain).problem == nil
    }

    @MainActor private func search(_ chain: ElementChain) -> TreeSearch {
        let search = TreeSearch(chain)
        if let problem = search.problem {
            let message = SearchFailure(problem: problem, chain: chain).message("to look for \(request)")
            FailureReport.record(RecordedFailure(message: message, location: nil))
        }
        return search
    }

    var chain: ElementChain {
        var requests = [request]
        var browser: any ElementBrowser = self
        while browser.parentElement == nil, let parent = browser.parentBrowser,
            requests.count <= ElementChain.maxRequests
        {
            requests.append(parent.request)
            browser = parent
        }
        let root = browser.parentElement ?? CurrentScreen.value?.root
        return ElementChain(root: root, includesRoot: browser.parentElement == nil, requests: requests.reversed())
    }
}

/// The error thrown when a search does not find exactly one element.
public struct SearchError: Error, CustomStringConvertible {
    /// A message that contains the search, its result, the near misses, and the tree.
    public let description: String
}

/// A browser that consists only of a request and a parent.
public struct SimpleElementBrowser: ElementBrowser {
    /// The request that describes the element.
    public var request: SearchRequest
    /// The enclosing element, if it is known.
    public var parentElement: (any ScreenElement)?
    /// The browser for the enclosing element.
    public var parentBrowser: (any ElementBrowser)?

    /// Creates a browser from a request and a parent.
    ///
    /// - Parameters:
    ///   - request: The request that describes the element.
    ///   - parentElement: The enclosing element, if it is known.
    ///   - parentBrowser: The browser for the enclosing element.
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

extension ScreenElement {
    /// Whether the element is currently on the screen passed to `withScreen`.
    ///
    /// ```swift
    /// let cell = try list.item("1").view
    /// list.removeAll()
    /// expect(cell.exists) == false
    /// ```
    ///
    /// If elements have no identity, such as those in another process, an element with the same
    /// attributes and the same frame counts as this element.
    public var exists: Bool {
        let request = SearchRequest().that("is \(text)") { $0.isSame(as: self) }
        return SimpleElementBrowser(request: request).exists
    }

    /// Returns a browser for an element inside this one. If the application runs in another
    /// process, the browser searches this element as it was when the screen was read.
    public func descendant(
        _ type: ElementType = .any,
        id: String? = nil,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil
    ) -> SimpleElementBrowser {
        descendant(SearchRequest(id: id, type: type, label: label, value: value, placeholder: placeholder))
    }

    /// Returns a browser for an element inside this one.
    public func descendant(_ request: SearchRequest) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request, parentElement: self)
    }

    fileprivate func isSame(as other: any ScreenElement) -> Bool {
        if identity != nil || other.identity != nil { return identity == other.identity }
        return elementType == other.elementType && identifier == other.identifier && label == other.label
            && value == other.value && placeholder == other.placeholder && frame == other.frame
    }
}
