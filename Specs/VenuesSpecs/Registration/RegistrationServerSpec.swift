import ExampleKit
import Expect
import Spec

@testable import VenueScreens

final class RegistrationServerSpec: SpecCase {
    override class func spec() {
        describe("The registration, when it asks the server") {
            let service = NetworkServiceMock()
            var viewModel: RegistrationViewModel! = RegistrationViewModel(networkService: service)
            let email = "email@test.com"

            @MainActor func fillForm() {
                viewModel.emailAddress = email
                viewModel.password = "123456"
                viewModel.passwordConfirmation = "123456"
            }

            describe("whether an address is available") {
                var answer: Bool??

                beforeEach {
                    viewModel.registrationEnabled.value = true
                    viewModel.checkEmailAvailability(email: email) { answer = .some($0) }
                }

                it("waits for the answer") {
                    expect(viewModel.isWaiting.value) == true
                    expect(answer).to(beNil())
                }

                it("says that the address is taken, and does not let people register") {
                    service.answerCheck(of: email, .success(false))
                    expect(answer) == .some(false)
                    expect(viewModel.registrationEnabled.value) == false
                    expect(viewModel.errorMessage.value) == "Somebody uses this e-mail address already."
                    expect(viewModel.isWaiting.value) == false
                }

                it("says nothing where the address is free") {
                    service.answerCheck(of: email, .success(true))
                    expect(answer) == .some(true)
                    expect(viewModel.registrationEnabled.value) == true
                    expect(viewModel.errorMessage.value) == ""
                }

                it("takes back that there was no answer when there is one") {
                    service.answerCheck(of: email, .failure(NetworkError.noConnection))
                    viewModel.checkEmailAvailability(email: email)
                    service.answerCheck(of: email, .success(true))
                    expect(viewModel.errorMessage.value) == ""
                }

                it("says that there is no answer, and lets people try") {
                    service.answerCheck(of: email, .failure(NetworkError.noConnection))
                    expect(answer) == .some(nil)
                    expect(viewModel.registrationEnabled.value) == true
                    expect(viewModel.errorMessage.value) == "The server does not answer. Try again later."
                }

                it("shows the answer to the newest question, whichever comes last") {
                    viewModel.checkEmailAvailability(email: "new@test.com")
                    service.answerCheck(of: "new@test.com", .success(true))
                    service.answerCheck(of: email, .success(false))
                    expect(viewModel.errorMessage.value) == ""
                    expect(answer).to(beNil())
                }

                it("goes on waiting for the newest answer when an older one comes") {
                    viewModel.checkEmailAvailability(email: "new@test.com")
                    service.answerCheck(of: email, .success(false))
                    expect(viewModel.isWaiting.value) == true
                }

                it("forgets the question when the address is changed") {
                    viewModel.emailAddress = "other@test.com"
                    service.answerCheck(of: email, .success(false))
                    expect(viewModel.errorMessage.value) == ""
                    expect(viewModel.isWaiting.value) == false
                }
            }

            it("asks nothing about what is no address") {
                viewModel.emailAddress = "email@test"
                viewModel.emailEntered()
                expect(service.checkedEmails).to(beEmpty())
            }

            describe("and heard that an address is taken") {
                beforeEach {
                    fillForm()
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .success(false))
                }

                it("lets people register with another one") {
                    viewModel.emailAddress = "other@test.com"
                    expect(viewModel.registrationEnabled.value) == true
                    expect(viewModel.errorMessage.value) == ""
                }

                it("says so again to people who return to it") {
                    viewModel.emailAddress = "other@test.com"
                    viewModel.emailAddress = email
                    expect(viewModel.registrationEnabled.value) == false
                    expect(viewModel.errorMessage.value) == "Somebody uses this e-mail address already."
                }

                it("says so again also where another one was taken in between") {
                    viewModel.emailAddress = "other@test.com"
                    viewModel.emailEntered()
                    service.answerCheck(of: "other@test.com", .success(false))
                    viewModel.emailAddress = email
                    expect(viewModel.registrationEnabled.value) == false
                    expect(viewModel.errorMessage.value) == "Somebody uses this e-mail address already."
                }

                it("goes on saying so where the next check has no answer") {
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .failure(NetworkError.noConnection))
                    expect(viewModel.registrationEnabled.value) == false
                    expect(viewModel.errorMessage.value) == "Somebody uses this e-mail address already."
                }

                it("lets people register with it when the server says that it is free again") {
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .success(true))
                    expect(viewModel.registrationEnabled.value) == true
                    expect(viewModel.errorMessage.value) == ""
                }
            }

            describe("to register somebody") {
                beforeEach {
                    fillForm()
                    viewModel.attemptUserRegistration()
                }

                it("is successful") {
                    service.answerRegistration(of: email, .success(true))
                    expect(viewModel.loginSuccessful.value) == true
                    expect(viewModel.isWaiting.value) == false
                }

                it("says that there is no answer, and lets people try again") {
                    service.answerRegistration(of: email, .failure(NetworkError.noConnection))
                    expect(viewModel.loginSuccessful.value) == false
                    expect(viewModel.errorMessage.value) == "The server does not answer. Try again later."
                    viewModel.attemptUserRegistration()
                    expect(viewModel.errorMessage.value) == ""
                    service.answerRegistration(of: email, .success(true))
                    expect(viewModel.loginSuccessful.value) == true
                }

                it("says that somebody was faster") {
                    service.answerRegistration(of: email, .success(false))
                    expect(viewModel.loginSuccessful.value) == false
                    expect(viewModel.errorMessage.value) == "Somebody uses this e-mail address already."
                    expect(viewModel.registrationEnabled.value) == false
                }

                it("lets people register with the address that they entered in between") {
                    viewModel.emailAddress = "other@test.com"
                    service.answerRegistration(of: email, .success(false))
                    expect(viewModel.registrationEnabled.value) == true
                    expect(viewModel.errorMessage.value) == ""
                    viewModel.emailAddress = email
                    expect(viewModel.registrationEnabled.value) == false
                }

                it("asks once for two quick taps") {
                    viewModel.attemptUserRegistration()
                    expect(service.registeredEmails) == [email]
                }

                it("asks once, also where the form is touched in between") {
                    viewModel.password = "1234567"
                    viewModel.passwordConfirmation = "1234567"
                    viewModel.attemptUserRegistration()
                    expect(service.registeredEmails) == [email]
                }

                it("tells nobody who left the screen in between") {
                    var heard: [Bool] = []
                    weak var left: RegistrationViewModel?
                    left = viewModel
                    viewModel.loginSuccessful.bind { heard.append($0) }
                    viewModel = nil
                    expect(left).to(beNil())
                    service.answerRegistration(of: email, .success(true))
                    expect(heard).to(beEmpty())
                }
            }

            describe("two things at a time") {
                beforeEach {
                    fillForm()
                    viewModel.emailEntered()
                    viewModel.attemptUserRegistration()
                }

                it("waits for the registration when the check is over") {
                    service.answerCheck(of: email, .success(true))
                    expect(viewModel.isWaiting.value) == true
                    service.answerRegistration(of: email, .failure(NetworkError.noConnection))
                    expect(viewModel.isWaiting.value) == false
                }

                it("waits for the check when the registration is over") {
                    service.answerRegistration(of: email, .failure(NetworkError.noConnection))
                    expect(viewModel.isWaiting.value) == true
                    service.answerCheck(of: email, .success(true))
                    expect(viewModel.isWaiting.value) == false
                }
            }

            it("does not register somebody whose form is not complete") {
                viewModel.emailAddress = email
                viewModel.attemptUserRegistration()
                expect(service.registeredEmails).to(beEmpty())
            }
        }
    }
}
