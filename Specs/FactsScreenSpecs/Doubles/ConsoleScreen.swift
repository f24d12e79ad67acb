import ExampleKit
import Spec

@testable import FactsScreen

/// All that the facts screen shows in a terminal at a moment.
struct ConsoleScreen {
    /// What the presenter asked for.
    var viewState = InfoViewState.initial
    /// Whether the message about a failed load lies over the screen.
    var showsError = false
    /// The fact whose details lie over the screen.
    var detailsIdentifier: Int?
    /// Why the last line of the reader did nothing.
    var notice: String?

    /// The screen as text.
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
    /// The screen of a Russian reader as the application starts it, on the answers of a double.
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

/// Leaves with the running example what its reader would have seen: the screen in each state that
/// the view was put in, as the console view draws it, with what was happening.
@MainActor func attachScreens(of module: TestInfoModule) {
    for picture in pictures(of: module) { attach(picture.screen.drawn(), named: picture.caption) }
}

@MainActor private func pictures(of module: TestInfoModule) -> [(screen: ConsoleScreen, caption: String)] {
    let spy = module.viewInputSpy
    let states = spy.invokedUpdateParametersList
    var pictures = states.enumerated().map { index, state in
        (screen: ConsoleScreen(viewState: state), caption: caption(of: state, isFirst: index == 0))
    }
    // The message lies over the state that follows it.
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
