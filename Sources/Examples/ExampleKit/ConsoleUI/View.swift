import Foundation
import ScreenElements

/// A part of the screen that draws itself as lines of text, and that specs can find and control.
///
/// By default, a view draws its subviews from top to bottom. Every change to its appearance calls
/// ``setNeedsDisplay()``.
@MainActor open class View: ScreenElement {
    /// The name by which specs find the view. Users do not see it.
    public let identifier: String
    /// Whether the view and its subviews are hidden. A hidden view takes up no lines.
    open var isHidden = false { didSet { setNeedsDisplay() } }
    /// Whether the view responds to user input. The default is `true`.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// The view's subviews, from top to bottom.
    public private(set) var subviews: [View] = []
    /// The view that contains this view, or `nil` if there is none.
    public private(set) weak var superview: View?
    /// The view's frame, in columns and lines, as of the last time the view was drawn.
    var place = CGRect.zero

    /// Creates a view that contains the given subviews, from top to bottom.
    public init(identifier: String = "", subviews: [View] = []) {
        self.identifier = identifier
        subviews.forEach(addSubview)
    }

    // MARK: View hierarchy

    /// Adds a view below the existing subviews, after removing it from its previous superview.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsDisplay()
    }

    /// Removes the view from its superview, if it has one.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview?.setNeedsDisplay()
        superview = nil
    }

    var window: Window? { superview?.window }

    var shown: [View] { isHidden ? [] : [self] + subviews.flatMap(\.shown) }

    // MARK: Drawing

    final func layOut(x: Int, y: Int, width: Int) -> [String] {
        let lines = isHidden ? [] : draw(x: x, y: y, width: width)
        place = CGRect(x: x, y: y, width: lines.isEmpty ? 0 : width, height: lines.count)
        return lines
    }

    func draw(x: Int, y: Int, width: Int) -> [String] {
        subviews.reduce(into: []) { lines, view in
            lines += view.layOut(x: x, y: y + lines.count, width: width)
        }
    }

    /// Marks the window as needing to be redrawn.
    public func setNeedsDisplay() { window?.setNeedsDisplay() }

    // MARK: ScreenElement

    /// The type of the element. The default is `.other`.
    open var elementType: ElementType { .other }
    /// The text by which users recognize the view. The default is an empty string.
    open var label: String { "" }
    /// The text in a field or the state of an indicator. The default is `nil`.
    open var value: String? { nil }
    /// The placeholder in a field. The default is an empty string.
    open var placeholder: String { "" }
    /// What specs can find: the view, its children, or both. The default is both.
    open var exposure: ElementExposure { .container }
    /// The view's subviews. Reading this property lays out the window if necessary.
    public var children: [any ScreenElement] {
        window?.layoutIfNeeded()
        return subviews
    }
    /// The view's frame in columns and lines, or `nil` if the view is not in a window.
    public var frame: CGRect? {
        window?.layoutIfNeeded()
        return window == nil ? nil : place
    }

    /// Taps the view. The default implementation throws `ElementError`.
    open func tap() throws { throw ElementError("it is not for tapping") }
    /// Types text into the view. The default implementation throws `ElementError`.
    open func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// Removes the text from the view. The default implementation throws `ElementError`.
    open func clearText() throws { throw ElementError("it takes no text") }
    /// Scrolls the view. The default implementation throws `ElementError`.
    open func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }
    /// Throws `ElementError` if users cannot see the view. This method does not scroll.
    public func scrollIntoView() throws { try checkPresence() }

    private func checkPresence() throws(ElementError) {
        guard let window else { throw ElementError("it is not on the screen") }
        let ancestors = Array(sequence(first: self, next: \.superview))
        if ancestors.contains(where: \.isHidden) { throw ElementError("it is hidden") }
        if let alert = window.alerts.last, !ancestors.contains(where: { $0 === alert }) {
            throw ElementError("it is covered by the alert “\(alert.title)”")
        }
    }

    func checkReach() throws(ElementError) {
        try checkPresence()
        if !isEnabled { throw ElementError("it is disabled") }
    }
}
