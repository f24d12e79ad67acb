// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// UIViewController.h: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
@MainActor @preconcurrency open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open func viewDidLoad() {}
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
        case alert = 1
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
    open func addAction(_ action: UIAlertAction) {}
}

/// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertaction>
@MainActor @preconcurrency open class UIAlertAction: NSObject {
    /// UIAlertController.h: <https://developer.apple.com/documentation/uikit/uialertaction/style-swift.enum>
    public enum Style: Int, Sendable {
        case `default` = 0
        case cancel = 1
    }

    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init() }
    public required nonisolated init() { super.init() }
}

/// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: NSObject {
    public convenience init(bounds: CGRect) { self.init() }
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}

/// UIGraphicsImageRenderer.h: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext>
open class UIGraphicsImageRendererContext: NSObject {}
