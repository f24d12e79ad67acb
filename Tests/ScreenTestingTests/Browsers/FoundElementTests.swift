import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The element that a browser's `view` returns knows whether it still exists and what is inside it.
final class FoundElementTests: XCTestCase {
    @MainActor private static func screen() -> [TestElement] {
        [TestElement(.cell, id: "1", [TestElement(.staticText, id: "Title")])]
    }

    func testAnElementExistsAsLongAsItIsOnTheScreen() throws {
        try onScreen({ Self.screen() }) { root in
            let cell = try SimpleElementBrowser(request: SearchRequest(id: "1")).view
            XCTAssertTrue(cell.exists)
            // Replaces the cell with another one that looks the same.
            root.subelements = Self.screen()
            XCTAssertFalse(cell.exists)
        }
    }

    func testAHiddenElementDoesNotExist() throws {
        try onScreen({ Self.screen() }) { root in
            let title = try SimpleElementBrowser(request: SearchRequest(id: "Title")).view
            XCTAssertTrue(title.exists)
            (root.subelements[0] as? TestElement)?.isHidden = true
            XCTAssertFalse(title.exists)
        }
    }

    func testElementsWithoutAnIdentityAreToldApartByTheirAttributes() {
        struct Item: ScreenElement {
            nonisolated let elementType = ElementType.cell
            nonisolated let label: String
        }
        onScreen([Item(label: "a"), Item(label: "b")]) { root in
            XCTAssertTrue(Item(label: "b").exists)
            root.subelements = [Item(label: "a")]
            XCTAssertFalse(Item(label: "b").exists)
        }
    }

    func testWithoutAScreenToLookAtItIsAFailure() {
        onMain {
            XCTAssertEqual(
                sentences { _ = TestElement(.cell, id: "1").exists },
                ["expected to look for element that is cell, identifier “1”, there is no screen to look at"]
            )
        }
    }

    func testWhatIsInsideOfAnElementIsFound() throws {
        try onScreen({ Self.screen() }) { root in
            let cell = try SimpleElementBrowser(request: SearchRequest(id: "1")).view
            XCTAssertTrue(cell.descendant(.staticText, id: "Title").exists)
            XCTAssertFalse(cell.descendant(.cell).exists)
            XCTAssertEqual(try cell.descendant(SearchRequest(id: "Title")).view.identifier, "Title")
        }
    }
}
