import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import VenueScreens

final class BestVenuesAroundYouPresenterSpec: SpecCase {
    override class func spec() {
        describe("The presenter of the venues around you") {
            let time = VirtualTime()
            let location = Answers<Location>(time: time, .success(.vienna))
            let venues = Answers<[Venue]>(time: time, .success([.cafe, .park]))
            let navigator = VenueListNavigatorSpy()
            let ui = BestVenuesAroundYouUISpy()
            let shown = VenueListState.venues([VenueViewModel(.cafe), VenueViewModel(.park)])
            var presenter: BestVenuesAroundYouPresenter! = BestVenuesAroundYouPresenter(
                getUserLocation: GetUserLocationStub(answers: location),
                getBestPlacesAroundYou: GetBestPlacesAroundYouStub(answers: venues),
                navigator: navigator
            )

            aroundEach { example in
                try withDeterministicTasks {
                    presenter.ui = ui
                    example()
                    try time.run()
                }
            }

            it("shows that it is loading, then the venues, and the same to people who come back") {
                presenter.viewDidAppear()
                expect(ui.states) == [.loading]
                time.advance(by: .seconds(2))
                presenter.viewDidAppear()
                expect(ui.states) == [.loading, shown]
            }

            it("loads again after an error, once for two quick taps") {
                venues.results = [.failure(NetworkError.malformedAnswer), .success([.cafe, .park])]
                presenter.viewDidAppear()
                time.advance(by: .seconds(2))
                presenter.retrySelected()
                presenter.retrySelected()
                time.advance(by: .seconds(2))
                expect(venues.count) == 2
                expect(ui.states) == [.loading, .noAnswer, .loading, shown]
            }

            it("stops loading when the screen is left") {
                weak var left: BestVenuesAroundYouPresenter?
                left = presenter
                presenter.viewDidAppear()
                time.advance(by: .milliseconds(500))
                presenter = nil
                time.advance(by: .zero)
                expect(left).to(beNil())
                expect(time.pending).to(beEmpty())
                time.advance(by: .seconds(2))
                expect(venues.count) == 0
                expect(ui.states) == [.loading]
            }
        }
    }
}
