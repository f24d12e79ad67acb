import AppleSDK

/// UIViewController.h: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor @preconcurrency open class UIViewController: UIResponder {
    /// UIViewController.h: <https://developer.apple.com/documentation/uikit/uiviewcontroller/view>
    open var view: UIView! = UIView()
    /// UIViewController.h: <https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload()>
    open func viewDidLoad() {}
    /// UIViewController.h: <https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)>
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {}
}

/// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertcontroller/style>
    public enum Style: Int, Sendable {
        /// A list of actions.
        case actionSheet = 0
        /// An alert.
        case alert = 1
    }

    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertcontroller/init(title:message:preferredstyle:)>
    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertcontroller/addaction(_:)>
    open func addAction(_ action: UIAlertAction) {}
}

/// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertaction>
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>
    public enum Style: Int, Sendable {
        /// The usual style.
        case `default` = 0
        /// It cancels.
        case cancel = 1
        /// It destroys.
        case destructive = 2
    }

    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertaction/init(title:style:handler:)>
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
    /// NSObject.h
    public required nonisolated init() { super.init() }
}

/// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: NSObject {
    /// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/init(bounds:)>
    public convenience init(bounds: CGRect) { self.init() }
    /// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer/pngdata(actions:)>
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

/// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
open class UIGraphicsImageRendererContext: NSObject {}
