@_exported import AppleSDK
@_exported import ObjectiveC

// The part of UIKit that the sources use. Each declaration names its header in UIKit.framework, or its page.

/// UIResponder.h: <https://developer.apple.com/documentation/uikit/uiresponder>
@MainActor @preconcurrency open class UIResponder: NSObject {
    /// UIResponder.h: <https://developer.apple.com/documentation/uikit/uiresponder/isfirstresponder>
    open var isFirstResponder: Bool { false }
    /// UIResponder.h: <https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()>
    @discardableResult open func becomeFirstResponder() -> Bool { false }
}

/// UIKit/UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits>
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Of these bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/button>
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/link>
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 2) }
    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/image>
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 4) }
    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/statictext>
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 8) }
    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/searchfield>
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 16) }
    /// UIAccessibilityConstants.h: <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/notenabled>
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 32) }
}

/// QuartzCore/CALayer.h: <https://developer.apple.com/documentation/quartzcore/calayer>
open class CALayer: NSObject {
    /// QuartzCore/CALayer.h: <https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()>
    open func animationKeys() -> [String]? { nil }
}

/// UIColor.h: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, @unchecked Sendable {
    /// UIColor.h: <https://developer.apple.com/documentation/uikit/uicolor/white>
    open class var white: UIColor { UIColor() }
}

/// UIView.h: <https://developer.apple.com/documentation/uikit/uiview>
@MainActor @preconcurrency open class UIView: UIResponder, UIAccessibilityIdentification {
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/init(frame:)>
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }

    /// NSObject.h
    public required init() { super.init() }

    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/frame>
    open var frame: CGRect = CGRect.zero
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/bounds>
    open var bounds: CGRect = CGRect.zero
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/ishidden>
    open var isHidden: Bool = false
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/alpha>
    open var alpha: CGFloat = 1
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/isuserinteractionenabled>
    open var isUserInteractionEnabled: Bool = true
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/backgroundcolor>
    open var backgroundColor: UIColor? = nil
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/translatesautoresizingmaskintoconstraints>
    open var translatesAutoresizingMaskIntoConstraints: Bool = true
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/window>
    open var window: UIWindow? { superview?.window ?? superview as? UIWindow }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/superview>
    open private(set) weak var superview: UIView?
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/subviews>
    open private(set) var subviews: [UIView] = []
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/layer>
    open var layer: CALayer { CALayer() }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/layoutmarginsguide>
    open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/centerxanchor>
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/centeryanchor>
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/widthanchor>
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()>
    open func layoutIfNeeded() {}
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)>
    open func addSubview(_ view: UIView) {
        view.superview = self
        subviews.append(view)
    }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/convert(_:to:)-57ynl>
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard view !== self, let superview else { return rect }
        let origin = CGPoint(x: rect.origin.x + frame.origin.x, y: rect.origin.y + frame.origin.y)
        return superview.convert(CGRect(origin: origin, size: rect.size), to: view)
    }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/convert(_:from:)-8uin6>
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    /// UIView.h: <https://developer.apple.com/documentation/uikit/uiview/drawhierarchy(in:afterscreenupdates:)>
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}
