import QuickNimble
import ScreenTesting

// The page objects for `LibraryPagesSpec`.

struct BookPage: ElementBrowser {
    let request: SearchRequest

    var loadingView: ElementBrowser {
        SimpleElementBrowser(request: SearchRequest(id: "Loading", type: .activityIndicator), parentBrowser: self)
    }

    var contentView: ElementBrowser {
        let request = SearchRequest(
            id: "Content",
            type: .other
        )
        return SimpleElementBrowser(
            request: request,
            parentBrowser: self
        )
    }

    var readButton: ElementBrowser {
        contentView.descendant(
            .button,
            id: "Read"
        )
    }

    var lendButton: ElementBrowser {
        contentView.descendant(
            .button,
            id: "Lend"
        )
    }

    init(
        request: SearchRequest = SearchRequest(
            id: "BookView",
            type: .other
        )
    ) {
        self.request = request
    }
}

struct ShelfItem: ElementBrowser {
    let request: SearchRequest
    let parentBrowser: ElementBrowser?

    var title: ElementBrowser {
        descendant(
            .staticText,
            id: "Title"
        )
    }

    var infoButton: ElementBrowser {
        descendant(
            .button,
            id: "Info"
        )
    }

    init(
        id: String,
        parentBrowser: ElementBrowser? = nil
    ) {
        self.request = SearchRequest(id: id)
        self.parentBrowser = parentBrowser
    }
}

@MainActor extension ShelfItem {
    func check(
        exists: Bool = true,
        withTitle text: String
    ) {
        XCTAssertEqual(self.exists, exists)
        if exists {
            XCTAssert(title.exists)
            XCTAssertEqual(try title.view.label, text)
            XCTAssert(infoButton.exists)
        }
    }
}

struct ShelfPage: ElementBrowser {
    let request: SearchRequest

    func item(id: String) -> ShelfItem {
        ShelfItem(
            id: id,
            parentBrowser: self
        )
    }

    init(
        request: SearchRequest = SearchRequest(
            id: "ShelfView",
            type: .other
        )
    ) {
        self.request = request
    }
}

@MainActor extension ShelfPage {
    func openBookPage(byItemID itemID: String) -> BookPage {
        return openBookPage(byItem: item(id: itemID))
    }

    func openBookPage(byItem item: ShelfItem) -> BookPage {
        item.tap()
        let bookPage = BookPage()
        let result = bookPage.contentView.waitForAppearance()
        if result != .completed {
            XCTFail("The book is not shown")
        }
        return bookPage
    }
}
