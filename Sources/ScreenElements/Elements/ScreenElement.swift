import Foundation

/// An element of a screen. A screen is a terminal, a window, a page, or any other tree of elements.
///
/// A user interface describes itself as a tree of elements that specs can search and act on. Only
/// ``elementType`` is required. All other requirements have defaults.
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
    /// The type of the element; never `any`.
    var elementType: ElementType { get }
    /// A name for use in specs, not shown to users; empty if there is none.
    var identifier: String { get }
    /// The name of the element, as shown on the screen or read aloud; empty if there is none.
    var label: String { get }
    /// The content that can change, such as the text of a field; `nil` if there is none.
    var value: String? { get }
    /// The text shown in a field that has no value; empty if there is no placeholder.
    var placeholder: String { get }
    /// Whether the element responds to the user.
    var isEnabled: Bool { get }
    /// Whether the element and everything inside it are hidden.
    var isHidden: Bool { get }
    /// Whether typed text goes to this element.
    var hasFocus: Bool { get }
    /// Whether the element is being animated, or is about to be.
    var isAnimating: Bool { get }
    /// The frame of the element in screen coordinates; `nil` if unknown. An element without width
    /// or height cannot be found, nor can anything inside it.
    var frame: CGRect? { get }
    /// What searches can find: the element, its children, or both.
    var exposure: ElementExposure { get }
    /// Whether the element keeps taps from reaching elements behind it.
    var coversWhatIsBelow: Bool { get }
    /// Why the children cannot be read, for example because the program has ended; `nil` if they
    /// can.
    var unreadableBecause: String? { get }
    /// An image of the element for failure reports; `nil` if it cannot be drawn.
    var picture: ScreenPicture? { get }
    /// A copy of the current state of the element and everything inside it; the element itself if
    /// reading the element is fast.
    var snapshot: any ScreenElement { get }
    /// A value that distinguishes the element from others on the screen; `nil` if only the
    /// attributes distinguish the element.
    var identity: AnyHashable? { get }
    /// The elements directly inside this one, from back to front. Every search reads them again.
    var children: [any ScreenElement] { get }

    /// Performs the action of a tap, a click or the Return key.
    ///
    /// - Throws: ``ElementError`` if the element cannot be tapped.
    func tap() throws
    /// Types text at the end of the element's text.
    ///
    /// - Throws: ``ElementError`` if the element does not accept text.
    func typeText(_ text: String) throws
    /// Deletes the text of the element.
    ///
    /// - Throws: ``ElementError`` if the element does not accept text.
    func clearText() throws
    /// Scrolls the enclosing elements until this one is visible.
    ///
    /// - Throws: ``ElementError`` if the element cannot be made visible.
    func scrollIntoView() throws
    /// Scrolls the content of the element by one page. In a list that creates only the visible
    /// cells, scrolling reveals further elements.
    ///
    /// - Throws: ``ElementError`` if there is no further page.
    func scroll(_ direction: ScrollDirection) throws
}

extension ScreenElement {
    /// Empty by default.
    public var identifier: String { "" }
    /// Empty by default.
    public var label: String { "" }
    /// `nil` by default.
    public var value: String? { nil }
    /// Empty by default.
    public var placeholder: String { "" }
    /// `true` by default.
    public var isEnabled: Bool { true }
    /// `false` by default.
    public var isHidden: Bool { false }
    /// `false` by default.
    public var hasFocus: Bool { false }
    /// `false` by default.
    public var isAnimating: Bool { false }
    /// `nil` by default.
    public var frame: CGRect? { nil }
    /// By default, both the element and its children can be found.
    public var exposure: ElementExposure { .container }
    /// By default, `true` except for static text, images, indicators, and elements that only lay
    /// out other elements.
    public var coversWhatIsBelow: Bool { exposure != .childrenOnly && !elementType.letsTapsThrough }
    /// `nil` by default.
    public var unreadableBecause: String? { nil }
    /// `nil` by default.
    public var picture: ScreenPicture? { nil }
    /// The element itself by default.
    public var snapshot: any ScreenElement { self }
    /// `nil` by default.
    public var identity: AnyHashable? { nil }
    /// Empty by default.
    public var children: [any ScreenElement] { [] }

    /// Throws ``ElementError`` by default.
    public func tap() throws { throw ElementError("it is not for tapping") }
    /// Throws ``ElementError`` by default.
    public func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// Throws ``ElementError`` by default.
    public func clearText() throws { throw ElementError("it takes no text") }
    /// Does nothing by default, because the element is assumed to be in view.
    public func scrollIntoView() throws {}
    /// Throws ``ElementError`` by default.
    public func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }
}

extension ScreenElement where Self: AnyObject {
    /// By default, the identity of the object.
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

/// An error that says why an element refused an action.
public struct ElementError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem as a clause that can end a sentence, such as “it is not a text field”.
    public let reason: String

    /// Creates an error with the given reason.
    ///
    /// - Parameter reason: The problem as a clause, such as “it is not a text field”.
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The same as ``reason``.
    public var description: String { reason }
}

/// What searches can find: an element, its children, or both. Corresponds to
/// `isAccessibilityElement` and accessibility containers on Apple's platforms.
public enum ElementExposure: String, Codable, Sendable {
    /// Both the element and its children can be found.
    case container
    /// Only the element can be found. It represents its children, as a button represents its title.
    case standsForChildren
    /// Only the element's children can be found, as if they were children of its parent. The
    /// element itself is only there for layout.
    case childrenOnly
}

/// The direction in which an element's content scrolls.
public enum ScrollDirection: String, Codable, Sendable, CaseIterable {
    /// Toward the end of the content.
    case forward
    /// Toward the beginning of the content.
    case backward
}

/// An image of a screen for reports.
public struct ScreenPicture: Equatable, Sendable {
    /// The media type, such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The image data, in the format that the media type names.
    public let content: Data

    /// Creates an image from data.
    ///
    /// - Parameters:
    ///   - content: The image data, in the format that the media type names.
    ///   - mediaType: The media type, such as `image/png`.
    public init(_ content: Data, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
    }

    /// Creates an image of a screen that consists of characters, with the media type `text/plain`.
    public init(_ text: String) {
        self.init(Data(text.utf8), mediaType: "text/plain")
    }
}
