import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The rules at the end of the article on element browsers: which elements cannot be found, and what is hidden with them.
final class VisibilityTests: XCTestCase {
    /// Returns which of these are found after a change to the parent: the parent, its descendants, and an element beside it.
    private func found(_ change: @escaping @MainActor (TestElement) -> Void) -> [String] {
        onMain {
            let child = TestElement(.staticText, id: "child", [TestElement(.image, id: "grandchild")])
            let parent = TestElement(.other, id: "parent", frame: CGRect(x: 0, y: 0, width: 9, height: 9), [child])
            let root = TestElement(.application, [parent.with(change), TestElement(.button, id: "beside")])
            return withScreen(root) {
                ["parent", "child", "grandchild", "beside"]
                    .filter { SimpleElementBrowser(request: SearchRequest(id: $0)).exists }
            }
        }
    }

    func testAnElementIsFoundWithItsDescendants() {
        XCTAssertEqual(found { _ in }, ["parent", "child", "grandchild", "beside"])
    }

    func testAHiddenElementIsNotFoundNorAreItsDescendants() {
        XCTAssertEqual(found { $0.isHidden = true }, ["beside"])
    }

    func testAnElementWithoutWidthIsNotFoundNorAreItsDescendants() {
        XCTAssertEqual(found { $0.frame = CGRect(x: 1, y: 1, width: 0, height: 5) }, ["beside"])
    }

    func testAnElementWithoutHeightIsNotFoundNorAreItsDescendants() {
        XCTAssertEqual(found { $0.frame = CGRect(x: 1, y: 1, width: 5, height: 0) }, ["beside"])
        XCTAssertEqual(found { $0.frame = .zero }, ["beside"])
    }

    func testADescendantThatIsDrawnOutsideOfAnElementWithoutSizeIsNotFound() {
        let frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        XCTAssertEqual(
            found {
                $0.frame = .zero
                ($0.subelements[0] as? TestElement)?.frame = frame
            },
            ["beside"]
        )
    }

    func testAnElementOutsideOfItsParentIsFound() {
        XCTAssertEqual(
            found { ($0.subelements[0] as? TestElement)?.frame = CGRect(x: 100, y: 100, width: 5, height: 5) },
            ["parent", "child", "grandchild", "beside"]
        )
    }

    func testAnElementOfWhichNoFrameIsToldIsFound() {
        XCTAssertEqual(found { $0.frame = nil }, ["parent", "child", "grandchild", "beside"])
    }

    func testAnElementThatStandsForItsChildrenIsFoundWithoutThem() {
        XCTAssertEqual(found { $0.exposure = .standsForChildren }, ["parent", "beside"])
    }

    func testAnElementThatOnlyLaysOutItsChildrenIsNotFoundButTheyAre() {
        XCTAssertEqual(found { $0.exposure = .childrenOnly }, ["child", "grandchild", "beside"])
    }

    func testAHiddenElementThatOnlyLaysOutItsChildrenHidesThem() {
        XCTAssertEqual(
            found {
                $0.exposure = .childrenOnly
                $0.isHidden = true
            },
            ["beside"]
        )
    }

    func testChildrenOfALayoutBelongToTheElementAroundIt() {
        onScreen {
            let stack = TestElement(.other, id: "stack", [TestElement(.button, id: "button")])
            return [TestElement(.cell, id: "cell", [stack.with { $0.exposure = .childrenOnly }])]
        } _: { _ in
            let cell = SimpleElementBrowser(request: SearchRequest(id: "cell"))
            XCTAssertTrue(cell.descendant(id: "button").exists)
            XCTAssertFalse(cell.descendant(id: "stack").descendant(id: "button").exists)
        }
    }

    func testTheRulesHoldForAParentThatWasFoundBefore() {
        onMain {
            let parent = TestElement(id: "parent", [TestElement(id: "child")])
            let child = SimpleElementBrowser(request: SearchRequest(id: "child"), parentElement: parent)
            XCTAssertTrue(child.exists)
            parent.isHidden = true
            XCTAssertFalse(child.exists)
            parent.isHidden = false
            parent.exposure = .standsForChildren
            XCTAssertFalse(child.exists)
            parent.exposure = .childrenOnly
            XCTAssertTrue(child.exists)
        }
    }

    func testADisabledOrUnfocusedElementIsFound() {
        XCTAssertEqual(found { $0.isEnabled = false }, ["parent", "child", "grandchild", "beside"])
    }
}
