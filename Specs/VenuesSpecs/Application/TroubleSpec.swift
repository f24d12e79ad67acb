import ExampleKit
import Expect
import ScreenTesting
import Spec

/// The real application in situations that doubles only imitate. Each situation ends in a state from
/// which there is a way back.
final class TroubleSpec: SpecCase {
    override class func spec() {
        describe("The application in trouble, from outside") {
            @MainActor func run(_ arguments: String..., example: @MainActor (VenueListPage) throws -> Void) rethrows {
                try RemoteApplication("venues", arguments: arguments).run { app in
                    LoginPage().enter(login: "Nickname")
                    let list = LoginPage().tapNextButton().openVenues()
                    try example(list)
                    if let picture = app.picture {
                        attach(String(decoding: picture.content, as: UTF8.self), named: "the screen")
                    }
                    CommandsPage().back.tap()
                    expect(MainPage()).to(exist())
                }
            }

            it(
                "says that there is no answer {0}",
                arguments: [
                    ("from a server that is not there", "http://127.0.0.1:1"),
                    ("from an address that is none", "no address"),
                    ("from an address that is not for HTTP", "file:///etc"),
                ]
            ) { _, url in
                run("--url", url) { list in
                    list.message.expectTo(haveLabel("The venues cannot be loaded. Check the connection and try again."))
                    expect(list.retryButton).to(beEnabled())
                }
            }

            it("does not understand a malformed answer, and loads again") {
                let server = try ScriptedServer(script: [.json("[{"), .json("[]")])
                run("--url", server.baseURL) { list in
                    list.message.expectTo(haveLabel("The venues cannot be loaded. Check the connection and try again."))
                    list.retryButton.tap()
                    list.message.expectTo(haveLabel("There are no venues around you."))
                }
                expect(server.requests.map(\.path)) == ["/venues", "/venues"]
            }

            it("says that there is no answer where the server asks for a password") {
                let challenge = ["WWW-Authenticate": "Basic realm=\"venues\""]
                let server = try ScriptedServer(script: [.answer(status: 401, headers: challenge)])
                run("--url", server.baseURL) { list in
                    list.message.expectTo(haveLabel("The venues cannot be loaded. Check the connection and try again."))
                    expect(list.retryButton).to(beEnabled())
                }
            }

            it(
                "says {0}",
                arguments: [
                    ("that there is nothing around a place without venues", "0,0", "There are no venues around you."),
                    (
                        "that the location is not known where it cannot be found out", "unknown",
                        "Your location cannot be found out now."
                    ),
                ]
            ) { _, location, message in
                run("--location", location) { list in
                    list.message.expectTo(haveLabel(message))
                    expect(list.retryButton).to(beEnabled())
                }
            }

            it("leads to the settings where access to the location is denied, and from there to the venues") {
                run("--deny-location") { list in
                    list.openSettings().allowButton.tap()
                    CommandsPage().back.tap()
                    list.retryButton.tap()
                    list.venue(1).expectToAppear()
                }
            }
        }
    }
}
