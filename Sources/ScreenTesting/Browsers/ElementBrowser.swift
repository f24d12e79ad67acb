import ScreenElements
import SpecEvents

/// Finds one element of a screen, with a new search at each use. Page objects are browsers.
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
/// The search begins at the element of the parent browser, or at the parent element; without
/// either, at the screen of `withScreen`.
public protocol ElementBrowser: Sendable, CustomStringConvertible {
    /// What is looked for.
    var request: SearchRequest { get }
    /// Finds the element around it; `nil` by default.
    var parentBrowser: (any ElementBrowser)? { get }
    /// The element around it, if known; `nil` by default. Used instead of ``parentBrowser``.
    var parentElement: (any ScreenElement)? { get }
}

extension ElementBrowser {
    /// None.
    public var parentBrowser: (any ElementBrowser)? { nil }
    /// None.
    public var parentElement: (any ScreenElement)? { nil }

    /// The request in words.
    public var description: String { request.description }

    /// A browser for an element inside of this one's.
    public func descendant(
        _ type: ElementType = .any,
        id: String? = nil,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil
    ) -> SimpleElementBrowser {
        descendant(SearchRequest(id: id, type: type, label: label, value: value, placeholder: placeholder))
    }

    /// A browser for an element inside of this one's.
    public func descendant(_ request: SearchRequest) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request, parentBrowser: self)
    }

    /// A browser for an element directly inside of this one's, such as a button of a form but not
    /// of its sections. Elements that only lay out others do not count.
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

    /// A browser for an element directly inside of this one's.
    public func children(_ request: SearchRequest) -> SimpleElementBrowser { descendant(request.forChild()) }

    /// A browser for one of the elements that match the request.
    ///
    /// - Parameter index: Which of them, from 0, in the order of the tree.
    public func at(_ index: Int) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request.at(index), parentElement: parentElement, parentBrowser: parentBrowser)
    }

    /// A browser for the first of the elements that match the request.
    public var first: SimpleElementBrowser { at(0) }
}

// MARK: Searching now

extension ElementBrowser {
    /// The element.
    ///
    /// - Throws: ``SearchError`` if not exactly one matches. To fail at the line of the call, use
    ///   ``find(fileID:filePath:line:column:)``.
    @MainActor public var view: any ScreenElement {
        get throws(SearchError) {
            let chain = chain
            switch TreeSearch(chain).result {
            case .success(let match): return match.element
            case .failure(let problem):
                throw SearchError(description: SearchFailure(problem: problem, chain: chain).message("one \(request)"))
            }
        }
    }

    /// The element around it; `nil` if the browser has no parent.
    ///
    /// - Throws: ``SearchError`` if there is not exactly one.
    @MainActor public var parentView: (any ScreenElement)? {
        get throws(SearchError) {
            if let parentElement { return parentElement }
            return try parentBrowser?.view
        }
    }

    /// Whether at least one element matches, in any of its parents where they are several.
    @MainActor public var exists: Bool { search(chain).hasMatch }

    /// How many elements match, whatever the index.
    @MainActor public var count: Int { search(chain).matches.count }

    /// All elements that match, whatever the index, in the order of the tree.
    @MainActor public var all: [any ScreenElement] { search(chain).matches.map(\.element) }

    /// Whether exactly one element matches and a tap would reach it: nothing covers it, and it is
    /// in view. With a parent element, only elements inside of that can cover it.
    @MainActor public var isHittable: Bool {
        let chain = chain.snapshot
        guard case .success(let match) = search(chain).result else { return false }
        return HitTest(match, in: chain).problem == nil
    }

    /// A search whose result is never a failure; that there is nothing to search is one.
    @MainActor private func search(_ chain: ElementChain) -> TreeSearch {
        let search = TreeSearch(chain)
        if let problem = search.problem {
            let message = SearchFailure(problem: problem, chain: chain).message("to look for \(request)")
            FailureReport.record(RecordedFailure(message: message, location: nil))
        }
        return search
    }

    /// The requests of the browsers from the outside in, and where the search begins.
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

/// A search that did not lead to exactly one element.
public struct SearchError: Error, CustomStringConvertible {
    /// What was looked for, what was found, the near misses, and the tree.
    public let description: String
}

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

// Searches that begin at an element that has been found.
extension ScreenElement {
    /// Whether the element can be found on the screen of `withScreen` now.
    ///
    /// ```swift
    /// let cell = try list.item("1").view
    /// list.removeAll()
    /// expect(cell.exists) == false
    /// ```
    ///
    /// Where elements have no identity, as in another process, an element with the same attributes
    /// at the same place counts as this one.
    public var exists: Bool {
        let request = SearchRequest().that("is \(text)") { $0.isSame(as: self) }
        return SimpleElementBrowser(request: request).exists
    }

    /// A browser for something inside of this element. Of an application in another process, that
    /// is the element as it was when it was found.
    public func descendant(
        _ type: ElementType = .any,
        id: String? = nil,
        label: String? = nil,
        value: String? = nil,
        placeholder: String? = nil
    ) -> SimpleElementBrowser {
        descendant(SearchRequest(id: id, type: type, label: label, value: value, placeholder: placeholder))
    }

    /// A browser for something inside of this element.
    public func descendant(_ request: SearchRequest) -> SimpleElementBrowser {
        SimpleElementBrowser(request: request, parentElement: self)
    }

    fileprivate func isSame(as other: any ScreenElement) -> Bool {
        if identity != nil || other.identity != nil { return identity == other.identity }
        return elementType == other.elementType && identifier == other.identifier && label == other.label
            && value == other.value && placeholder == other.placeholder && frame == other.frame
    }
}
