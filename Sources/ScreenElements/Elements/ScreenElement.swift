import Foundation

/// An element of a screen: of a terminal, a window, a page, or anything with a tree of them.
///
/// A user interface describes itself with elements, and specs navigate by them. Only
/// ``elementType`` is required; an element leaves out what it does not have.
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
    /// The kind of the element; never `any`.
    var elementType: ElementType { get }
    /// A name that users do not see, made for specs; empty if there is none.
    var identifier: String { get }
    /// The name of the element on the screen, or as read aloud; empty if it has none.
    var label: String { get }
    /// The changing content of the element, such as the text of a field; `nil` if it has no value.
    var value: String? { get }
    /// The text that an empty field shows; empty if there is none.
    var placeholder: String { get }
    /// Whether the element reacts to the user.
    var isEnabled: Bool { get }
    /// Whether the element and everything inside it is not shown.
    var isHidden: Bool { get }
    /// Whether typed text goes to this element.
    var hasFocus: Bool { get }
    /// Whether the element is moving, or will move, to its final place.
    var isAnimating: Bool { get }
    /// Where the element is, in screen coordinates; `nil` if the user interface does not say. An
    /// element without width or height cannot be found, nor can anything inside it.
    var frame: CGRect? { get }
    /// Whether the element and its children can be found.
    var exposure: ElementExposure { get }
    /// Whether elements below this one cannot be tapped where it is.
    var coversWhatIsBelow: Bool { get }
    /// Why nothing below can be read, such as the end of the program; `nil` if it can be.
    var unreadableBecause: String? { get }
    /// What the element looks like, for reports of failures; `nil` if it cannot be drawn.
    var picture: ScreenPicture? { get }
    /// The element as it is now, with everything inside; itself if reading it takes no time.
    var snapshot: any ScreenElement { get }
    /// Distinguishes the element from others on the screen; `nil` if only its attributes do.
    var identity: AnyHashable? { get }
    /// The elements inside, from back to front. Every search reads them again.
    var children: [any ScreenElement] { get }

    /// Does what a tap, a click or a press of the return key does.
    ///
    /// - Throws: ``ElementError`` if the element cannot be tapped.
    func tap() throws
    /// Types a text at the end of the element's text.
    ///
    /// - Throws: ``ElementError`` if nothing can be typed here.
    func typeText(_ text: String) throws
    /// Removes the text of the element.
    ///
    /// - Throws: ``ElementError`` if nothing can be typed here.
    func clearText() throws
    /// Scrolls the surroundings of the element until the element is visible.
    ///
    /// - Throws: ``ElementError`` if that is not possible.
    func scrollIntoView() throws
    /// Scrolls the element's content by a page, as in a list that makes only visible cells.
    ///
    /// - Throws: ``ElementError`` if there is no further page.
    func scroll(_ direction: ScrollDirection) throws
}

extension ScreenElement {
    /// Empty.
    public var identifier: String { "" }
    /// Empty.
    public var label: String { "" }
    /// `nil`.
    public var value: String? { nil }
    /// Empty.
    public var placeholder: String { "" }
    /// `true`.
    public var isEnabled: Bool { true }
    /// `false`.
    public var isHidden: Bool { false }
    /// `false`.
    public var hasFocus: Bool { false }
    /// `false`.
    public var isAnimating: Bool { false }
    /// `nil`.
    public var frame: CGRect? { nil }
    /// The element and its children.
    public var exposure: ElementExposure { .container }
    /// `true`, except for texts, images, indicators and elements that only lay out others.
    public var coversWhatIsBelow: Bool { exposure != .childrenOnly && !elementType.letsTapsThrough }
    /// `nil`.
    public var unreadableBecause: String? { nil }
    /// `nil`.
    public var picture: ScreenPicture? { nil }
    /// The element itself.
    public var snapshot: any ScreenElement { self }
    /// `nil`.
    public var identity: AnyHashable? { nil }
    /// None.
    public var children: [any ScreenElement] { [] }

    /// Refuses.
    public func tap() throws { throw ElementError("it is not for tapping") }
    /// Refuses.
    public func typeText(_ text: String) throws { throw ElementError("it takes no text") }
    /// Refuses.
    public func clearText() throws { throw ElementError("it takes no text") }
    /// Does nothing: the element is in view.
    public func scrollIntoView() throws {}
    /// Refuses.
    public func scroll(_ direction: ScrollDirection) throws { throw ElementError("it does not scroll") }
}

extension ScreenElement where Self: AnyObject {
    /// The object.
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

/// The reason why an element refused an action.
public struct ElementError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The problem, as the end of a sentence: «it is not a text field».
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameter reason: The problem, as the end of a sentence: «it is not a text field».
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The reason.
    public var description: String { reason }
}

/// Which parts of an element and its children can be found: the equivalent of
/// `isAccessibilityElement` and accessibility containers on Apple's platforms.
public enum ElementExposure: String, Codable, Sendable {
    /// Both the element and its children can be found.
    case container
    /// Only the element can be found. It stands for its children, as a button does for its title.
    case standsForChildren
    /// Only the children can be found, as the parent's: the element merely lays them out.
    case childrenOnly
}

/// The direction in which an element's content scrolls.
public enum ScrollDirection: String, Codable, Sendable, CaseIterable {
    /// Towards the end: one page forward.
    case forward
    /// Towards the beginning: one page back.
    case backward
}

/// A picture of a screen at one moment, for reports.
public struct ScreenPicture: Equatable, Sendable {
    /// The kind of the content, such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The picture itself.
    public let content: Data

    /// Makes a picture from data.
    ///
    /// - Parameters:
    ///   - content: The picture itself.
    ///   - mediaType: The kind of the content, such as `image/png`.
    public init(_ content: Data, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
    }

    /// Makes a picture from text, for screens that consist of characters.
    public init(_ text: String) {
        self.init(Data(text.utf8), mediaType: "text/plain")
    }
}
