/// If the address changes or another check begins while an address is being checked, the response
/// is ignored. Leaving the screen releases the view model, so all later responses are ignored.
@MainActor final class RegistrationViewModel {
    var emailAddress: String? { didSet { if emailAddress != oldValue { emailAddressChanged() } } }
    var password: String? { didSet { enableRegistrationAttempt() } }
    var passwordConfirmation: String? { didSet { enableRegistrationAttempt() } }

    let registrationEnabled = Dynamic(false)
    /// A message about the first missing input, or an empty string if the input is complete.
    let missing = Dynamic(missingEmail)
    let errorMessage = Dynamic("")
    let loginSuccessful = Dynamic(false)
    let isWaiting = Dynamic(false)

    static let emailTaken = "Somebody uses this e-mail address already."
    static let noAnswer = "The server does not answer. Try again later."
    private static let shortestPassword = 6
    static let missingEmail = "An e-mail address is missing, such as ana@example.com."
    static let missingPassword = "A password of at least \(shortestPassword) characters is missing."
    static let missingConfirmation = "The password has to be repeated as it is."

    private let networkService: any NetworkService
    private var takenEmails: Set<String> = []
    private var checkCount = 0
    private var isChecking = false { didSet { isWaiting.value = isChecking || isRegistering } }
    private var isRegistering = false { didSet { isWaiting.value = isChecking || isRegistering } }

    init(networkService: any NetworkService) {
        self.networkService = networkService
    }

    // MARK: Rules

    func emailValid() -> Bool {
        emailAddress?.wholeMatch(of: /[A-Za-z0-9._%+\-]+@[A-Za-z0-9.\-]+\.[A-Za-z]{2,}/) != nil
    }

    func passwordValid() -> Bool {
        guard let password, let passwordConfirmation else { return false }
        return password == passwordConfirmation && password.count >= Self.shortestPassword
    }

    private func enableRegistrationAttempt() {
        missing.value = unmetRule ?? ""
        registrationEnabled.value = unmetRule == nil && !isEmailTaken && !isRegistering
    }

    private var unmetRule: String? {
        if !emailValid() { return Self.missingEmail }
        if (password ?? "").count < Self.shortestPassword { return Self.missingPassword }
        return passwordValid() ? nil : Self.missingConfirmation
    }

    private var isEmailTaken: Bool { emailAddress.map(takenEmails.contains) ?? false }

    private func emailAddressChanged() {
        checkCount += 1
        isChecking = false
        showError(nil)
        enableRegistrationAttempt()
    }

    // MARK: Requests

    func emailEntered() {
        if let emailAddress, emailValid() { checkEmailAvailability(email: emailAddress) }
    }

    /// Calls `callback` once the screen shows the outcome. The argument is whether the address is
    /// available, or `nil` if the check failed. Never calls `callback` for an ignored response.
    func checkEmailAvailability(email: String, callback: @escaping @MainActor (Bool?) -> Void = { _ in }) {
        checkCount += 1
        isChecking = true
        networkService.checkEmailAvailability(email: email) { [weak self, checkCount] result in
            guard let self, checkCount == self.checkCount else { return }
            isChecking = false
            switch result {
            case .success(true): showFree(email)
            case .success(false): showTaken(email)
            case .failure: showError(Self.noAnswer)
            }
            callback(try? result.get())
        }
    }

    func attemptUserRegistration() {
        guard registrationEnabled.value, !isRegistering, let emailAddress, let password else { return }
        isRegistering = true
        showError(nil)
        enableRegistrationAttempt()
        networkService.attemptRegistration(email: emailAddress, password: password) { [weak self] result in
            self?.finishRegistration(of: emailAddress, with: result)
        }
    }

    private func finishRegistration(of email: String, with result: Result<Bool, any Error>) {
        isRegistering = false
        enableRegistrationAttempt()
        switch result {
        case .success(true): loginSuccessful.value = true
        case .success(false) where email != emailAddress: takenEmails.insert(email)
        case .success(false): showTaken(email)
        case .failure: showError(Self.noAnswer)
        }
    }

    private func showTaken(_ email: String) {
        takenEmails.insert(email)
        errorMessage.value = Self.emailTaken
        registrationEnabled.value = false
    }

    private func showFree(_ email: String) {
        if takenEmails.remove(email) != nil { enableRegistrationAttempt() }
        showError(nil)
    }

    private func showError(_ message: String?) {
        errorMessage.value = isEmailTaken ? Self.emailTaken : message ?? ""
    }
}
