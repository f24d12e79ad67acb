import Foundation

/// An element of a screen: of a terminal, a window, a page, of whatever has a tree of them.
///
/// A user interface describes itself by it, and specs find their way by it. Only ``elementType``
/// is required; what an element does not have, it leaves out.
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
    /// A name that people do not see, made for specs; empty if there is none.
    var identifier: String { get }
    /// What the element is called on the screen, or read aloud as; empty if it has no such name.
    var label: String { get }
    /// What stands in the element and changes, such as the text of a field; `nil` if it has no value.
    var value: String? { get }
    /// What an empty field shows instead of a text; empty if there is nothing of the kind.
    var placeholder: String { get }
    /// Whether the element reacts to people.
    var isEnabled: Bool { get }
    /// Whether the element and all inside of it are not shown.
    var isHidden: Bool { get }
    /// Whether typed text goes to this element.
    var hasFocus: Bool { get }
    /// Whether the element is moving, or still to move, to where it will stay.
    var isAnimating: Bool { get }
    /// Where the element is, in the coordinates of the screen; `nil` if the user interface does not
    /// tell. An element without width or height is not found, nor is what lies inside of it.
    var frame: CGRect? { get }
    /// What can be found of the element and its children.
    var exposure: ElementExposure { get }
    /// Whether what lies below the element cannot be tapped where this one is.
    var coversWhatIsBelow: Bool { get }
    /// Why nothing below can be read, such as the end of the program; `nil` if it can be.
    var unreadableBecause: String? { get }
    /// What the element looks like, for reports of failures; `nil` if it cannot be drawn.
    var picture: ScreenPicture? { get }
    /// The element as it is now, with all inside of it; itself where reading it takes no time.
    var snapshot: any ScreenElement { get }
    /// What tells the element from others on the screen; `nil` if only its attributes do.
    var identity: AnyHashable? { get }
    /// The elements inside, from the back to the front. Read anew by every search.
    var children: [any ScreenElement] { get }

    /// Does what a tap, a click or a press of the return key does.
    ///
    /// - Throws: ``ElementError`` if the element is not for tapping.
    func tap() throws
    /// Types a text at the end of what stands in the element.
    ///
    /// - Throws: ``ElementError`` if nothing can be typed here.
    func typeText(_ text: String) throws
    /// Takes away what stands in the element.
    ///
    /// - Throws: ``ElementError`` if nothing can be typed here.
    func clearText() throws
    /// Scrolls what is around the element until the element can be seen.
    ///
    /// - Throws: ``ElementError`` if that cannot be done.
    func scrollIntoView() throws
    /// Scrolls the content of the element by a page, as of a list that makes only visible cells.
    ///
    /// - Throws: ``ElementError`` where there is no further page.
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
    /// `true`, but for texts, images, indicators and elements that only lay out others.
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

/// The reason for which an element did not do what it was told.
public struct ElementError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, as the end of a sentence: «it is not a text field».
    public let reason: String

    /// Makes an error.
    ///
    /// - Parameter reason: What is wrong, as the end of a sentence: «it is not a text field».
    public init(_ reason: String) {
        self.reason = reason
    }

    /// The reason.
    public var description: String { reason }
}

/// What of an element and its children can be found: what `isAccessibilityElement` and an
/// accessibility container say on Apple's platforms.
public enum ElementExposure: String, Codable, Sendable {
    /// The element can be found, and so can its children.
    case container
    /// The element can be found. It stands for its children, which cannot: a button for its title.
    case standsForChildren
    /// The children can be found as the parent's, and not the element: it only lays them out.
    case childrenOnly
}

/// Where what is inside of an element is scrolled.
public enum ScrollDirection: String, Codable, Sendable, CaseIterable {
    /// Towards the end: a page further.
    case forward
    /// Towards the beginning: a page back.
    case backward
}

/// What a screen looks like at a moment, for reports.
public struct ScreenPicture: Equatable, Sendable {
    /// The kind of the content, such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The picture itself.
    public let content: Data

    /// Makes a picture of data.
    ///
    /// - Parameters:
    ///   - content: The picture itself.
    ///   - mediaType: The kind of the content, such as `image/png`.
    public init(_ content: Data, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
    }

    /// Makes a picture of text, for screens that are made of characters.
    public init(_ text: String) {
        self.init(Data(text.utf8), mediaType: "text/plain")
    }
}
