import AppleSDK

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextposition>
@MainActor @preconcurrency open class UITextPosition: NSObject {
    /// NSObject.h
    public required nonisolated init() { super.init() }
}
/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextrange>
@MainActor @preconcurrency open class UITextRange: NSObject {
    /// NSObject.h
    public required nonisolated init() { super.init() }
}

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uikeyinput>
@MainActor @preconcurrency public protocol UIKeyInput {
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uikeyinput/inserttext(_:)>
    func insertText(_ text: String)
}

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput>
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput/text(in:)>
    func text(in range: UITextRange) -> String?
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput/replace(_:withtext:)>
    func replace(_ range: UITextRange, withText text: String)
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput/textrange(from:to:)>
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput/beginningofdocument>
    var beginningOfDocument: UITextPosition { get }
    /// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput/endofdocument>
    var endOfDocument: UITextPosition { get }
}

extension UITextInput {
    /// What a field of UIKit does.
    public func insertText(_ text: String) {}
    /// What a field of UIKit does.
    public func text(in range: UITextRange) -> String? { nil }
    /// What a field of UIKit does.
    public func replace(_ range: UITextRange, withText text: String) {}
    /// What a field of UIKit does.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    /// What a field of UIKit has.
    public var beginningOfDocument: UITextPosition { UITextPosition() }
    /// What a field of UIKit has.
    public var endOfDocument: UITextPosition { UITextPosition() }
}
