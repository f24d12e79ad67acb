import FactsScreen
import Spec

/// Leaves with the running example what its reader would have seen: the screen in each state that the view was put in, as
/// the console view draws it, with what was happening.
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
