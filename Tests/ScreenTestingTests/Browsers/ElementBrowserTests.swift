import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class ElementBrowserTests: XCTestCase {
    private struct Page: ElementBrowser {
        let request = SearchRequest(id: "Page")
        var button: SimpleElementBrowser { descendant(.button, id: "Next", label: "a", value: "b") }
        var cells: SimpleElementBrowser { descendant(SearchRequest(type: .cell, index: 1)) }
    }

    func testAPageHasNoParentUnlessItTells() {
        XCTAssertNil(Page().parentBrowser)
        onMain { XCTAssertNil(Page().parentElement) }
        XCTAssertEqual("\(Page())", "element with identifier “Page”")
        XCTAssertEqual(Page().button.description, "button with identifier “Next”, label “a”, value “b”")
        XCTAssertEqual(Page().cells.request.index, 1)
        XCTAssertTrue(Page().button.parentBrowser is Page)
    }

    func testOneOfSeveral() {
        let browser = Page().button
        XCTAssertEqual(browser.at(2).description, "button with identifier “Next”, label “a”, value “b” (index 2)")
        XCTAssertEqual(browser.first.request.index, 0)
        XCTAssertTrue(browser.at(2).parentBrowser is Page)
        onMain {
            let element = TestElement()
            let inside = SimpleElementBrowser(request: SearchRequest(type: .cell), parentElement: element)
            XCTAssertTrue(inside.first.parentElement as? TestElement === element)
        }
    }

    func testTheElementAndItsParent() throws {
        try onScreen {
            [TestElement(id: "Page", label: "page", [TestElement(.cell, label: "1"), TestElement(.cell, label: "2")])]
        } _: { root in
            XCTAssertEqual(try Page().view.label, "page")
            XCTAssertEqual(try Page().cells.view.label, "2")
            XCTAssertEqual(try Page().cells.parentView?.label, "page")
            XCTAssertNil(try Page().parentView)
            XCTAssertEqual(try Page().find().label, "page")
            let inside = SimpleElementBrowser(parentElement: root.subelements[0], parentBrowser: Page())
            XCTAssertTrue(try inside.parentView as? TestElement === root.subelements[0] as? TestElement)
        }
    }

    func testAParentElementGoesBeforeAParentBrowser() {
        onScreen([TestElement(id: "Page", [TestElement(.button, label: "in the page")])]) { _ in
            let other = TestElement([TestElement(.button, label: "in the element")])
            let browser = SimpleElementBrowser(
                request: SearchRequest(type: .button),
                parentElement: other,
                parentBrowser: Page()
            )
            XCTAssertEqual(browser.all.map(\.label), ["in the element"])
            XCTAssertEqual(browser.descendant(.image).count, 0)
        }
    }

    func testAParentElementNeedsNoScreen() {
        onMain {
            let element = TestElement([TestElement(.cell, [TestElement(.button, label: "x")])])
            let cell = SimpleElementBrowser(request: SearchRequest(type: .cell), parentElement: element)
            XCTAssertEqual(cell.descendant(.button).all.map(\.label), ["x"])
            cell.descendant(.button).tap()
        }
    }

    func testWhatIsNotThereIsAnErrorThatIsNotRecorded() {
        onScreen([]) { _ in
            let failures = messages {
                XCTAssertThrowsError(try Page().view) {
                    XCTAssertEqual(
                        "\($0)",
                        """
                        expected one element with identifier “Page”, found none
                        the screen:
                            application
                        """
                    )
                    XCTAssertTrue($0 is SearchError)
                }
                XCTAssertThrowsError(try Page().cells.parentView)
            }
            XCTAssertEqual(failures, [])
        }
    }

    func testFindRecordsAFailureAndEndsTheTest() {
        onScreen([]) { _ in
            let failures = messages {
                XCTAssertThrowsError(try Page().find()) {
                    XCTAssertEqual(
                        ($0 as? RequirementFailure)?.message,
                        "expected one element with identifier “Page”, found none\nthe screen:\n    application"
                    )
                }
            }
            XCTAssertEqual(failures.count, 1)
        }
    }

    func testNothingIsNotAFailureWhereItIsAskedFor() {
        onScreen([TestElement(.button), TestElement(.button)]) { _ in
            XCTAssertEqual(
                messages {
                    XCTAssertFalse(Page().exists)
                    XCTAssertFalse(Page().isHittable)
                    XCTAssertEqual(Page().count, 0)
                    XCTAssertEqual(Page().button.all.count, 0)
                },
                []
            )
            let buttons = SimpleElementBrowser(request: SearchRequest(type: .button))
            XCTAssertTrue(buttons.exists)
            XCTAssertFalse(buttons.isHittable)
            XCTAssertTrue(buttons.first.isHittable)
            XCTAssertEqual(buttons.at(1).count, 2)
            XCTAssertFalse(buttons.at(2).exists)
        }
    }

    func testScreensMayBeNested() {
        onMain {
            let browser = SimpleElementBrowser(request: SearchRequest(type: .button))
            withScreen(TestElement(.button, label: "outer")) {
                withScreen(TestElement(.button, label: "inner")) {
                    XCTAssertEqual(browser.all.map(\.label), ["inner"])
                }
                XCTAssertEqual(browser.all.map(\.label), ["outer"])
            }
        }
    }

    func testAScreenGivesWhatItsBodyGives() {
        onMain {
            XCTAssertEqual(withScreen(TestElement()) { 7 }, 7)
            do {
                try withScreen(TestElement()) { throw Broken() }
                XCTFail("it did not throw")
            } catch {
                XCTAssertTrue(error is Broken)
            }
        }
        onMainAsync {
            let seven: Int = await withScreen(TestElement()) {
                await Task.yield()
                return 7
            }
            XCTAssertEqual(seven, 7)
            do {
                try await withScreen(TestElement()) {
                    await Task.yield()
                    throw Broken()
                }
                XCTFail("it did not throw")
            } catch {
                XCTAssertTrue(error is Broken)
            }
        }
    }

    func testEachTaskHasItsScreen() {
        onMainAsync {
            let browser = SimpleElementBrowser(request: SearchRequest(type: .button))
            let tasks = (1...3).map { number in
                Task {
                    await withScreen(TestElement(.button, label: "\(number)")) {
                        await Task.yield()
                        return browser.all.map(\.label)
                    }
                }
            }
            for (index, task) in tasks.enumerated() {
                let labels = await task.value
                XCTAssertEqual(labels, ["\(index + 1)"])
            }
        }
    }
}
