// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// NSLayoutConstraint.h: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// NSLayoutConstraint.h: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public required nonisolated init() { super.init() }
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    public required nonisolated init() { super.init() }
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

/// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
@MainActor @preconcurrency open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutdimension>
@MainActor @preconcurrency open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {}

/// UILayoutGuide.h: <https://developer.apple.com/documentation/uikit/uilayoutguide>
@MainActor @preconcurrency open class UILayoutGuide: NSObject {
    public required nonisolated init() { super.init() }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}
