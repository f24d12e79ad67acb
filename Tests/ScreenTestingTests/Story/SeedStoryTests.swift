import Expect
import ScreenElements
import ScreenTesting
import XCTest

/// The story of a list that leads to a screen with two buttons, of which one's label is the other's identifier.
final class SeedStoryTests: XCTestCase {
    func testTheFlow() {
        onScreen { app in
            let list = ListPage()
            expect(list.item("1").title).to(haveLabel("First"))
            app.delay = .seconds(2)
            let page = list.openSimplePage(byItem: "1")
            expect(page.successView).notTo(exist())
            page.successView.expectToAppear()
            XCTAssertEqual(app.time.elapsed, .seconds(2))
            expect(page.button2).to(haveLabel("more"))
            page.button2.tap()
        }
    }

    private func onScreen(_ body: @MainActor (TestApplication) -> Void) {
        MainActor.assumeIsolated {
            let app = TestApplication()
            withScreen(app.root, time: app.time) { body(app) }
        }
    }
}
