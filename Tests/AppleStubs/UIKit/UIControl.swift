import AppleSDK

// Controls and containers. Each declaration names its header in UIKit.framework, or its page.

/// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol>
@MainActor @preconcurrency open class UIControl: UIView {
    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/event>
    public struct Event: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// UIControl.h: `UIControlEventTouchUpInside = 1 << 6`
        public static var touchUpInside: Event { Event(rawValue: 1 << 6) }
    }

    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct>
    public struct State: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// UIControl.h: `UIControlStateNormal = 0`
        public static var normal: State { State(rawValue: 0) }
    }

    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/isenabled>
    open var isEnabled = true
    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)>
    open func sendActions(for controlEvents: Event) { sentActions.append(controlEvents) }
    /// Not Apple's: what was sent.
    public private(set) var sentActions: [Event] = []
    /// UIControl.h: <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton>
@MainActor @preconcurrency open class UIButton: UIControl {
    /// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum>
    public enum ButtonType: Int, Sendable {
        /// No style.
        case custom = 0
        /// The style of the system.
        case system = 1
    }

    /// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton/init(type:)>
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    /// UIButton.h: <https://developer.apple.com/documentation/uikit/uibutton/settitle(_:for:)>
    open func setTitle(_ title: String?, for state: UIControl.State) {}
}

/// UITextField.h: <https://developer.apple.com/documentation/uikit/uitextfield>
@MainActor @preconcurrency open class UITextField: UIControl, @MainActor UITextInput {
    /// UITextInputTraits.h: <https://developer.apple.com/documentation/uikit/uitextinputtraits/issecuretextentry>
    open var isSecureTextEntry = false
    /// UITextField.h: <https://developer.apple.com/documentation/uikit/uitextfield/placeholder>
    open var placeholder: String?
}

/// UITextView.h: <https://developer.apple.com/documentation/uikit/uitextview>
@MainActor @preconcurrency open class UITextView: UIScrollView, @MainActor UITextInput {}

/// UILabel.h: <https://developer.apple.com/documentation/uikit/uilabel>
@MainActor @preconcurrency open class UILabel: UIView {
    /// UILabel.h: <https://developer.apple.com/documentation/uikit/uilabel/text>
    open var text: String?
    /// UILabel.h: <https://developer.apple.com/documentation/uikit/uilabel/numberoflines>
    open var numberOfLines = 1
}

/// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview>
@MainActor @preconcurrency open class UIScrollView: UIView {
    /// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible(_:animated:)>
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    /// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview/contentsize>
    open var contentSize: CGSize = .zero
    /// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset>
    open private(set) var contentOffset: CGPoint = .zero
    /// UIScrollView.h: <https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)>
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
}

/// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview>
@MainActor @preconcurrency open class UIActivityIndicatorView: UIView {
    /// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/style-swift.enum>
    public enum Style: Int, Sendable {
        /// Of medium size.
        case medium = 100
        /// Large.
        case large = 101
    }

    /// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/init(style:)>
    public init(style: Style) { super.init(frame: .zero) }

    /// NSObject.h
    public required init() { super.init() }

    /// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/startanimating()>
    open func startAnimating() {}
    /// UIActivityIndicatorView.h: <https://developer.apple.com/documentation/uikit/uiactivityindicatorview/stopanimating()>
    open func stopAnimating() {}
}

/// UIStackView.h: <https://developer.apple.com/documentation/uikit/uistackview>
@MainActor @preconcurrency open class UIStackView: UIView {
    /// UIStackView.h: <https://developer.apple.com/documentation/uikit/uistackview/init(arrangedsubviews:)>
    public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
    /// UIStackView.h: <https://developer.apple.com/documentation/uikit/uistackview/axis>
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// UIStackView.h: <https://developer.apple.com/documentation/uikit/uistackview/spacing>
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
