import ExampleKit
import Expect
import Spec
import VirtualTime

@testable import VenueScreens

final class VenueDetailPresenterSpec: SpecCase {
    override class func spec() {
        describe("The presenter of a venue") {
            let time = VirtualTime()
            let details = Answers<VenueDetails>(time: time, .success(.cafe))
            let ui = VenueDetailUISpy()
            let presenter = VenueDetailPresenter(id: 4, getVenueDetails: GetVenueDetailsStub(answers: details))

            aroundEach { example in
                try withDeterministicTasks {
                    presenter.ui = ui
                    example()
                    try time.run()
                }
            }

            it("shows that it is loading, then the venue") {
                presenter.viewDidAppear()
                expect(ui.states) == [.loading]
                time.advance(by: .seconds(1))
                expect(ui.states) == [.loading, .details(.cafe)]
            }

            it("shows that it is loading also at a retry") {
                details.results = [.failure(NetworkError.noConnection), .success(.cafe)]
                presenter.viewDidAppear()
                time.advance(by: .seconds(1))
                presenter.retrySelected()
                expect(ui.states) == [.loading, .noAnswer, .loading]
                time.advance(by: .seconds(1))
                expect(ui.states) == [.loading, .noAnswer, .loading, .details(.cafe)]
            }

            it("loads once for two quick taps") {
                presenter.viewDidAppear()
                presenter.retrySelected()
                presenter.retrySelected()
                time.advance(by: .seconds(1))
                expect(details.count) == 1
                expect(ui.states) == [.loading, .details(.cafe)]
            }
        }
    }
}
