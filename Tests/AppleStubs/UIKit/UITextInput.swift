// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextposition>
@MainActor @preconcurrency open class UITextPosition: NSObject {
    public required nonisolated init() { super.init() }
}
/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextrange>
@MainActor @preconcurrency open class UITextRange: NSObject {
    public required nonisolated init() { super.init() }
}

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uikeyinput>
@MainActor @preconcurrency public protocol UIKeyInput {
    func insertText(_ text: String)
}

/// UITextInput.h: <https://developer.apple.com/documentation/uikit/uitextinput>
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
}

extension UITextInput {
    public func insertText(_ text: String) {}
    public func text(in range: UITextRange) -> String? { nil }
    public func replace(_ range: UITextRange, withText text: String) {}
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    public var beginningOfDocument: UITextPosition { UITextPosition() }
    public var endOfDocument: UITextPosition { UITextPosition() }
}
