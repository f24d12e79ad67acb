import ExampleKit
import Spec

@testable import FactsScreen

/// Everything that the facts screen shows in a terminal at one moment.
struct ConsoleScreen {
    /// The view state that the presenter has set.
    var viewState = InfoViewState.initial
    /// Whether the message about a failed load covers the screen.
    var showsError = false
    /// The identifier of the fact whose details cover the screen, or `nil` if no details are shown.
    var detailsIdentifier: Int?
    /// Why the last line that the reader entered had no effect.
    var notice: String?

    /// Returns the screen as text.
    @MainActor func drawn(wording: Wording = .russian, width: Int = 60) -> String {
        let view = FactsView(wording: wording)
        view.update(withViewState: viewState)
        if showsError { view.showError() }
        if let detailsIdentifier { view.showDetails(withIdentifier: detailsIdentifier) }
        view.window.notice = notice
        return view.window.text(width: width)
    }
}

extension FactsView {
    /// Returns the screen that a Russian reader sees at the start. A double answers the requests.
    static func started(_ transport: NetworkTransportMock) -> FactsView {
        let view = FactsView(wording: .russian)
        view.presenter = InfoModuleFactory.russian(transport).makePresenter(
            view: view,
            router: ConsoleRouter(view: view)
        )
        view.presenter?.start()
        return view
    }
}

/// Attaches what the running example's reader would have seen: a picture of the screen for each state
/// of the view, as the console draws it, with a caption that says what was happening.
@MainActor func attachScreens(of module: TestInfoModule) {
    for picture in pictures(of: module) { attach(picture.screen.drawn(), named: picture.caption) }
}

@MainActor private func pictures(of module: TestInfoModule) -> [(screen: ConsoleScreen, caption: String)] {
    let spy = module.viewInputSpy
    let states = spy.invokedUpdateParametersList
    var pictures = states.enumerated().map { index, state in
        (screen: ConsoleScreen(viewState: state), caption: caption(of: state, isFirst: index == 0))
    }
    // The message covers the state that follows it.
    if let index = spy.updateCountBeforeError, pictures.indices.contains(index) {
        pictures[index].screen.showsError = true
        pictures[index].caption = "факт не загрузился"
    }
    if let identifier = module.routerSpy.invokedOpenDetailsParametersList.last, var last = pictures.last?.screen {
        last.detailsIdentifier = identifier
        pictures.append((last, "после нажатия на «Посмотреть подробнее»"))
    }
    return pictures
}

private func caption(of state: InfoViewState, isFirst: Bool) -> String {
    switch state {
    case .initial: isFirst ? "экран открыт" : "снова начальный экран"
    case .loading: "после нажатия на «Загрузить полезный факт»"
    case .info: "факт загрузился"
    }
}
