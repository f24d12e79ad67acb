// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppleSDK

// XCUIAutomation.framework, which XCTest exported before Xcode 16.3. The comment on each type names its header and links to
// its documentation page, which lists the pages for its members.

/// XCUIElementAttributes.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes>
@MainActor @preconcurrency public protocol XCUIElementAttributes {
    var identifier: String { get }
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var elementType: XCUIElement.ElementType { get }
    var isEnabled: Bool { get }
    var placeholderValue: String? { get }
    var isSelected: Bool { get }
    var hasFocus: Bool { get }
}

/// XCUIElementSnapshot.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot>
@MainActor @preconcurrency public protocol XCUIElementSnapshot: XCUIElementAttributes {
    var children: [any XCUIElementSnapshot] { get }
}

/// XCUIElement.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielement>
@MainActor @preconcurrency open class XCUIElement: NSObject, @MainActor XCUIElementAttributes {
    public required nonisolated init() { super.init() }

    open var identifier: String { "" }
    open var frame: CGRect { .zero }
    open var value: Any? { nil }
    open var title: String { "" }
    open var label: String { "" }
    open var elementType: ElementType { .any }
    open var isEnabled: Bool { false }
    open var placeholderValue: String? { nil }
    open var isSelected: Bool { false }
    open var hasFocus: Bool { false }

    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    open func tap() {}
    open func typeText(_ text: String) {}
    open func snapshot() throws -> any XCUIElementSnapshot { throw CocoaError(.featureUnsupported) }
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// XCUIElementQuery.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery>
@MainActor @preconcurrency open class XCUIElementQuery: NSObject {
    public required nonisolated init() { super.init() }
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

/// XCUIScreenshot.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot>
open class XCUIScreenshot: NSObject {
    open var pngRepresentation: Data { Data() }
}

/// XCUIApplication.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication>
@MainActor @preconcurrency open class XCUIApplication: XCUIElement {
    /// XCUIApplication.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum>
    public enum State: UInt, Sendable {
        case unknown = 0
        case notRunning = 1
    }

    open var state: State { .unknown }
}

/// XCUIKeyboardKeys.h: <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey>
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}
