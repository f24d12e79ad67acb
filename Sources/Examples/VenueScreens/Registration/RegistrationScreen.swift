import ExampleKit

final class RegistrationScreen: Screen {
    private let email = TextField(identifier: "emailTextField", title: "E-mail", placeholder: "ana@example.com")
    private let password = SecureTextField(
        identifier: "passwordTextField",
        title: "Password",
        placeholder: "at least 6 characters"
    )
    private let confirmation = SecureTextField(identifier: "confirmPasswordTextField", title: "Repeat password")
    private let missing = Label(identifier: "missing")
    private let message = Label(identifier: "errorMessage")
    private let indicator = ActivityIndicator(identifier: "indicator", "Asking the server…")
    private let registerButton: Button

    init(viewModel: RegistrationViewModel, output: any RegistrationOutput) {
        registerButton = Button(identifier: "registerButton", "Register", letters: "r") {
            viewModel.attemptUserRegistration()
        }
        let content = [email, password, confirmation, missing, message, indicator, registerButton]
        super.init(identifier: "registrationScreen", title: "Register", content)
        email.onChange = { viewModel.emailAddress = $0 }
        email.onSubmit = { _ in viewModel.emailEntered() }
        password.onChange = { viewModel.password = $0 }
        confirmation.onChange = { viewModel.passwordConfirmation = $0 }
        bind(viewModel, output)
    }

    private func bind(_ viewModel: RegistrationViewModel, _ output: any RegistrationOutput) {
        viewModel.registrationEnabled.bindAndFire { [weak registerButton] in registerButton?.isEnabled = $0 }
        viewModel.missing.bindAndFire { [weak missing] in missing?.text = $0 }
        viewModel.errorMessage.bindAndFire { [weak message] in message?.text = $0 }
        viewModel.isWaiting.bindAndFire { [weak indicator] in $0 ? indicator?.start() : indicator?.stop() }
        viewModel.loginSuccessful.bind { [weak output] in if $0 { output?.didRegister() } }
    }
}

@MainActor protocol RegistrationOutput: AnyObject {
    func didRegister()
}
