// Type-checked against stubs of Apple's documented interfaces; it has not run there yet.
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension InfoModuleFactory {
        /// Makes the screen, ready to be presented.
        ///
        /// - Parameter makeDetails: Makes the screen that shows the details of a fact, from the fact's identifier.
        /// - Returns: The view controller; it keeps all the rest of the module.
        public func makeViewController(
            details makeDetails: @escaping @MainActor (_ identifier: Int) -> UIViewController
        ) -> UIViewController {
            let viewController = InfoViewController()
            let router = InfoRouterImpl(viewController: viewController, makeDetails: makeDetails)
            viewController.presenter = makePresenter(view: viewController, router: router)
            return viewController
        }
    }
#endif
