import FactsScreen
import Spec

/// Leaves with the running example what its reader would have seen: the screen in each state that the view was put in, as
/// the console view draws it.
@MainActor func attachScreens(of module: TestInfoModule) {
    for (index, picture) in pictures(of: module).enumerated() {
        attach(picture.drawn(), named: "Экран, картинка \(index + 1)")
    }
}

@MainActor private func pictures(of module: TestInfoModule) -> [ConsoleScreen] {
    let spy = module.viewInputSpy
    var pictures = spy.invokedUpdateParametersList.map { ConsoleScreen(viewState: $0) }
    // The message lies over the state that follows it.
    if let index = spy.updateCountBeforeError, pictures.indices.contains(index) { pictures[index].showsError = true }
    if let identifier = module.routerSpy.invokedOpenDetailsParametersList.last, var last = pictures.last {
        last.detailsIdentifier = identifier
        pictures.append(last)
    }
    return pictures
}
