import ExampleKit
import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import VenueScreens

/// Tests the real screens and the real navigation. Only the use cases are replaced.
final class VenueNavigationSpec: SpecCase {
    override class func spec() {
        describe("From the venues around you") {
            lazy var app = TestApp()
            lazy var venues = Answers<[Venue]>(time: app.time, .success([.cafe, .park]))
            lazy var details = Answers<VenueDetails>(time: app.time, .success(.cafe))
            let list = VenueListPage()
            let detail = VenueDetailPage()

            aroundEach { example in
                app.venueRoot.getBestPlacesAroundYou = GetBestPlacesAroundYouStub(answers: venues)
                app.venueRoot.getVenueDetails = GetVenueDetailsStub(answers: details)
                app.navigator.installRootScreen()
                app.navigator.showVenues()
                try app.run { example() }
            }

            it("a tap leads to the venue, with its name for a title") {
                let detail = list.open(venue: 4)
                expect(detail).to(haveLabel("Café Central"))
                expect(detail.loader).to(exist())
                app.attachPicture("while the venue loads")
                detail.address.expectTo(haveLabel("Herrengasse 14"))
                expect(detail.hours).to(haveLabel("Open until ten"))
                expect(detail.tip).to(haveLabel("Come before nine."))
                expect(detail.loader).notTo(exist())
                app.attachPicture("the venue")
            }

            it("a venue that cannot be loaded may be loaded again") {
                details.results = [.failure(NetworkError.noConnection), .success(.cafe)]
                _ = list.open(venue: 4)
                detail.message.expectTo(haveLabel("The venue cannot be loaded. Check the connection and try again."))
                app.attachPicture("the venue cannot be loaded")
                expect(detail.address).notTo(exist())
                detail.retryButton.tap()
                expect(detail.loader).to(exist())
                expect(detail.message).notTo(exist())
                detail.address.expectToAppear()
                expect(detail.message).notTo(exist())
            }

            it("a venue to which people come back is loaded anew, and shows nothing old until then") {
                details.results = [.success(.cafe), .failure(NetworkError.noConnection)]
                list.open(venue: 4).tip.expectToAppear()
                app.navigator.showVenues()
                CommandsPage().back.tap()
                expect(detail.loader).to(exist())
                detail.message.expectToAppear()
                for old in [detail.address, detail.hours, detail.tip] { expect(old).notTo(exist()) }
            }

            it("the way back from a venue leads to the list as it was") {
                list.open(venue: 1).address.expectToAppear()
                CommandsPage().back.tap()
                expect(list.venue(1)).to(exist())
                expect(list.loader).notTo(exist())
                expect(venues.count) == 1
            }

            it("a venue that is left before it has loaded leaves nothing behind") {
                _ = list.open(venue: 4)
                CommandsPage().back.tap()
                app.time.advance(by: .zero)
                expect(app.time.pending).to(beEmpty())
                expect(list).to(exist())
            }

            it("the settings give access to the location, and then a retry shows the venues") {
                list.venue(4).expectToAppear()
                CommandsPage().back.tap()
                app.settings.isAllowed = false
                app.navigator.showVenues()
                list.message.expectToAppear()
                let settings = list.openSettings()
                expect(settings.state).to(haveLabel("Venues may not know where you are."))
                app.attachPicture("the settings, without access")
                settings.allowButton.tap()
                app.attachPicture("the settings, with access")
                expect(settings.allowButton).notTo(exist())
                expect(settings.state).to(haveLabel("Venues may know where you are."))
                settings.forbidButton.tap()
                expect(settings.state).to(haveLabel("Venues may not know where you are."))
                settings.allowButton.tap()
                CommandsPage().back.tap()
                list.retryButton.tap()
                list.venue(4).expectToAppear()
            }
        }
    }
}
