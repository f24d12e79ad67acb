import Expect
import ScreenTesting
import Spec

@testable import VenueScreens

final class LoginScreenSpec: SpecCase {
    override class func spec() {
        describe("The login screens") {
            lazy var app = TestApp()
            let login = LoginPage()

            aroundEach { example in
                app.navigator.installRootScreen()
                try app.run { example() }
            }

            it("ask for a nickname at first") {
                app.attachPicture("the login")
                expect(login.loginField).to(haveValue(""))
                expect(CommandsPage().back).notTo(exist())
            }

            it("say that a nickname is needed, until there is one") {
                login.nextButton.tap()
                expect(login).to(exist())
                expect(login.problem).to(haveLabel("Enter a nickname first."))
                app.attachPicture("without a nickname")
                login.enter(login: "N")
                expect(login.problem).notTo(exist())
            }

            it("say how to fill in the nickname to people who type it alone") {
                app.window.enter("ana")
                expect(app.window.notice)
                    == "There is no such command: “ana”. To fill in a field, type “Nickname: …”."
                app.attachPicture("a line that is no command")
            }

            it("say that the greeting is on its way, and then greet") {
                login.enter(login: "Nickname")
                let main = login.tapNextButton()
                app.attachPicture("before the greeting")
                expect(main.indicator).to(exist())
                expect(main.mainLabel).notTo(exist())
                app.time.advance(by: .seconds(3))
                app.attachPicture("the greeting")
                expect(main.indicator).notTo(exist())
                expect(main.mainLabel).to(haveLabel("Hello world"))
            }

            it("greet people who come back from the venues, if they left before") {
                app.server.answerLikeShippedServer()
                login.enter(login: "Nickname")
                let main = login.tapNextButton()
                _ = main.openVenues()
                app.time.advance(by: .seconds(3))
                CommandsPage().back.tap()
                expect(main.mainLabel).to(haveLabel("Hello world"))
            }

            it("keep the nickname for people who come back") {
                login.enter(login: "Nickname")
                _ = login.tapNextButton()
                CommandsPage().back.tap()
                expect(login.loginField).to(haveValue("Nickname"))
            }

            it("can be quit, each of them") {
                var count = 0
                app.navigator.onQuit = { count += 1 }
                CommandsPage().quit.tap()
                login.enter(login: "Nickname")
                _ = login.tapNextButton()
                CommandsPage().quit.tap()
                expect(count) == 2
            }

            it("can be used with the keys alone") {
                for line in ["nickname: Nickname", "next"] { app.window.enter(line) }
                expect(MainPage()).to(exist())
                app.window.enter("b")
                expect(login.loginField).to(haveValue("Nickname"))
            }
        }
    }
}
