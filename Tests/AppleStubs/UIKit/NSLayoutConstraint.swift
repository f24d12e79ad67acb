import AppleSDK

/// NSLayoutConstraint.h: <https://developer.apple.com/documentation/uikit/nslayoutconstraint>
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
    /// NSLayoutConstraint.h: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/axis>
    public enum Axis: Int, Sendable {
        /// Beside each other.
        case horizontal = 0
        /// Above each other.
        case vertical = 1
    }

    /// NSObject.h
    public required nonisolated init() { super.init() }
    /// NSLayoutConstraint.h: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/activate(_:)>
    open class func activate(_ constraints: [NSLayoutConstraint]) {}
}

/// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// NSObject.h
    public required nonisolated init() { super.init() }
    /// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(equalto:)>
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// NSLayoutAnchor.h: <https://developer.apple.com/documentation/uikit/nslayoutanchor/constraint(lessthanorequalto:)>
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
    /// NSObject.h
    public required nonisolated init() { super.init() }
    /// UILayoutGuide.h: <https://developer.apple.com/documentation/uikit/uilayoutguide/centerxanchor>
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// UILayoutGuide.h: <https://developer.apple.com/documentation/uikit/uilayoutguide/centeryanchor>
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// UILayoutGuide.h: <https://developer.apple.com/documentation/uikit/uilayoutguide/widthanchor>
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
}
