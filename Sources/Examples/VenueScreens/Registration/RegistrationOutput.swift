/// Hears that somebody registered.
@MainActor protocol RegistrationOutput: AnyObject {
    func didRegister()
}
