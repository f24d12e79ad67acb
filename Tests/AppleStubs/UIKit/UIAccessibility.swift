import AppleSDK

/// UIAccessibilityIdentification.h: <https://developer.apple.com/documentation/uikit/uiaccessibilityidentification>
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObject {
    /// UIAccessibilityIdentification.h
    var accessibilityIdentifier: String? { get set }
}

/// UIAccessibilityElement.h: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    /// UIAccessibilityElement.h: <https://developer.apple.com/documentation/uikit/uiaccessibilityelement/init(accessibilitycontainer:)>
    public convenience init(accessibilityContainer container: Any) { self.init() }
}

/// What accessibility knows of an object. Apple's are methods of a category of NSObject, which an extension here cannot store.
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

    /// UIAccessibility.h
    public var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    /// UIAccessibility.h
    public var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// UIAccessibility.h
    public var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// UIAccessibility.h
    public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// UIAccessibility.h, in the coordinates of the screen
    public var accessibilityFrame: CGRect {
        get { accessibility.frame }
        set { accessibility.frame = newValue }
    }
    /// UIAccessibility.h
    public var accessibilityElementsHidden: Bool {
        get { accessibility.areElementsHidden }
        set { accessibility.areElementsHidden = newValue }
    }
    /// UIAccessibilityContainer.h
    public var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// UIAccessibility.h
    public func accessibilityActivate() -> Bool { accessibility.activation?() ?? false }
    /// Not Apple's: what an override of ``accessibilityActivate()`` would do.
    public var accessibilityActivation: (() -> Bool)? {
        get { accessibility.activation }
        set { accessibility.activation = newValue }
    }
}

@MainActor extension UIAccessibilityIdentification {
    /// UIAccessibilityIdentification.h
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
