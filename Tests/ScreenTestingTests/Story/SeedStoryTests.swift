import Expect
import ScreenElements
import ScreenTesting
import VirtualTime
import TestSupport
import XCTest

/// A list leads to a screen with two buttons. The label of one button is the identifier of the other.
final class SeedStoryTests: XCTestCase {
    func testTheFlow() {
        onApplication { app in
            let list = ListPage()
            expect(list.item("1").title).to(haveLabel("First"))
            app.delay = .seconds(2)
            let page = list.openSimplePage(byItem: "1")
            expect(page.successView).notTo(exist())
            page.successView.expectToAppear()
            XCTAssertEqual(app.time.elapsed, .seconds(2))
            expect(page.button2).to(haveLabel("more"))
            page.button2.tap()
            XCTAssertEqual(app.tapped, ["Button"])
        }
    }

    func testAButtonIsNotFoundByTheLabelOfAnother() {
        onApplication { app in
            let page = ListPage().openSimplePage(byItem: "1")
            page.successView.expectToAppear()
            let button = SimpleElementBrowser(request: SearchRequest(id: "Button", type: .button))
            XCTAssertEqual(button.count, 1)
            expect(button).to(haveLabel("more"))
            let labelled = SimpleElementBrowser(request: SearchRequest(type: .button, label: "Button"))
            XCTAssertEqual(labelled.all.map(\.identifier), ["Button1"])
        }
    }

    func testATitleIsFoundInsideOfItsCellAmongNine() {
        onApplication { _ in
            let list = ListPage()
            let titles = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth"]
            for (index, title) in titles.enumerated() {
                expect(list.item("\(index + 1)").title).to(haveLabel(title))
                expect(list.item("\(index + 1)").infoButton).to(exist())
            }
            expect(list.item("10")).notTo(exist())
            let anyTitle = list.descendant(.staticText, id: "Title")
            XCTAssertEqual(anyTitle.count, 9)
            XCTAssertEqual(
                sentences { anyTitle.tap(timeout: .zero) },
                ["expected to tap staticText with identifier “Title”, found 9"]
            )
        }
    }

    func testAButtonOfTheSameIdentifierOnAnotherScreenIsNotFound() {
        onApplication { app in
            app.leadsAstray = true
            let page = ListPage().openSimplePage(byItem: "1")
            XCTAssertTrue(SimpleElementBrowser(request: SearchRequest(id: "Button", type: .button)).exists)
            XCTAssertFalse(page.button2.exists)
            assertMessages(
                """
                expected to tap button with identifier “Button” within 5 s of virtual time, found none of other with \
                identifier “SimpleView”, in which to look
                the screen:
                    application
                      other, identifier “HelpView”
                        button, identifier “Button1”, label “Button”
                        button, identifier “Button”, label “more”
                """
            ) { page.button2.tap() }
            XCTAssertEqual(app.tapped, [])
        }
    }

    func testTheSuccessViewIsWaitedForAsTheArticleDoes() {
        onApplication { app in
            app.delay = .seconds(2)
            let page = ListPage().openSimplePage(byItem: "3")
            expect(page.loadingView).to(exist())
            XCTAssertEqual(page.successView.waitForAppearance(), .completed)
            expect(page.loadingView).notTo(exist())
            XCTAssertEqual(app.time.elapsed, .seconds(2))
        }
    }

    func testTheLoadingViewIsWaitedForToGo() {
        onApplication { app in
            app.delay = .seconds(2)
            let page = ListPage().openSimplePage(byItem: "3")
            XCTAssertEqual(
                page.loadingView.waitForDisappearance(timeout: .seconds(1)),
                .timedOut(lastSeen: "it is still there")
            )
            XCTAssertEqual(page.loadingView.waitForDisappearance(timeout: .seconds(1)), .completed)
            XCTAssertEqual(app.time.elapsed, .seconds(2))
        }
    }

    func testTheScreenLoadsTooLong() {
        onApplication { app in
            app.delay = .seconds(6)
            let page = ListPage().openSimplePage(byItem: "1")
            assertList(
                messages { page.button2.tap() }.map { $0.replacing(/\ at [^ ]*swift:\d+/, with: "") },
                """
                expected to tap button with identifier “Button” within 5 s of virtual time, found none of other with \
                identifier “SuccessView”, in which to look
                in other with identifier “SimpleView”
                near misses:
                  other, identifier “SuccessView”, hidden: it is hidden
                the screen:
                    application
                      other, identifier “SimpleView”
                        activityIndicator, identifier “LoadingView”
                        other, identifier “SuccessView”, hidden
                          button, identifier “Button1”, label “Button”
                          button, identifier “Button”, label “more”
                  virtual time stands at 5 s, and this is pending:
                    work of “queue”, due at 6 s, submitted at 0 s
                """
            )
            page.button2.tap()
            XCTAssertEqual(app.tapped, ["Button"])
            XCTAssertEqual(app.time.elapsed, .seconds(6))
        }
    }

    func testTheSameFlowInAsyncCode() {
        onMainAsync {
            let app = TestApplication()
            app.delay = .seconds(2)
            await withScreen(app.root, time: app.time) {
                let list = ListPage()
                expect(list.item("9").title).to(haveLabel("Ninth"))
                await list.item("9").tap()
                let page = SimplePage()
                let result = await page.successView.waitForAppearance()
                XCTAssertEqual(result, .completed)
                await page.button2.tap()
                XCTAssertEqual(app.tapped, ["Button"])
                XCTAssertEqual(app.time.elapsed, .seconds(2))
            }
        }
    }
}

private func onApplication(_ body: @MainActor (TestApplication) -> Void) {
    onMain {
        let app = TestApplication()
        do {
            try withDeterministicTasks { withScreen(app.root, time: app.time) { body(app) } }
        } catch {
            XCTFail("\(error)")
        }
    }
}
