import Expect
import ScreenElements
import ScreenTesting
import XCTest

/// Searches for elements that are directly inside another element.
final class ChildrenTests: XCTestCase {
    /// Returns a form with three buttons: one directly inside it, one in a section, one in a stack. A fourth is beside the form.
    @MainActor private static func form() -> [TestElement] {
        let section = TestElement(.group, id: "Section", [TestElement(.button, id: "ok", label: "in the section")])
        let stack = TestElement(.other, id: "Stack", [TestElement(.button, id: "more")])
        stack.exposure = .childrenOnly
        let buttons = [TestElement(.button, id: "ok", label: "in the form"), section, stack]
        return [TestElement(.other, id: "Form", buttons), TestElement(.button, id: "ok", label: "beside it")]
    }

    func testAChildIsNotLookedForDeeper() throws {
        try onScreen({ Self.form() }) { _ in
            let form = SimpleElementBrowser(request: SearchRequest(id: "Form"))
            XCTAssertEqual(try form.children(.button, id: "ok").view.label, "in the form")
            XCTAssertEqual(form.descendant(.button, id: "ok").count, 2)
            XCTAssertEqual(form.children(.button).all.map(\.identifier), ["ok", "more"])
            XCTAssertEqual(form.children().count, 3)
            XCTAssertEqual(try form.children(.button).at(1).view.identifier, "more")
            XCTAssertEqual(try form.children(.group).children(.button).view.label, "in the section")
            XCTAssertFalse(form.children(.group).children(.group).exists)
        }
    }

    func testChildrenOfAnElementThatWasFound() {
        onScreen({ Self.form() }) { root in
            let inside = SimpleElementBrowser(request: SearchRequest(type: .button).forChild(), parentElement: root)
            XCTAssertEqual(inside.all.map(\.label), ["beside it"])
            let ofScreen = SimpleElementBrowser(request: SearchRequest(type: .button).forChild())
            XCTAssertEqual(ofScreen.all.map(\.label), ["beside it"])
            XCTAssertFalse(SimpleElementBrowser(request: SearchRequest(type: .application).forChild()).exists)
        }
    }

    func testChildrenOfOneOfSeveral() throws {
        try onScreen({ (1...3).map { TestElement(.cell, [TestElement(.staticText, label: "\($0)")]) } }) { _ in
            let cells = SimpleElementBrowser(request: SearchRequest(type: .cell))
            XCTAssertEqual(try cells.at(1).children(.staticText).view.label, "2")
            XCTAssertEqual(cells.children(.staticText).all.map(\.label), ["1", "2", "3"])
        }
    }

    func testWhatLiesDeeperIsANearMiss() {
        onScreen({ Self.form() }) { _ in
            let form = SimpleElementBrowser(request: SearchRequest(id: "Form"))
            let button = form.children(.button, label: "in the section")
            assertMessages(
                """
                threw SearchError: expected one child button with label “in the section”, found none
                in element with identifier “Form”
                near misses:
                  button, identifier “ok”, label “in the section”: \
                it does not lie directly inside of element with identifier “Form”
                the screen:
                    application
                      other, identifier “Form”
                        button, identifier “ok”, label “in the form”
                        group, identifier “Section”
                          button, identifier “ok”, label “in the section”
                        other, identifier “Stack”
                          button, identifier “more”
                      button, identifier “ok”, label “beside it”
                """
            ) { _ = try button.view }
        }
    }

    func testAnEmptyIdentifierIsNotCompared() throws {
        try onScreen({ Self.form() }) { _ in
            let request = SearchRequest(id: "", type: .button, label: "beside it")
            XCTAssertEqual(try SimpleElementBrowser(request: request).view.identifier, "ok")
            XCTAssertEqual(request.description, "button with label “beside it”")
        }
    }
}
