@_exported import AppleSDK

// XCUIAutomation.framework, which XCTest exported before Xcode 16.3. Each declaration names its header or page.

/// XCUIElementAttributes.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes>
@MainActor @preconcurrency public protocol XCUIElementAttributes {
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/identifier>
    var identifier: String { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/frame>
    var frame: CGRect { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/value>
    var value: Any? { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/title>
    var title: String { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/label>
    var label: String { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/elementtype>
    var elementType: XCUIElement.ElementType { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/isenabled>
    var isEnabled: Bool { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/placeholdervalue>
    var placeholderValue: String? { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/isselected>
    var isSelected: Bool { get }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes/hasfocus>
    var hasFocus: Bool { get }
}

/// XCUIElementSnapshot.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot>
@MainActor @preconcurrency public protocol XCUIElementSnapshot: XCUIElementAttributes {
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot/children>
    var children: [any XCUIElementSnapshot] { get }
}

/// XCUIElement.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielement>
@MainActor @preconcurrency open class XCUIElement: NSObject, @MainActor XCUIElementAttributes {
    /// NSObject.h
    public required nonisolated init() { super.init() }

    /// XCUIElementAttributes.h
    open var identifier: String { "" }
    /// XCUIElementAttributes.h
    open var frame: CGRect { .zero }
    /// XCUIElementAttributes.h
    open var value: Any? { nil }
    /// XCUIElementAttributes.h
    open var title: String { "" }
    /// XCUIElementAttributes.h
    open var label: String { "" }
    /// XCUIElementAttributes.h
    open var elementType: ElementType { .any }
    /// XCUIElementAttributes.h
    open var isEnabled: Bool { false }
    /// XCUIElementAttributes.h
    open var placeholderValue: String? { nil }
    /// XCUIElementAttributes.h
    open var isSelected: Bool { false }
    /// XCUIElementAttributes.h
    open var hasFocus: Bool { false }

    /// XCUIElementTypeQueryProvider.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielement/children(matching:)>
    open func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/tap()>
    open func tap() {}
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielement/typetext(_:)>
    open func typeText(_ text: String) {}
    /// XCUIElementSnapshotProviding: <https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshotproviding/snapshot()>
    open func snapshot() throws -> any XCUIElementSnapshot { throw CocoaError(.featureUnsupported) }
    /// XCUIScreenshotProviding: <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshotproviding/screenshot()>
    open func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// XCUIElementQuery.h: <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery>
@MainActor @preconcurrency open class XCUIElementQuery: NSObject {
    /// NSObject.h
    public required nonisolated init() { super.init() }
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuielementquery/element(boundby:)>
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

/// XCUIScreenshot.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot>
open class XCUIScreenshot: NSObject {
    /// <https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot/pngrepresentation>
    open var pngRepresentation: Data { Data() }
}

/// XCUIApplication.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication>
@MainActor @preconcurrency open class XCUIApplication: XCUIElement {
    /// XCUIApplication.h: <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.enum>
    public enum State: UInt, Sendable {
        /// The state is not known.
        case unknown = 0
        /// It does not run.
        case notRunning = 1
        /// It is suspended.
        case runningBackgroundSuspended = 2
        /// It is in the background.
        case runningBackground = 3
        /// It is in the foreground.
        case runningForeground = 4
    }

    /// <https://developer.apple.com/documentation/xcuiautomation/xcuiapplication/state-swift.property>
    open var state: State { .unknown }
}

/// XCUIKeyboardKeys.h: <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey>
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    /// The characters that it types.
    public let rawValue: String

    /// <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey/init(rawvalue:)>
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// <https://developer.apple.com/documentation/xcuiautomation/xcuikeyboardkey/delete>
    public static let delete = XCUIKeyboardKey(rawValue: "\u{8}")
}
