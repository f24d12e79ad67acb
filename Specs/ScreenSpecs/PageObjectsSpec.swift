import ExampleKit
import Expect
import ScreenTesting
import Spec

final class PageObjectsSpec: SpecCase {
    override class func spec() {
        describe("A list that leads to a screen with two buttons") {
            lazy var app = StoryApplication()

            aroundEach { example in
                withScreen(app.window, time: app.time) { example() }
            }

            describe("the list") {
                let list = ListPage()

                it("has nine items") {
                    expect(list.items.count) == 9
                    attach(app.window.text, named: "the list")
                }
                it("shows each title inside of its own item, all of them under one identifier") {
                    expect(list.item("1").title).to(haveLabel("First"))
                    expect(list.item("9").title).to(haveLabel("Ninth"))
                    expect(list.item("5").infoButton).to(exist())
                }
                it("has no item but these") {
                    expect(list.item("10")).notTo(exist())
                }
                it("scrolls to an item that is tapped") {
                    list.item("9").tap()
                    SimplePage().expectToAppear()
                }
            }

            describe("the screen with two buttons") {
                it("loads for two seconds") {
                    let page = ListPage().openSimplePage(byItem: "1")
                    expect(page.loadingView).to(exist())
                    expect(page.successView).notTo(exist())
                    attach(app.window.text, named: "loading")
                    expect(page.successView.waitForAppearance(timeout: .seconds(1)))
                        == .timedOut(lastSeen: "found none")
                    page.successView.expectToAppear(timeout: .seconds(1))
                    expect(app.time.elapsed) == .seconds(2)
                    expect(page.loadingView).notTo(exist())
                    attach(app.window.text, named: "loaded")
                }
                it("tells two buttons apart, although the label of one is the identifier of the other") {
                    let page = ListPage().openSimplePage(byItem: "1")
                    page.button2.expectTo(haveLabel("more"))
                    expect(page.button1).to(haveLabel("Button"))
                    expect(page.successView.descendant(.button, label: "Button").count) == 1
                    page.button2.tap()
                }

                context("when the transition leads to another screen") {
                    beforeEach { app.leadsAstray = true }

                    it("is not taken for that one, although a button there has the same identifier") {
                        let page = ListPage().openSimplePage(byItem: "1")
                        expect(page.button2).notTo(exist())
                        let failures = gatherFailures { page.button2.tap(timeout: .zero) }
                        expect(failures.first?.message).to(contain("found none of other with identifier “SimpleView”"))
                    }
                }
            }
        }
    }
}
