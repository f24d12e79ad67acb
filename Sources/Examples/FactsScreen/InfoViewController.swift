// This file is type-checked against stubs of Apple's documented interfaces. It has not yet been run
// on an Apple platform.
#if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension InfoModuleFactory {
        func makeViewController(
            details makeDetails: @escaping @MainActor (_ identifier: Int) -> UIViewController
        ) -> UIViewController {
            let viewController = InfoViewController()
            let router = InfoRouterImpl(viewController: viewController, makeDetails: makeDetails)
            viewController.presenter = makePresenter(view: viewController, router: router)
            return viewController
        }
    }

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

    final class InfoViewController: UIViewController {
        var presenter: InfoPresenter?

        private let loadInfoButton = UIButton(type: .system)
        private let activityIndicator = UIActivityIndicatorView(style: .medium)
        private let infoLabel = UILabel()
        private let timeAgoLabel = UILabel()
        private let showDetailsButton = UIButton(type: .system)
        private lazy var infoContainer = UIStackView(arrangedSubviews: [infoLabel, timeAgoLabel, showDetailsButton])

        override func viewDidLoad() {
            super.viewDidLoad()
            setUpViews()
            setUpLayout()
            presenter?.start()
        }

        private func setUpViews() {
            view.backgroundColor = .white
            loadInfoButton.setTitle("Загрузить полезный факт", for: .normal)
            loadInfoButton.addTarget(self, action: #selector(didTapLoadInfoButton), for: .touchUpInside)
            showDetailsButton.setTitle("Посмотреть подробнее", for: .normal)
            showDetailsButton.addTarget(self, action: #selector(didTapShowDetailsButton), for: .touchUpInside)
            infoLabel.numberOfLines = 0
            infoContainer.axis = .vertical
            infoContainer.spacing = 16
        }

        private func setUpLayout() {
            let margins = view.layoutMarginsGuide
            for subview in [loadInfoButton, activityIndicator, infoContainer] {
                subview.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(subview)
                NSLayoutConstraint.activate([
                    subview.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
                    subview.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
                    subview.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
                ])
            }
        }

        @objc private func didTapLoadInfoButton() {
            presenter?.didTapLoadInfoButton()
        }

        @objc private func didTapShowDetailsButton() {
            presenter?.didTapShowDetailsButton()
        }
    }

    extension InfoViewController: InfoViewInput {
        func update(withViewState viewState: InfoViewState) {
            loadInfoButton.isHidden = viewState != .initial
            infoContainer.isHidden = true
            if viewState == .loading { activityIndicator.startAnimating() } else { activityIndicator.stopAnimating() }
            if case .info(let infoText, let timeAgoText) = viewState {
                infoContainer.isHidden = false
                infoLabel.text = infoText
                timeAgoLabel.text = timeAgoText
            }
        }

        func showError() {
            let alert = UIAlertController(
                title: "Не удалось загрузить факт",
                message: "Проверьте соединение и попробуйте ещё раз.",
                preferredStyle: .alert
            )
            alert.addAction(UIAlertAction(title: "Закрыть", style: .default))
            present(alert, animated: true)
        }
    }
#endif
