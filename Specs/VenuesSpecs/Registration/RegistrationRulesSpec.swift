import Expect
import Spec

@testable import VenueScreens

final class RegistrationRulesSpec: SpecCase {
    override class func spec() {
        describe("The rules of the registration") {
            let viewModel = RegistrationViewModel(networkService: NetworkServiceMock())

            it(
                "take “{0}” for an e-mail address",
                arguments: ["email@test.com", "a.b+c%d_e-f@mail.example.org", "A1@b-c.io"]
            ) { email in
                viewModel.emailAddress = email
                expect(viewModel.emailValid()) == true
            }

            it(
                "do not take “{0}” for an e-mail address",
                arguments: [
                    nil, "email.test.com", "email@test", "", "@test.com", "email@", "email@test.c",
                    "an email@test.com", "email@test.com ", "email@te_st.com",
                ] as [String?]
            ) { email in
                viewModel.emailAddress = email
                expect(viewModel.emailValid()) == false
            }

            it(
                "{0}",
                arguments: [
                    ("accept a password of six characters, repeated", "123456", "123456", true),
                    ("refuse a password of five characters", "12345", "12345", false),
                    ("refuse a password of five characters of two bytes each", "äöüéß", "äöüéß", false),
                    ("accept a password of six characters of two bytes each", "äöüéßñ", "äöüéßñ", true),
                    ("refuse a password that is repeated otherwise", "123456", "123457", false),
                    ("refuse a password that is not repeated", "123456", nil, false),
                    ("refuse a repetition without a password", nil, "123456", false),
                    ("refuse no password at all", nil, nil, false),
                ] as [(String, String?, String?, Bool)]
            ) { _, password, confirmation, isValid in
                viewModel.password = password
                viewModel.passwordConfirmation = confirmation
                expect(viewModel.passwordValid()) == isValid
            }

            it("allow to register with an address and a password, and no longer when one of them is spoilt") {
                viewModel.emailAddress = "email@test.com"
                viewModel.password = "123456"
                viewModel.passwordConfirmation = "123456"
                expect(viewModel.registrationEnabled.value) == true
                viewModel.emailAddress = "email@test"
                expect(viewModel.registrationEnabled.value) == false
                viewModel.emailAddress = "email@test.com"
                viewModel.password = "1234567"
                expect(viewModel.registrationEnabled.value) == false
            }
        }
    }
}
