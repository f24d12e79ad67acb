/// Is told that the registration succeeded.
@MainActor protocol RegistrationOutput: AnyObject {
    func didRegister()
}
