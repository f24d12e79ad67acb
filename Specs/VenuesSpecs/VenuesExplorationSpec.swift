import Expect
import Properties
import ScreenTesting
import Spec

@testable import VenueScreens

/// What must hold whatever users do, however the server answers, and in whichever order tasks run.
final class VenuesExplorationSpec: SpecCase {
    override class func spec() {
        describe("Venues, whatever people do") {
            it("shows one state at a time", .cases(60), forAll: .story(steps: 0...25)) { story in
                let app = TestApp()
                app.server.answerLikeShippedServer()
                app.server.fault = { request in
                    story.draw(
                        "fault of \(request.url)",
                        .frequency((3, .constant(nil)), (1, .constant(.noConnection)))
                    )
                }
                app.navigator.installRootScreen()
                // Few stories that begin at the login get as far as the venues.
                if story.draw("begins at the venues", .bool) { app.navigator.showVenues() }
                try await story.explore(
                    app.window,
                    time: app.time,
                    texts: .string(of: "aZ9@. ", count: 1...8),
                    leavingOut: ["quit"]
                ) {
                    withScreen(app.window) {
                        let page = VenueListPage()
                        expect([page.loader.exists, page.message.exists, page.list.exists].count { $0 }) <= 1
                    }
                }
            }
        }
    }
}
