import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Without a screen, no expectation passes: neither that an element exists nor that it does not exist.
final class NoScreenTests: XCTestCase {
    func testThereIsNoScreen() {
        onMain {
            XCTAssertEqual(
                allMessages(next),
                [
                    """
                    there is no screen to look at
                    Fix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`.
                    """
                ]
            )
        }
    }

    func testTheScreenCannotBeRead() {
        onScreen([]) { root in
            root.unreadableBecause = "the application has ended"
            XCTAssertEqual(allMessages(next), ["the application has ended"])
        }
    }

    func testAScreenThatIsHiddenCannotBeReadEither() {
        onScreen([]) { root in
            root.unreadableBecause = "the application has ended"
            root.isHidden = true
            XCTAssertEqual(allMessages(next), ["the application has ended"])
        }
    }

    func testAPartOfTheScreenCannotBeRead() {
        onScreen([
            TestElement(.webView).with { $0.unreadableBecause = "the page has crashed" },
            TestElement(.button, id: "Next"),
        ]) { _ in XCTAssertEqual(allMessages(next), ["the page has crashed"]) }
    }

    func testThatItCannotBeReadIsNoticedWhileItIsRead() {
        onScreen([]) { root in
            root.onRead = { [unowned root] in root.unreadableBecause = "the pipe has broken" }
            XCTAssertEqual(messages { _ = next.exists }.count, 1)
        }
    }

    func testTheTreeContainsItself() {
        onScreen([TestElement(.other, id: "Loop")]) { root in
            let loop = root.subelements[0] as? TestElement
            loop?.subelements = [loop, loop].compactMap(\.self)
            defer { loop?.subelements = [] }
            XCTAssertEqual(
                allMessages(next),
                ["the tree does not end below other, identifier “Loop”: does an element contain itself?"]
            )
        }
    }

    func testABrowserIsItsOwnParent() {
        final class Page: ElementBrowser {
            let request = SearchRequest(id: "Page")
            var parentBrowser: (any ElementBrowser)? { self }
        }
        onScreen([TestElement(id: "Page")]) { _ in
            XCTAssertEqual(allMessages(Page()), ["the parents of the browser do not end: is a browser its own parent?"])
        }
    }

    func testTheMessagesAreWhole() {
        onMain {
            let fix = "Fix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`."
            assertMessages(
                "expected to look for button with identifier “Next”, there is no screen to look at\n\(fix)",
                "expected to tap button with identifier “Next”, there is no screen to look at\n\(fix)",
                """
                expected not to exist, got button with identifier “Next”
                  there is no screen to look at
                  \(fix)
                """
            ) {
                XCTAssertEqual(
                    next.waitForDisappearance(),
                    .timedOut(lastSeen: "there is no screen to look at\n\(fix)")
                )
                next.tap()
                expect(next).notTo(exist())
            }
        }
    }

    func testALargeTreeIsSearchedWhole() {
        onScreen(
            (0..<300).map { _ in TestElement(.cell, (0..<10).map { _ in TestElement(.staticText) }) } + [
                TestElement(id: "last")
            ]
        ) { _ in
            XCTAssertEqual(SimpleElementBrowser(request: SearchRequest(type: .staticText)).count, 3_000)
            XCTAssertTrue(SimpleElementBrowser(request: SearchRequest(id: "last")).exists)
        }
    }

    func testADeepTreeIsSearchedWhole() {
        onScreen([(0..<900).reduce(TestElement(id: "deep")) { inner, _ in TestElement([inner]) }]) { _ in
            XCTAssertTrue(SimpleElementBrowser(request: SearchRequest(id: "deep")).isHittable)
        }
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

/// Returns the failure messages of all ways to look at a screen.
@MainActor private func allMessages(_ browser: any ElementBrowser) -> Set<String> {
    let waits = messages {
        XCTAssertNotEqual(browser.waitForAppearance(timeout: .seconds(9)), .completed)
        XCTAssertNotEqual(browser.waitForDisappearance(timeout: .seconds(9)), .completed)
        XCTAssertNotEqual(browser.wait(for: not(exist()), timeout: .seconds(9)), .completed)
        XCTAssertNotEqual(browser.wait(for: "is", timeout: .seconds(9)) { _ in true }, .completed)
    }
    XCTAssertEqual(waits.count, 4)
    let properties = messages {
        XCTAssertFalse(browser.exists)
        XCTAssertFalse(browser.isHittable)
        XCTAssertEqual(browser.count, 0)
        XCTAssertEqual(browser.all.count, 0)
    }
    XCTAssertEqual(properties.count, 4)
    let failures = messages {
        browser.expectToAppear(timeout: .seconds(9))
        browser.expectToDisappear(timeout: .seconds(9))
        browser.expectTo(not(exist()), timeout: .seconds(9))
        browser.tap(timeout: .seconds(9))
        browser.typeText("x", timeout: .seconds(9))
        browser.clearText(timeout: .seconds(9))
        browser.scrollIntoView(timeout: .seconds(9))
        try browser.find()
    }
    XCTAssertEqual(failures.count, 8)
    let matchers = messages {
        expect(browser).to(exist())
        expect(browser).notTo(exist())
        expect(browser).notTo(haveLabel("x"))
        expect(browser).notTo(beHittable())
        expect(browser).notTo(haveElement(SearchRequest(id: "x")))
    }
    XCTAssertEqual(matchers.count, 5)
    XCTAssertThrowsError(try browser.view)
    let all = waits + properties + failures + matchers
    return Set(
        all.map {
            $0.replacing(/^expected .*?, (?:got .*?(?:\n  )?)?(?=there|the )/, with: "").replacing("\n  ", with: "\n")
        }
    )
}
