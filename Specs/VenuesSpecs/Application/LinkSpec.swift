import Expect
import ScreenTesting
import Spec

/// Links that another program opens in the running application.
final class LinkSpec: SpecCase {
    override class func spec() {
        describe("A link that is opened in the running application") {
            lazy var app = RemoteApplication("venues")
            let detail = VenueDetailPage()

            aroundEach { example in
                app.run { _ in example() }
            }

            it("leads to the venue that it names, and from there back") {
                app.send("open venue/3")
                detail.expectTo(haveLabel("Minorite Church"))
                expect(detail.address).to(haveLabel("Minoritenplatz 2A"))
                CommandsPage().back.tap()
                expect(LoginPage()).to(exist())
            }

            it("leads to a screen that says that there is no such venue") {
                app.send("open venue/99")
                detail.message.expectToAppear()
                expect(detail).to(haveLabel("Venue 99"))
            }

            it("is refused if it names no venue") {
                let messages = gatherFailures { app.send("open shop/3") }.map(\.message)
                expect(messages) == [
                    "expected to send “open shop/3” to venues, it does not recognize the link “shop/3”"
                ]
                expect(LoginPage()).to(exist())
            }
        }
    }
}
