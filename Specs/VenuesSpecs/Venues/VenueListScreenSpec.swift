import ExampleKit
import Expect
import ScreenTesting
import Spec
import VirtualTime

@testable import VenueScreens

/// Tests the real screen and presenter. The use cases and the navigator are replaced in the
/// composition root.
final class VenueListScreenSpec: SpecCase {
    override class func spec() {
        describe("The screen of the venues around you") {
            lazy var app = TestApp()
            lazy var location = Answers<Location>(time: app.time, .success(.vienna))
            lazy var venues = Answers<[Venue]>(time: app.time, .success([.cafe, .park]))
            let navigator = VenueListNavigatorSpy()
            let page = VenueListPage()

            aroundEach { example in
                app.venueRoot.getUserLocation = GetUserLocationStub(answers: location)
                app.venueRoot.getBestPlacesAroundYou = GetBestPlacesAroundYouStub(answers: venues)
                app.venueRoot.navigator = navigator
                try app.run { example() }
            }

            it("shows an indicator while the venues load") {
                app.navigator.showVenues()
                app.attachPicture("while the venues load")
                expect(page.loader).to(exist())
                expect(page.list).notTo(exist())
            }

            it("shows the venues") {
                app.navigator.showVenues()
                page.loader.expectToDisappear()
                app.attachPicture("the venues")
                expect(page.venue(4).title).to(haveLabel("Café Central"))
                expect(page.venue(1).subtitle).to(haveLabel("Park, 1.4 km"))
                expect(page.message).notTo(exist())
            }

            it("says that there are none") {
                venues.results = [.success([])]
                app.navigator.showVenues()
                page.message.expectTo(haveLabel("There are no venues around you."))
                app.attachPicture("no venues")
                expect(page.retryButton).to(exist())
            }

            it("opens the settings if access to the location is denied and the user wants to change that") {
                location.results = [.failure(LocationError.accessDenied)]
                app.navigator.showVenues()
                page.settingsButton.expectToAppear()
                app.attachPicture("access is denied")
                page.settingsButton.tap()
                expect(navigator.settingsCount) == 1
            }

            it("shows the venues on a retry after an error") {
                location.results = [.failure(LocationError.unavailable), .success(.vienna)]
                app.navigator.showVenues()
                page.message.expectTo(haveLabel("Your location cannot be found out now."))
                app.attachPicture("the location is not known")
                expect(page.settingsButton).notTo(exist())
                page.retryButton.tap()
                expect(page.message).notTo(exist())
                expect(page.retryButton).notTo(exist())
                page.venue(4).expectToAppear()
                expect(page.message).notTo(exist())
            }

            it("says that the server does not answer") {
                venues.results = [.failure(NetworkError.noConnection)]
                app.navigator.showVenues()
                page.message.expectTo(haveLabel("The venues cannot be loaded. Check the connection and try again."))
                app.attachPicture("the server does not answer")
            }

            it("scrolls to a venue far down the list") {
                venues.results = [
                    .success((1...40).map { Venue(id: $0, name: "Venue \($0)", category: "Bar", distance: $0) })
                ]
                app.navigator.showVenues()
                expect(page.venue(40)).notTo(exist())
                page.list.scroll(to: page.venue(40))
                page.venue(40).tap()
                app.attachPicture("the end of a long list")
                expect(navigator.shownVenues.map(\.id)) == [40]
            }
        }
    }
}
