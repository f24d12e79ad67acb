import Foundation
import ScreenElements

/// A part of the screen that draws itself as lines of text and describes itself to specs.
///
/// The views inside a view are stacked vertically. Any change to the appearance of a view calls
/// ``setNeedsDisplay()``.
@MainActor open class View: ScreenElement {
    /// A name for use in specs, not shown to users.
    public let identifier: String
    /// Whether the view and everything inside it are hidden and take no line.
    open var isHidden = false { didSet { setNeedsDisplay() } }
    /// Whether the view responds to users.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// The views inside, from top to bottom.
    public private(set) var subviews: [View] = []
    /// The view that contains this one.
    public private(set) weak var superview: View?
    /// The frame of the view, in columns and lines, when it was last drawn.
    var place = CGRect.zero

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - identifier: A name for use in specs, not shown to users.
    ///   - subviews: The views inside.
    public init(identifier: String = "", subviews: [View] = []) {
        self.identifier = identifier
        subviews.forEach(addSubview)
    }

    // MARK: The tree

    /// Adds a view below the others and removes it from its previous superview.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsDisplay()
    }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview?.setNeedsDisplay()
        superview = nil
    }

    /// The window that contains the view; `nil` if the view is not on the screen.
    var window: Window? { superview?.window }

    /// The view and everything inside it that is not hidden.
    var shown: [View] { isHidden ? [] : [self] + subviews.flatMap(\.shown) }

    // MARK: Drawing

    /// Draws the view, unless it is hidden, and records its frame.
    final func layOut(x: Int, y: Int, width: Int) -> [String] {
        let lines = isHidden ? [] : draw(x: x, y: y, width: width)
        place = CGRect(x: x, y: y, width: lines.isEmpty ? 0 : width, height: lines.count)
        return lines
    }

    /// Returns the lines of the view: those of its subviews, unless overridden.
    func draw(x: Int, y: Int, width: Int) -> [String] {
        subviews.reduce(into: []) { lines, view in
            lines += view.layOut(x: x, y: y + lines.count, width: width)
        }
    }

    /// Schedules the window to be drawn again.
    public func setNeedsDisplay() { window?.setNeedsDisplay() }

    // MARK: ScreenElement

    /// The type of a view that groups others, unless overridden.
    open var elementType: ElementType { .other }
    /// The name of the view; empty unless overridden.
    open var label: String { "" }
    /// The text of a field, or the state of an indicator; `nil` unless overridden.
    open var value: String? { nil }
    /// The placeholder of a field; empty unless overridden.
    open var placeholder: String { "" }
    /// Whether the view and its children can be found; both, unless overridden.
    open var exposure: ElementExposure { .container }
    /// The subviews.
    public var children: [any ScreenElement] {
        window?.layoutIfNeeded()
        return subviews
    }
    /// The frame of the view in columns and lines; `nil` if the view is not on the screen.
    public var frame: CGRect? {
        window?.layoutIfNeeded()
        return window == nil ? nil : place
    }

    /// Throws `ElementError` unless overridden.
    open func tap() throws { throw ElementError("it is not for tapping") }
    /// Throws `ElementError` unless overridden.
    open func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// Throws `ElementError` unless overridden.
    open func clearText() throws { throw ElementError("it takes no text") }
    /// Throws `ElementError` unless overridden.
    open func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }
    /// Checks that the view is visible to users. It does not scroll: lists turn pages.
    public func scrollIntoView() throws { try checkPresence() }

    private func checkPresence() throws(ElementError) {
        guard let window else { throw ElementError("it is not on the screen") }
        let ancestors = Array(sequence(first: self, next: \.superview))
        if ancestors.contains(where: \.isHidden) { throw ElementError("it is hidden") }
        if let alert = window.alerts.last, !ancestors.contains(where: { $0 === alert }) {
            throw ElementError("it is covered by the alert “\(alert.title)”")
        }
    }

    /// Checks that users can press the view or type into it.
    func checkReach() throws(ElementError) {
        try checkPresence()
        if !isEnabled { throw ElementError("it is disabled") }
    }
}
