import Foundation

/// An element on a screen. A screen is a terminal, a window, a page, or any other tree of elements.
///
/// A user interface describes itself as a tree of elements that specs can search and act on. Only
/// ``elementType`` must be implemented. All other requirements have default implementations.
///
/// ```swift
/// extension Button: ScreenElement {
///     var elementType: ElementType { .button }
///     var identifier: String { name }
///     var label: String { title }
///     var exposure: ElementExposure { .standsForChildren }
///     func tap() { action() }
/// }
/// ```
@MainActor public protocol ScreenElement: Sendable {
    /// The element's type, which is never `any`.
    var elementType: ElementType { get }
    /// A name that specs use but users do not see, or an empty string if there is none.
    var identifier: String { get }
    /// The element's name, as shown on the screen or read aloud, or an empty string if there is
    /// none.
    var label: String { get }
    /// The element's current content, such as the text in a field, or `nil` if there is none.
    var value: String? { get }
    /// The text that a field shows while it is empty, or an empty string if there is none.
    var placeholder: String { get }
    /// Whether the user can interact with the element.
    var isEnabled: Bool { get }
    /// Whether the element and everything inside it are hidden.
    var isHidden: Bool { get }
    /// Whether the element receives typed text.
    var hasFocus: Bool { get }
    /// Whether an animation of the element is running or about to begin.
    var isAnimating: Bool { get }
    /// The element's frame in screen coordinates, or `nil` if it is unknown. Searches skip elements
    /// without a width or height, along with everything inside them.
    var frame: CGRect? { get }
    /// What searches can find: the element, its children, or both.
    var exposure: ElementExposure { get }
    /// Whether the element keeps taps from reaching the elements behind it.
    var coversWhatIsBelow: Bool { get }
    /// Why the children cannot be read, such as “the program has ended”, or `nil` if they can be
    /// read.
    var unreadableBecause: String? { get }
    /// An image of the element for failure reports, or `nil` if it cannot be drawn.
    var picture: ScreenPicture? { get }
    /// A copy that captures the current state of the element and everything inside it. Elements
    /// that can be read quickly may return themselves.
    var snapshot: any ScreenElement { get }
    /// A value that distinguishes the element from all others on the screen. If the value is `nil`,
    /// elements are compared by their attributes.
    var identity: AnyHashable? { get }
    /// The elements directly inside this one, from back to front. Each search reads this property.
    var children: [any ScreenElement] { get }

    /// Performs the action that a tap, a click, or the Return key triggers.
    ///
    /// - Throws: ``ElementError`` if the element cannot be tapped.
    func tap() throws
    /// Types text at the end of the element's text.
    ///
    /// - Throws: ``ElementError`` if the element does not accept text.
    func typeText(_ text: String) throws
    /// Deletes the element's text.
    ///
    /// - Throws: ``ElementError`` if the element does not accept text.
    func clearText() throws
    /// Scrolls the enclosing elements until this element is visible.
    ///
    /// - Throws: ``ElementError`` if the element cannot be made visible.
    func scrollIntoView() throws
    /// Scrolls the element's content by one page. In a list that creates only its visible cells,
    /// scrolling creates more cells.
    ///
    /// - Throws: ``ElementError`` if the element cannot scroll any further in the given direction.
    func scroll(_ direction: ScrollDirection) throws
}

extension ScreenElement {
    /// By default, the element has no identifier.
    public var identifier: String { "" }
    /// By default, the element has no label.
    public var label: String { "" }
    /// By default, the element has no value.
    public var value: String? { nil }
    /// By default, the element has no placeholder.
    public var placeholder: String { "" }
    /// By default, the element is enabled.
    public var isEnabled: Bool { true }
    /// By default, the element is not hidden.
    public var isHidden: Bool { false }
    /// By default, the element does not have the focus.
    public var hasFocus: Bool { false }
    /// By default, the element is not animating.
    public var isAnimating: Bool { false }
    /// By default, the frame is unknown.
    public var frame: CGRect? { nil }
    /// By default, both the element and its children can be found.
    public var exposure: ElementExposure { .container }
    /// By default, `false` for elements that only lay out other elements and for types such as
    /// static text, images, and indicators. `true` for all other elements.
    public var coversWhatIsBelow: Bool { exposure != .childrenOnly && !elementType.letsTapsThrough }
    /// By default, the children can be read.
    public var unreadableBecause: String? { nil }
    /// By default, there is no picture.
    public var picture: ScreenPicture? { nil }
    /// By default, returns the element itself.
    public var snapshot: any ScreenElement { self }
    /// By default, elements are compared by their attributes.
    public var identity: AnyHashable? { nil }
    /// By default, the element has no children.
    public var children: [any ScreenElement] { [] }

    /// By default, throws an ``ElementError``.
    public func tap() throws { throw ElementError("it is not for tapping") }
    /// By default, throws an ``ElementError``.
    public func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// By default, throws an ``ElementError``.
    public func clearText() throws { throw ElementError("it takes no text") }
    /// By default, does nothing, because the element is assumed to be in view.
    public func scrollIntoView() throws {}
    /// By default, throws an ``ElementError``.
    public func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }
}

extension ScreenElement where Self: AnyObject {
    /// By default, returns the object's identifier.
    public var identity: AnyHashable? { ObjectIdentifier(self) }
}

extension ElementType {
    fileprivate var letsTapsThrough: Bool {
        switch self {
        case .staticText, .image, .icon, .progressIndicator, .activityIndicator, .pageIndicator, .levelIndicator,
            .ratingIndicator, .relevanceIndicator, .valueIndicator, .matte, .ruler, .rulerMarker:
            true
        default: false
        }
    }
}

/// An error that explains why an element refused an action.
public struct ElementError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The reason, worded as a clause that can end a sentence, such as “it is not a text field”.
    public let reason: String

    /// Creates an error with the given reason.
    ///
    /// - Parameter reason: The reason, worded as a clause, such as “it is not a text field”.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The error's ``reason``.
    public var description: String { reason }
}

/// What searches can find: an element, its children, or both. This type corresponds to
/// `isAccessibilityElement` and accessibility containers on Apple's platforms.
public enum ElementExposure: String, Codable, Sendable {
    /// Both the element and its children can be found.
    case container
    /// Only the element can be found. It stands for its children, as a button stands for its title.
    case standsForChildren
    /// Only the element's children can be found, as if they were children of its parent. The
    /// element itself exists only for layout.
    case childrenOnly
}

/// The direction in which an element's content scrolls.
public enum ScrollDirection: String, Codable, Sendable, CaseIterable {
    /// Toward the end of the content.
    case forward
    /// Toward the beginning of the content.
    case backward
}

/// An image of a screen, for use in reports.
public struct ScreenPicture: Equatable, Sendable {
    /// The media type, such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The image data, in the format that the media type specifies.
    public let content: Data

    /// Creates an image from data.
    ///
    /// - Parameters:
    ///   - content: The image data, in the format that the media type specifies.
    ///   - mediaType: The media type, such as `image/png`.
    public init(_ content: Data, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
    }

    /// Creates an image of a text-based screen. The image's media type is `text/plain`.
    public init(_ text: String) {
        self.init(Data(text.utf8), mediaType: "text/plain")
    }
}
