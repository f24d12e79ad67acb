import ExampleKit
import Expect
import ScreenTesting
import Spec

@testable import VenueScreens

final class RegistrationScreenSpec: SpecCase {
    override class func spec() {
        describe("The registration screen") {
            lazy var app = TestApp()
            let page = RegistrationPage()

            aroundEach { example in
                app.navigator.installRootScreen()
                app.navigator.didLeaveForRegistration()
                try app.run { example() }
            }

            it("lets people register only when everything is filled in") {
                app.server.answer("/email", ["isAvailable": true])
                app.attachPicture("the empty form")
                expect(page.registerButton).notTo(beEnabled())
                expect(page.errorMessage).notTo(exist())
                page.email.typeText("email@test.com\n")
                expect(page.registerButton).notTo(beEnabled())
                page.password.typeText("password")
                expect(page.registerButton).notTo(beEnabled())
                page.confirmation.typeText("pass")
                expect(page.registerButton).notTo(beEnabled())
                page.confirmation.typeText("word")
                expect(page.registerButton).to(beEnabled())
                app.attachPicture("the complete form")
            }

            it("names the rule that is not met yet") {
                app.server.answer("/email", ["isAvailable": true])
                expect(page.missing).to(haveLabel("An e-mail address is missing, such as ana@example.com."))
                page.email.typeText("email@test.com\n")
                expect(page.missing).to(haveLabel("A password of at least 6 characters is missing."))
                page.password.typeText("12345")
                expect(page.missing).to(haveLabel("A password of at least 6 characters is missing."))
                page.password.typeText("6")
                expect(page.missing).to(haveLabel("The password has to be repeated as it is."))
                page.confirmation.typeText("123456")
                expect(page.missing).notTo(exist())
                page.confirmation.typeText("7")
                expect(page.missing).to(haveLabel("The password has to be repeated as it is."))
            }

            it("shows a dot for each character of the password") {
                page.password.typeText("secret")
                expect(page.password).to(haveValue("••••••"))
                expect(app.window.text).notTo(contain("secret"))
            }

            it("checks the address when it has been entered") {
                app.server.answer("/email", ["isAvailable": false])
                page.email.typeText("email@test.com\n")
                expect(page.indicator).to(exist())
                app.attachPicture("while the address is checked")
                page.errorMessage.expectTo(haveLabel("Somebody uses this e-mail address already."))
                expect(page.indicator).notTo(exist())
                app.attachPicture("the address is taken")
                expect(app.server.requests) == [Request(url: "/email", params: ["address": "email@test.com"])]
            }

            it("says each time that an address is taken, and only there") {
                app.server.answer("/email", ["isAvailable": false])
                page.fill(email: "email@test.com", password: "123456")
                page.errorMessage.expectToAppear()
                page.descendant(.textField, placeholder: "ana@example.com").typeText("x")
                expect(page.errorMessage).notTo(exist())
                expect(page.registerButton).to(beEnabled())
                page.email.clearText()
                page.email.typeText("email@test.com")
                expect(page.errorMessage).to(haveLabel("Somebody uses this e-mail address already."))
                expect(page.registerButton).notTo(beEnabled())
            }

            context("with the form filled in") {
                beforeEach {
                    app.server.answer("/email", ["isAvailable": true])
                    page.fill(email: "email@test.com", password: "123456")
                    page.indicator.expectToDisappear()
                }

                it("registers, and greets") {
                    app.server.answer("/registration", ["isRegistered": true])
                    page.registerButton.tap()
                    expect(page.registerButton).notTo(beEnabled())
                    app.attachPicture("while the server registers")
                    MainPage().expectToAppear()
                    expect(app.server.requests.last)
                        == Request(
                            method: .post,
                            url: "/registration",
                            params: ["email": "email@test.com", "password": "123456"]
                        )
                }

                it("says that the server does not answer, and lets people try again") {
                    app.server.fail("/registration")
                    app.server.answer("/registration", ["unexpected": 1])
                    app.server.answer("/registration", ["isRegistered": true])
                    for _ in 1...2 {
                        page.registerButton.tap()
                        page.errorMessage.expectTo(haveLabel("The server does not answer. Try again later."))
                    }
                    app.attachPicture("the server does not answer")
                    page.registerButton.tap()
                    MainPage().expectToAppear()
                }

                it("leaves a link that is opened before the answer on the way back, and the form not") {
                    app.server.answer("/registration", ["isRegistered": true])
                    app.server.fail("/venues/3")
                    page.registerButton.tap()
                    expect(app.navigator.open("venue/3")) == true
                    app.time.advance(by: .seconds(1))
                    MainPage().expectToAppear()
                    CommandsPage().back.tap()
                    expect(VenueDetailPage()).to(exist())
                    CommandsPage().back.tap()
                    expect(LoginPage()).to(exist())
                }

                it("stays at the login if people went back before the answer") {
                    app.server.answer("/registration", ["isRegistered": true])
                    page.registerButton.tap()
                    CommandsPage().back.tap()
                    app.time.advance(by: .seconds(1))
                    expect(LoginPage()).to(exist())
                }
            }
        }
    }
}
