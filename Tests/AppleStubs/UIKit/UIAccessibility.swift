// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// UIAccessibilityIdentification.h: <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObject {
    var accessibilityIdentifier: String? { get set }
}

/// UIAccessibilityElement.h: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    public convenience init(accessibilityContainer container: Any) { self.init() }
}

/// An object's accessibility attributes. Apple's are in a category of NSObject; a Swift extension cannot store properties.
private struct Accessibility {
    var isElement = false
    var label: String?
    var value: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = []
    var frame = CGRect.zero
    var areElementsHidden = false
    var elements: [Any]?
    var activation: (() -> Bool)?
}

@MainActor extension NSObject {
    private var accessibility: Accessibility {
        get { ofCategory as? Accessibility ?? Accessibility() }
        set { ofCategory = newValue }
    }

    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    public var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    public var accessibilityElementsHidden: Bool {
        get { accessibility.areElementsHidden }
        set { accessibility.areElementsHidden = newValue }
    }
    public var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    public func accessibilityActivate() -> Bool { accessibility.activation?() ?? false }
    /// Not Apple's: what an override of ``accessibilityActivate()`` would do.
    public var accessibilityActivation: (() -> Bool)? {
        get { accessibility.activation }
        set { accessibility.activation = newValue }
    }
}

@MainActor extension UIAccessibilityIdentification {
    public var accessibilityIdentifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
}

@MainActor extension NSObject {
    fileprivate var storedIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
}
