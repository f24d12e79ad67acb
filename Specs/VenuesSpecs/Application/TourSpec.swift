import Expect
import ScreenTesting
import Spec

@testable import VenueScreens

/// Runs the same examples twice: on the screens in this process, and in the application from outside.
final class TourSpec: SpecCase {
    override class func spec() {
        describe("The way through the application") {
            sharedExamples("the way") {
                it("leads from the login to the greeting, to the venues, to one of them, and back") {
                    let login = LoginPage()
                    login.enter(login: "Nickname")
                    let list = login.tapNextButton().openVenues()
                    expect(list.loader).to(exist())
                    list.venue(1).expectToAppear()
                    expect(list.loader).notTo(exist())
                    expect(list.venue(1).title).to(haveLabel("Café Central"))
                    let detail = list.open(venue: 1)
                    expect(detail).to(haveLabel("Café Central"))
                    detail.address.expectTo(haveLabel("Herrengasse 14"))
                    CommandsPage().back.tap()
                    expect(detail).notTo(exist())
                    expect(list.venue(1)).to(exist())
                    CommandsPage().back.tap()
                    CommandsPage().back.tap()
                    expect(login.loginField).to(haveValue("Nickname"))
                }

                it("leads through the registration to the greeting, from which the way back is the login") {
                    let registration = LoginPage().openRegistration()
                    registration.fill(email: "new@example.com", password: "secret")
                    registration.registerButton.tap()
                    MainPage().expectToAppear()
                    CommandsPage().back.tap()
                    expect(LoginPage()).to(exist())
                }
            }

            context("in this process, on virtual time") {
                lazy var app = TestApp()

                aroundEach { example in
                    app.server.answerLikeShippedServer()
                    app.navigator.installRootScreen()
                    try app.run { example() }
                }

                itBehavesLike("the way")
            }

            context("in a process of its own, from outside") {
                aroundEach { example in
                    RemoteApplication("venues").run { app in
                        example()
                        CommandsPage().quit.tap()
                        expect(app.waitForExit()) == 0
                    }
                }

                itBehavesLike("the way")
            }
        }
    }
}
