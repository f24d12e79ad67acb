import Expect
import Foundation
import ScreenElements
import ScreenTesting
import Spec
import XCTest

/// The code blocks from the documentation catalogs, word for word, together with the setup that they need. The page objects are
/// declared in `TestScreens.swift`.
final class DocumentationSnippets: XCTestCase {
    func testScreenTesting() {
        onScreen { _ in
            let list = ListPage()
            expect(list.item("1").title).to(haveLabel("First"))
            list.item("1").tap()
            SimplePage().successView.expectToAppear()
        }
    }

    func testASearchComparesLikeWithLike() {
        MainActor.assumeIsolated {
            let application = TestApplication()
            let app = application.root
            withScreen(app, time: application.time) { ListPage().item("1").tap() }
            application.time.advance(by: .zero)
            withScreen(app) {
                let more = SimpleElementBrowser(request: SearchRequest(id: "Button", type: .button))
                expect(more).to(haveLabel("more"))
            }
        }
    }

    func testAScreenAroundAnExample() {
        MainActor.assumeIsolated {
            let application = TestApplication()
            let (app, time) = (application.root, application.time)
            let example = { expect(ListPage()).to(exist()) }
            let aroundEach = { (hook: (() -> Void) -> Void) in hook(example) }
            aroundEach { runExample in
                withScreen(app, time: time) { runExample() }
            }
        }
    }

    func testASpecReadsAsAStory() {
        onScreen { _ in
            let list = ListPage()
            expect(list.item("1").title).to(haveLabel("First"))
            expect(list.item("1").infoButton).to(exist())
            let page = list.openSimplePage(byItem: "1")
            page.successView.expectToAppear()
            page.button2.tap()
        }
    }

    func testComponents() {
        onScreen { app in
            ListBrowser("ListView").cell(3).button("InfoButton").tap()
            let items = ListBrowser("ListView")
            items.scroll(to: items.cell(id: "9"))
        }
    }

    func testWaiting() {
        onScreen { app in
            app.delay = .seconds(2)
            let page = ListPage().openSimplePage(byItem: "1")
            page.successView.expectToAppear(timeout: .seconds(3))
            page.loadingView.expectToDisappear()
            page.button2.expectTo(beEnabled())
            if page.successView.waitForAppearance(timeout: .seconds(1)) != .completed {
                fail("nothing was loaded in a second")
            }
        }
    }

    func testTheFailureOfAStory() throws {
        try MainActor.assumeIsolated {
            let app = TestApplication()
            let failures = withScreen(app.root) {
                let page = ListPage().openSimplePage(byItem: "1")
                return gatherFailures { page.button1.tap(timeout: .zero) }.map(\.message)
            }
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let page = folder.appending(
                path: "../../../Sources/ScreenTesting/ScreenTesting.docc/ScreensAndPageObjects.md"
            )
            let text = try String(contentsOf: page, encoding: .utf8).replacing(" within 5 s", with: "")
            let message = try XCTUnwrap(failures.first).components(separatedBy: "\n  virtual time")[0]
            XCTAssertTrue(text.contains("```\n\(message)\n```"), message)
        }
    }

    func testByAttributes() {
        onScreen { _ in
            tester().usingIdentifier("1").tap()
            tester().usingIdentifier("SuccessView").waitForView()
            tester().waitForAnimationsToFinish()
            tester().usingIdentifier("Button").usingType(.button).expectToContainText("more")
        }
    }

    func testFromOutside() {
        MainActor.assumeIsolated {
            var hook: (() -> Void) -> Void = { $0() }
            let aroundEach = { (newHook: @escaping (() -> Void) -> Void) in hook = newHook }
            let it = { (_: String, body: () -> Void) in hook(body) }
            aroundEach { runExample in
                RemoteApplication("ScreenFixture").run { _ in runExample() }
            }
            it("says hello") {
                let page = FixturePage()
                page.field.typeText("you")
                page.answerButton.tap()
                page.answer.expectTo(haveLabel("hello, you"))
            }
            RemoteApplication("ScreenFixture").run { app in
                FixturePage().button("quitLater").tap()
                expect(app.waitForExit()) == 5
            }
        }
    }

    func testSending() {
        MainActor.assumeIsolated {
            RemoteApplication("ScreenFixture").run { app in
                app.send("say hello")
            }
        }
    }

    func testServing() throws {
        try MainActor.assumeIsolated {
            let window = TestElement(.window)
            var server: ScreenServer?
            server = try ScreenServer.start(showing: window)
            XCTAssertNil(server)
            server?.register("say") { text in print("told to say \(text)") }
        }
    }

    private func onScreen(_ body: @MainActor (TestApplication) -> Void) {
        MainActor.assumeIsolated {
            let app = TestApplication()
            withScreen(app.root, time: app.time) { body(app) }
        }
    }
}

@MainActor private struct Button {
    let name: String
    let title: String
    let action: @MainActor @Sendable () -> Void
}

extension Button: ScreenElement {
    var elementType: ElementType { .button }
    var identifier: String { name }
    var label: String { title }
    func tap() { action() }
}
