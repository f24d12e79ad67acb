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
            let taken = "Somebody uses this e-mail address already."
            let noAnswer = "The server does not answer. Try again later."
            var error: String { viewModel.errorMessage.value }
            var isEnabled: Bool { viewModel.registrationEnabled.value }
            var isWaiting: Bool { viewModel.isWaiting.value }

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

                it(
                    "{0}",
                    arguments: [
                        (
                            "says that the address is taken, and does not let people register", .success(false), taken,
                            false
                        ),
                        ("says nothing where the address is free", .success(true), "", true),
                        ("says that there is no answer, and lets people try", .failure(.noConnection), noAnswer, true),
                    ] as [(String, Result<Bool, NetworkError>, String, Bool)]
                ) { _, result, message, isAllowed in
                    expect(isWaiting) == true
                    expect(answer).to(beNil())
                    service.answerCheck(of: email, result.mapError { $0 })
                    expect(answer) == .some(try? result.get())
                    expect(error) == message
                    expect(isEnabled) == isAllowed
                    expect(isWaiting) == false
                }

                it("takes back that there was no answer when there is one") {
                    service.answerCheck(of: email, .failure(NetworkError.noConnection))
                    viewModel.checkEmailAvailability(email: email)
                    service.answerCheck(of: email, .success(true))
                    expect(error) == ""
                }

                it("waits for the newest answer and shows that, whichever comes last") {
                    viewModel.checkEmailAvailability(email: "new@test.com")
                    service.answerCheck(of: email, .success(false))
                    expect(isWaiting) == true
                    service.answerCheck(of: "new@test.com", .success(true))
                    expect(error) == ""
                    expect(answer).to(beNil())
                }

                it("forgets the question when the address is changed") {
                    viewModel.emailAddress = "other@test.com"
                    service.answerCheck(of: email, .success(false))
                    expect(error) == ""
                    expect(isWaiting) == false
                }
            }

            describe("and heard that an address is taken") {
                beforeEach {
                    fillForm()
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .success(false))
                }

                it("lets people register with another one") {
                    viewModel.emailAddress = "other@test.com"
                    expect(isEnabled) == true
                    expect(error) == ""
                }

                it("goes on saying so where the next check has no answer, and to people who return to it") {
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .failure(NetworkError.noConnection))
                    expect(error) == taken
                    viewModel.emailAddress = "other@test.com"
                    viewModel.emailEntered()
                    service.answerCheck(of: "other@test.com", .success(false))
                    viewModel.emailAddress = email
                    expect(isEnabled) == false
                    expect(error) == taken
                }

                it("lets people register with it when the server says that it is free again") {
                    viewModel.emailEntered()
                    service.answerCheck(of: email, .success(true))
                    expect(isEnabled) == true
                    expect(error) == ""
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
                    expect(isWaiting) == false
                }

                it("says that there is no answer, and lets people try again") {
                    service.answerRegistration(of: email, .failure(NetworkError.noConnection))
                    expect(viewModel.loginSuccessful.value) == false
                    expect(error) == noAnswer
                    viewModel.attemptUserRegistration()
                    expect(error) == ""
                    service.answerRegistration(of: email, .success(true))
                    expect(viewModel.loginSuccessful.value) == true
                }

                it("says that somebody was faster") {
                    service.answerRegistration(of: email, .success(false))
                    expect(viewModel.loginSuccessful.value) == false
                    expect(error) == taken
                    expect(isEnabled) == false
                }

                it("lets people register with the address that they entered in between") {
                    viewModel.emailAddress = "other@test.com"
                    service.answerRegistration(of: email, .success(false))
                    expect(isEnabled) == true
                    expect(error) == ""
                    viewModel.emailAddress = email
                    expect(isEnabled) == false
                }

                it("asks once for two quick taps, also where the form is touched in between") {
                    viewModel.attemptUserRegistration()
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

            it("waits for both of two things at a time, whichever is over first", arguments: [true, false]) {
                isCheckFirst in
                fillForm()
                viewModel.emailEntered()
                viewModel.attemptUserRegistration()
                let answers = [
                    { service.answerCheck(of: email, .success(true)) },
                    { service.answerRegistration(of: email, .failure(NetworkError.noConnection)) },
                ]
                answers[isCheckFirst ? 0 : 1]()
                expect(isWaiting) == true
                answers[isCheckFirst ? 1 : 0]()
                expect(isWaiting) == false
            }

            it("is asked nothing about what is no address, or where the form is not complete") {
                viewModel.emailAddress = "email@test"
                viewModel.emailEntered()
                viewModel.attemptUserRegistration()
                expect(service.checkedEmails + service.registeredEmails).to(beEmpty())
            }
        }
    }
}
