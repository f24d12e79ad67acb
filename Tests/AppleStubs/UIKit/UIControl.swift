// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

// Controls and containers.

/// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor @preconcurrency open class UIControl: UIView {
    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/event>
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// UIControl.h: `UIControlEventTouchUpInside = 1 << 6`
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    }

    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// UIControl.h: `UIControlStateNormal = 0`
        public static var normal: State { State(rawValue: 0) }
    }

    open var isEnabled = true
    open func sendActions(for controlEvents: Event) { sentActions.append(controlEvents) }
    /// Not Apple's: the events that were sent.
    public private(set) var sentActions: [Event] = []
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor @preconcurrency open class UIButton: UIControl {
    /// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
}

/// UITextField.h: <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor @preconcurrency open class UITextField: UIControl, @MainActor UITextInput {
    open var isSecureTextEntry = false
    open var placeholder: String?
}

/// UITextView.h: <https://developer.apple.com/documentation/uikit/uitextview>
@MainActor @preconcurrency open class UITextView: UIScrollView, @MainActor UITextInput {}

/// UILabel.h: <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor @preconcurrency open class UILabel: UIView {
    open var text: String?
    open var numberOfLines = 1
}

/// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview>
@MainActor @preconcurrency open class UIScrollView: UIView {
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open var contentSize: CGSize = .zero
    open private(set) var contentOffset: CGPoint = .zero
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    /// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }

    public init(style: Style) { super.init(frame: .zero) }

    public required init() { super.init() }

    open func startAnimating() {}
    open func stopAnimating() {}
}

/// UIStackView.h: <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor @preconcurrency open class UIStackView: UIView {
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
}

/// UIWindow.h: <https://developer.apple.com/documentation/uikit/uiwindow>
@MainActor @preconcurrency open class UIWindow: UIView {}

/// UISwitch.h: <https://developer.apple.com/documentation/uikit/uiswitch>
@MainActor @preconcurrency open class UISwitch: UIControl {}

/// UISlider.h: <https://developer.apple.com/documentation/uikit/uislider>
@MainActor @preconcurrency open class UISlider: UIControl {}

/// UIStepper.h: <https://developer.apple.com/documentation/uikit/uistepper>
@MainActor @preconcurrency open class UIStepper: UIControl {}

/// UISegmentedControl.h: <https://developer.apple.com/documentation/uikit/uisegmentedcontrol>
@MainActor @preconcurrency open class UISegmentedControl: UIControl {}

/// UIProgressView.h: <https://developer.apple.com/documentation/uikit/uiprogressview>
@MainActor @preconcurrency open class UIProgressView: UIView {}

/// UINavigationBar.h: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@MainActor @preconcurrency open class UINavigationBar: UIView {}

/// UITabBar.h: <https://developer.apple.com/documentation/uikit/uitabbar>
@MainActor @preconcurrency open class UITabBar: UIView {}

/// UIToolbar.h: <https://developer.apple.com/documentation/uikit/uitoolbar>
@MainActor @preconcurrency open class UIToolbar: UIView {}

/// UIImageView.h: <https://developer.apple.com/documentation/uikit/uiimageview>
@MainActor @preconcurrency open class UIImageView: UIView {}
