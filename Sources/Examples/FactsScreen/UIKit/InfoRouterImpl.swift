// Type-checked against stubs of Apple's documented interfaces; it has not run there yet.
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    /// Opens the details of a fact over the facts screen.
    final class InfoRouterImpl: InfoRouter {
        private weak var viewController: UIViewController?
        private let makeDetails: @MainActor (_ identifier: Int) -> UIViewController

        init(
            viewController: UIViewController,
            makeDetails: @escaping @MainActor (_ identifier: Int) -> UIViewController
        ) {
            self.viewController = viewController
            self.makeDetails = makeDetails
        }

        func openDetails(withIdentifier identifier: Int) {
            viewController?.present(makeDetails(identifier), animated: true)
        }
    }
#endif
