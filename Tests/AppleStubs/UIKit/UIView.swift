// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import AppleSDK
@_exported import ObjectiveC

// The part of UIKit that the sources use. The comment on each type names its header in UIKit.framework and links to its
// documentation page, which lists the pages for its members.

/// UIResponder.h: <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor @preconcurrency open class UIResponder: NSObject {
    open var isFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
}

/// UIKit/UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 2) }
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 4) }
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 8) }
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 16) }
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 32) }
}

/// QuartzCore/CALayer.h: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
    open func animationKeys() -> [String]? { nil }
}

/// UIColor.h: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, @unchecked Sendable {
    open class var white: UIColor { UIColor() }
}

/// UIView.h: <https://developer.apple.com/documentation/uikit/uiview>
@MainActor @preconcurrency open class UIView: UIResponder, UIAccessibilityIdentification {
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    public required init() { super.init() }

    open var frame: CGRect = CGRect.zero
    open var bounds: CGRect = CGRect.zero
    open var isHidden: Bool = false
    open var alpha: CGFloat = 1
    open var isUserInteractionEnabled: Bool = true
    open var backgroundColor: UIColor? = nil
    open var translatesAutoresizingMaskIntoConstraints: Bool = true
    open var window: UIWindow? { superview?.window ?? superview as? UIWindow }
    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var layer: CALayer { CALayer() }
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    open func layoutIfNeeded() {}
    open func addSubview(_ view: UIView) {
        view.superview = self
        subviews.append(view)
    }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard view !== self, let superview else { return rect }
        let origin = CGPoint(x: rect.origin.x + frame.origin.x, y: rect.origin.y + frame.origin.y)
        return superview.convert(CGRect(origin: origin, size: rect.size), to: view)
    }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
