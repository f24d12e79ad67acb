import QuickNimble
import ScreenTesting

// Samples from the article on page objects: searches by identifier within a hierarchy, browsers with a parent, a page for
// each screen, and waits for content that is loading.

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
                // The page that shows the list
                let shelfPage = ShelfPage()

                // The first item in the list
                let item1 = shelfPage.item(id: "1")
                item1.check(withTitle: "Emma")
                shelfPage.item(id: "3").check(exists: false, withTitle: "")

                // The page that the item opens
                let bookPage = shelfPage.openBookPage(byItem: item1)

                // A button on the book page
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
