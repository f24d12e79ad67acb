import QuickNimble
import ScreenTesting

// The samples of the article on page objects: searches by identifier within a hierarchy, browsers with a parent, a page for
// each screen, and waits for what loads.

final class LibraryPagesSpec: QuickSpec {
    override func spec() {
        describe("A shelf that leads to a book") {
            aroundEach { example in
                withScreen(Library().window) { example() }
            }

            it("is searched by identifier, and not by label") {
                let shelf = SimpleElementBrowser(request: SearchRequest(id: "Shelf"))
                let item = SimpleElementBrowser(request: SearchRequest(id: "2"), parentBrowser: shelf)
                let title =
                    item
                    .descendant(.staticText, id: "Title")
                XCTAssert(title.exists)
                XCTAssertEqual(try title.view.label, "Persuasion")
                XCTAssertFalse(shelf.descendant(id: "Persuasion").exists)
            }

            it("is walked through with pages") {
                // The page of the list
                let shelfPage = ShelfPage()

                // Its first item
                let item1 = shelfPage.item(id: "1")
                item1.check(withTitle: "Emma")
                shelfPage.item(id: "3").check(exists: false, withTitle: "")

                // The other page
                let bookPage = shelfPage.openBookPage(byItem: item1)

                // Its button
                let button = bookPage.readButton
                XCTAssert(button.exists)
                button.tap()
                XCTAssertFalse(bookPage.loadingView.exists)
            }

            it("opens an item by its identifier") {
                let bookPage = ShelfPage().openBookPage(byItemID: "2")
                bookPage.loadingView.waitForDisappearance()
                XCTAssert(bookPage.lendButton.exists)
                XCTAssertEqual(bookPage.lendButton.wait(for: beEnabled(), timeout: .seconds(2)), .completed)
            }
        }
    }
}
