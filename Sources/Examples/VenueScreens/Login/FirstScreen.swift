import ConsoleUI

/// The first screen: asks for a nickname.
final class FirstScreen: Screen, FirstView {
    private let problem = Label(identifier: "loginProblem", style: .error)

    init(presenter: FirstPresenter) {
        let field = TextField(identifier: "loginField", title: "Nickname")
        field.onChange = { presenter.textFieldValueChanged(value: $0) }
        let next = Button(identifier: "nextButton", "Next", letters: "n") { presenter.didTap() }
        let register = Button(identifier: "registerButton", "Register", letters: "r") { presenter.didTapRegister() }
        super.init(identifier: "loginScreen", title: "Log in", [field, problem, next, register])
        showProblem("")
    }

    func showProblem(_ text: String) {
        problem.text = text
        problem.isHidden = text.isEmpty
    }
}
