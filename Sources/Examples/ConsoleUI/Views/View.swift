import Foundation
import ScreenElements

/// A part of the screen: has a place in character cells, draws itself there, and describes itself to specs.
///
/// Views make a tree. The window at its root gives each view its place, from the top down; a view says how much room it
/// needs for a width, and places its own subviews. Whatever changes how a view looks ends in ``setNeedsDisplay()``.
@MainActor open class View: ScreenElement {
    /// A name that people do not see, made for specs.
    public var identifier: String
    /// Whether the view and all inside of it are not shown, and take no room.
    open var isHidden = false { didSet { setNeedsDisplay() } }
    /// Whether the view reacts to people.
    open var isEnabled = true { didSet { setNeedsDisplay() } }
    /// The views inside, from the back to the front.
    public private(set) var subviews: [View] = []
    /// The view that this one lies in.
    public private(set) weak var superview: View?
    /// Where the view is; as ``place(in:)`` said last.
    public private(set) var rect = Rect.zero

    /// Makes a view.
    ///
    /// - Parameters:
    ///   - identifier: A name that people do not see, made for specs.
    ///   - subviews: The views inside, from the back to the front.
    public init(identifier: String = "", subviews: [View] = []) {
        self.identifier = identifier
        subviews.forEach(addSubview)
    }

    // MARK: The tree

    /// Adds a view in front of the others; takes it out of the view in which it was before.
    public func addSubview(_ view: View) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        setNeedsDisplay()
    }

    /// Takes the view out of the view in which it lies.
    public func removeFromSuperview() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.setNeedsDisplay()
        self.superview = nil
    }

    /// The window in which the view lies.
    var host: (any ViewHost)? { superview?.host }

    // MARK: Layout and drawing

    /// How many columns the view takes at best, of `width` that there are. All of them, unless overridden.
    open func width(fitting width: Int) -> Int { width }

    /// How many rows the view needs for a width. None, unless overridden.
    open func height(fitting width: Int) -> Int { 0 }

    /// Gives the view its place, and its subviews theirs.
    public func place(in rect: Rect) {
        self.rect = rect
        layoutSubviews()
    }

    /// Places the subviews: all of them over the whole view, unless overridden.
    open func layoutSubviews() {
        for view in subviews { view.place(in: rect) }
    }

    /// Draws the view without its subviews; what lies outside of ``rect`` is left out. Nothing, unless overridden.
    open func draw(on canvas: inout Canvas) {}

    /// Whether what is inside of the view is seen within its place only, because it scrolls.
    var clipsSubviews: Bool { false }

    /// Draws the view and what is inside, unless it is hidden.
    final func render(on canvas: inout Canvas) {
        guard !isHidden else { return }
        canvas.clipped(to: rect) { draw(on: &$0) }
        guard clipsSubviews else { return subviews.forEach { $0.render(on: &canvas) } }
        canvas.clipped(to: rect) { canvas in subviews.forEach { $0.render(on: &canvas) } }
    }

    /// Has the view drawn anew, soon.
    public func setNeedsDisplay() { host?.setNeedsDisplay() }

    // MARK: Keys

    /// Whether keys can go to the view. No, unless overridden.
    open var canBecomeFocused: Bool { false }

    /// Whether a line that was typed can be the text of the view. No, unless overridden.
    var takesText: Bool { false }

    /// Has the keys go to the view from now on.
    ///
    /// - Throws: `ElementError` if people could not do that now.
    public func becomeFocused() throws {
        guard canBecomeFocused else { throw ElementError("it takes no keys") }
        try checkReach()
        host?.focus(self)
    }

    /// Does what a key stands for while the keys go to the view.
    ///
    /// - Returns: Whether the key stood for something; otherwise it moves the focus or calls a command.
    open func handle(_ key: Key) -> Bool { false }

    /// Scrolls until a subview can be seen. Nothing, unless overridden.
    func scroll(toShow subview: View) {}

    // MARK: ScreenElement

    /// A view that groups others, unless overridden.
    open var elementType: ElementType { .other }
    /// What the view is called. Nothing, unless overridden.
    open var label: String { "" }
    /// What stands in the view and changes. Nothing, unless overridden.
    open var value: String? { nil }
    /// What an empty field shows instead of a text; none.
    open var placeholder: String { "" }
    /// Whether the view and its children can be found; both, unless overridden.
    open var exposure: ElementExposure { .container }
    /// Whether the keys go to the view.
    public var hasFocus: Bool { host?.focusedView === self }
    /// The subviews.
    public var children: [any ScreenElement] {
        // Some of them are made by the layout.
        host?.layoutIfNeeded()
        return subviews
    }
    /// Where the view is, one unit a character cell; `nil` if it is not on the screen.
    public var frame: CGRect? {
        guard let host else { return nil }
        host.layoutIfNeeded()
        return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    /// As for other elements, but that what is scrolled out of view covers nothing.
    open var coversWhatIsBelow: Bool { exposure != .childrenOnly && elementType != .staticText && isInView }

    /// Refuses, unless overridden.
    open func tap() throws { throw ElementError("it is not for tapping") }
    /// Refuses, unless overridden.
    open func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// Refuses, unless overridden.
    open func clearText() throws { throw ElementError("it takes no text") }
    /// Refuses, unless overridden.
    open func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }

    /// Scrolls what is around the view until the view can be seen.
    public func scrollIntoView() throws {
        try checkPresence()
        for view in ancestors { view.superview?.scroll(toShow: view) }
    }
}
