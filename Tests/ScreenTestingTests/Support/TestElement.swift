import Foundation
import ScreenElements

/// An element whose properties a test sets, and which records the actions performed on it.
@MainActor final class TestElement: ScreenElement {
    var elementType: ElementType
    var identifier: String
    var label: String
    var value: String?
    var placeholder = ""
    var isEnabled = true
    var isHidden = false
    var hasFocus = false
    var isAnimating = false
    var frame: CGRect?
    var exposure = ElementExposure.container
    var unreadableBecause: String?
    var picture: ScreenPicture?
    var subelements: [any ScreenElement]
    var children: [any ScreenElement] {
        readCount += 1
        onRead?()
        return subelements
    }

    var onTap: (() throws -> Void)?
    var onType: ((String) throws -> Void)?
    var onScroll: (() throws -> Void)?
    var onScrollPage: ((ScrollDirection) throws -> Void)?
    var onRead: (() -> Void)?
    private(set) var tapCount = 0
    private(set) var readCount = 0
    private(set) var scrollCount = 0

    init(
        _ type: ElementType = .other,
        id: String = "",
        label: String = "",
        value: String? = nil,
        frame: CGRect? = nil,
        _ children: [any ScreenElement] = []
    ) {
        elementType = type
        identifier = id
        self.label = label
        self.value = value
        self.frame = frame
        subelements = children
    }

    convenience init(_ children: [any ScreenElement]) {
        self.init(.other, children)
    }

    /// Changes the element and returns it.
    func with(_ change: (TestElement) -> Void) -> TestElement {
        change(self)
        return self
    }

    func tap() throws {
        try onTap?()
        tapCount += 1
    }

    func typeText(_ text: String) throws {
        try onType?(text)
        guard elementType == .textField || elementType == .secureTextField else {
            throw ElementError("it takes no text")
        }
        value = (value ?? "") + text
    }

    func clearText() throws {
        guard elementType == .textField || elementType == .secureTextField else {
            throw ElementError("it takes no text")
        }
        value = nil
    }

    func scroll(_ direction: ScrollDirection) throws {
        guard let onScrollPage else { throw ElementError("it does not scroll") }
        try onScrollPage(direction)
    }

    func scrollIntoView() throws {
        scrollCount += 1
        try onScroll?()
    }
}
