import ScreenElements
import SpecEvents

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
