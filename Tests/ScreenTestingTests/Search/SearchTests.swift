import ScreenElements
import ScreenTesting
import XCTest

final class SearchTests: XCTestCase {
    func testEachAttributeIsComparedWithItselfOnly() {
        onScreen([
            TestElement(.button, id: "one", label: "two", value: "three"),
            TestElement(.button, id: "two", label: "three", value: "one"),
            TestElement(.button, id: "three", label: "one", value: "two"),
        ]) { _ in
            XCTAssertEqual(labels(SearchRequest(id: "one")), ["two"])
            XCTAssertEqual(labels(SearchRequest(label: "one")), ["one"])
            XCTAssertEqual(labels(SearchRequest(value: "one")), ["three"])
            XCTAssertEqual(labels(SearchRequest(id: "one", label: "three")), [])
            XCTAssertEqual(labels(SearchRequest(id: "one", type: .button, label: "two", value: "three")), ["two"])
        }
    }

    func testTextsAreComparedExactly() {
        onScreen([TestElement(.button, id: "Next", label: "Next ")]) { _ in
            for id in ["next", "Nex", "Next ", "*", "Next|Back", "' OR '1' == '1"] {
                XCTAssertEqual(labels(SearchRequest(id: id)), [], id)
            }
            XCTAssertEqual(labels(SearchRequest(label: "Next")), [])
        }
    }

    func testAnEmptyTextIsComparedButAnEmptyIdentifierIsNot() {
        onScreen {
            [TestElement(.button, label: "no identifier"), TestElement(.button, id: "id", label: "", value: "")]
        } _: { _ in
            XCTAssertEqual(labels(SearchRequest(id: "", type: .button)), ["no identifier", ""])
            XCTAssertEqual(labels(SearchRequest(type: .button, label: "")), [""])
            XCTAssertEqual(labels(SearchRequest(value: "")), [""], "no value is not an empty one")
        }
    }

    func testTheTypeIsComparedUnlessItIsAny() {
        onScreen {
            [TestElement(.button, id: "x", label: "button"), TestElement(.staticText, id: "x", label: "text")]
        } _: { _ in
            XCTAssertEqual(labels(SearchRequest(id: "x", type: .staticText)), ["text"])
            XCTAssertEqual(labels(SearchRequest(id: "x")), ["button", "text"])
            XCTAssertEqual(labels(SearchRequest(id: "x", type: .cell)), [])
        }
    }

    func testAllConditionsHaveToHold() {
        onScreen([
            TestElement(.button, label: "one"),
            TestElement(.button, label: "two").with { $0.isEnabled = false },
            TestElement(.button, label: "three").with { $0.isEnabled = false },
        ]) { _ in
            let disabled = SearchRequest(type: .button).that("is disabled") { !$0.isEnabled }
            XCTAssertEqual(labels(disabled), ["two", "three"])
            XCTAssertEqual(labels(disabled.that("is long") { $0.label.count > 3 }), ["three"])
        }
    }

    func testConditionsAreAskedOfWhatHasTheAttributesOnly() {
        onScreen([TestElement(.button, label: "one"), TestElement(.staticText, label: "two")]) { _ in
            var asked: [String] = []
            nonisolated(unsafe) let note = { (label: String) in asked.append(label) }
            let request = SearchRequest(type: .button).that("is asked") {
                note($0.label)
                return true
            }
            XCTAssertEqual(labels(request), ["one"])
            XCTAssertEqual(asked, ["one"])
        }
    }

    func testTheWholeScreenIncludesItsRoot() {
        onScreen([]) { root in
            root.label = "root"
            XCTAssertEqual(labels(SearchRequest(type: .application)), ["root"])
        }
    }

    func testAParentIsNotInsideOfItself() {
        onScreen {
            [TestElement(.other, id: "x", label: "outer", [TestElement(.other, id: "x", label: "inner")])]
        } _: { root in
            let outer = SimpleElementBrowser(request: SearchRequest(id: "x", index: 0))
            XCTAssertEqual(labels(SearchRequest(id: "x"), in: outer), ["inner"])
            let element = SimpleElementBrowser(request: SearchRequest(id: "x"), parentElement: root.subelements[0])
            XCTAssertEqual(element.all.map(\.label), ["inner"])
        }
    }

    func testElementsAreFoundAtAnyDepthInTheOrderOfTheTree() {
        onScreen([
            TestElement(.other, id: "x", label: "1", [TestElement([TestElement(id: "x", label: "2")])]),
            TestElement(.other, id: "x", label: "3"),
        ]) { _ in XCTAssertEqual(labels(SearchRequest(id: "x")), ["1", "2", "3"]) }
    }

    func testTheChainIsFollowedDownThroughAnythingBetween() {
        onScreen([
            TestElement(
                id: "a",
                [TestElement([TestElement(id: "b", [TestElement([TestElement(id: "c", label: "in")])])])]
            ),
            TestElement(id: "b", [TestElement(id: "c", label: "b without a")]),
            TestElement(id: "c", [TestElement(id: "b", [TestElement(id: "a", label: "upside down")])]),
        ]) { _ in
            let a = SimpleElementBrowser(request: SearchRequest(id: "a", index: 0))
            XCTAssertEqual(a.descendant(id: "b").descendant(id: "c").all.map(\.label), ["in"])
        }
    }

    func testSeveralParentsGiveAllOfTheirElements() {
        onScreen {
            (1...9).map { TestElement(.cell, id: "\($0)", [TestElement(.staticText, id: "Title", label: "\($0)")]) }
        } _: { _ in
            let titles = SimpleElementBrowser(request: SearchRequest(type: .cell)).descendant(.staticText, id: "Title")
            XCTAssertEqual(titles.count, 9)
            XCTAssertTrue(titles.exists)
            XCTAssertEqual(titles.at(8).all.map(\.label), (1...9).map(String.init))
        }
    }

    func testAnElementInsideOfTwoMatchingParentsCountsOnce() {
        onScreen([TestElement(id: "a", [TestElement(id: "a", [TestElement(id: "x", label: "once")])])]) { _ in
            XCTAssertEqual(
                labels(SearchRequest(id: "x"), in: SimpleElementBrowser(request: SearchRequest(id: "a"))),
                ["once"]
            )
        }
    }

    func testAnIndexTellsParentsApart() throws {
        try onScreen((1...3).map { TestElement(.cell, id: "cell", [TestElement(.staticText, label: "\($0)")]) }) { _ in
            let cell = SimpleElementBrowser(request: SearchRequest(id: "cell"))
            XCTAssertEqual(try cell.first.descendant(.staticText).view.label, "1")
            XCTAssertEqual(try cell.at(2).descendant(.staticText).view.label, "3")
            XCTAssertFalse(cell.at(3).descendant(.staticText).exists)
            XCTAssertEqual(try cell.at(1).view.children[0].label, "2")
        }
    }

    func testAnIndexCountsInsideOfTheParentThatIsMeant() throws {
        try onScreen(
            (1...2).map { cell in
                TestElement(.cell, id: "\(cell)", (1...2).map { TestElement(.button, label: "\(cell).\($0)") })
            }
        ) { _ in
            let second = SimpleElementBrowser(request: SearchRequest(id: "2", type: .cell))
            XCTAssertEqual(try second.descendant(.button).first.view.label, "2.1")
            XCTAssertEqual(try second.descendant(.button).at(1).view.label, "2.2")
        }
    }

    func testASearchVisitsEachElementOnceWhateverTheNumberOfParents() {
        onScreen {
            [TestElement(id: "a", [TestElement(id: "b", [TestElement(id: "c", [TestElement(id: "d")])])])]
        } _: { root in
            let browser = SimpleElementBrowser(request: SearchRequest(id: "a")).descendant(id: "b").descendant(id: "c")
            XCTAssertTrue(browser.descendant(id: "d").exists)
            XCTAssertEqual(root.readCount, 1)
            XCTAssertEqual((root.subelements[0] as? TestElement)?.readCount, 1)
        }
    }

    func testEachSearchReadsTheTreeAnew() {
        onScreen([]) { root in
            let browser = SimpleElementBrowser(request: SearchRequest(id: "x"))
            XCTAssertFalse(browser.exists)
            root.subelements = [TestElement(id: "x")]
            XCTAssertTrue(browser.exists)
            root.subelements = []
            XCTAssertEqual(browser.count, 0)
        }
    }

    func testATreeThatChangesWhileItIsReadIsReadAsItWas() {
        onScreen([TestElement(id: "first"), TestElement(id: "second")]) { root in
            (root.subelements[0] as? TestElement)?.onRead = { [unowned root] in root.subelements = [] }
            XCTAssertTrue(SimpleElementBrowser(request: SearchRequest(id: "second")).exists)
            XCTAssertFalse(SimpleElementBrowser(request: SearchRequest(id: "second")).exists)
        }
    }
}

@MainActor private func labels(_ request: SearchRequest, in parent: (any ElementBrowser)? = nil) -> [String] {
    SimpleElementBrowser(request: request, parentBrowser: parent).all.map(\.label)
}
