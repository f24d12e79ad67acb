import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class TesterTests: XCTestCase {
    @MainActor private static func login() -> [any ScreenElement] {
        [
            TestElement(.staticText, id: "mainLabel", label: "Hello world"),
            TestElement(.textField, id: "loginField", value: "a"),
            TestElement(.button, id: "nextButton", label: "Next"),
        ]
    }

    func testTheStoryOfTheTalk() throws {
        onScreen(Self.login) { root in
            let button = root.subelements[2] as? TestElement
            tester().usingIdentifier("loginField").clearText()
            tester().usingIdentifier("loginField").enterText("Nickname")
            tester().usingIdentifier("nextButton").tap()
            tester().waitForAnimationsToFinish()
            tester().usingIdentifier("mainLabel").expectToContainText("world")
            tester().usingIdentifier("errorLabel").waitForAbsence()
            XCTAssertEqual((root.subelements[1] as? TestElement)?.value, "Nickname")
            XCTAssertEqual(button?.tapCount, 1)
            XCTAssertEqual(tester().usingIdentifier("mainLabel").view?.label, "Hello world")
            XCTAssertTrue(tester().usingIdentifier("nextButton").view as? TestElement === button)
            XCTAssertTrue(tester().usingIdentifier("nextButton").waitForView() as? TestElement === button)
        }
    }

    func testTheStoryInAsyncCode() {
        onScreenAsync(Self.login()) { root in
            let button = root.subelements[2] as? TestElement
            await tester().usingIdentifier("loginField").clearText()
            await tester().usingIdentifier("loginField").enterText("Nickname")
            await tester().usingIdentifier("nextButton").tap()
            await tester().waitForAnimationsToFinish()
            await tester().usingIdentifier("mainLabel").expectToContainText("world")
            await tester().usingIdentifier("errorLabel").waitForAbsence()
            XCTAssertEqual((root.subelements[1] as? TestElement)?.value, "Nickname")
            XCTAssertEqual(button?.tapCount, 1)
            let found = await tester().usingIdentifier("nextButton").waitForView()
            XCTAssertTrue(found as? TestElement === button)
        }
    }

    func testAttributesAreChained() {
        onScreen(Self.login) { _ in
            let all = tester().usingIdentifier("a").usingLabel("b").usingType(.button).usingValue("c")
            XCTAssertEqual(all.browser.description, "button with identifier “a”, label “b”, value “c”")
            XCTAssertEqual(all.usingIdentifier("d").browser.request.id, "d")
            XCTAssertEqual(tester().usingType(.button).view?.label, "Next")
            XCTAssertEqual(tester().usingLabel("Next").view?.identifier, "nextButton")
            XCTAssertEqual(tester().usingValue("a").view?.identifier, "loginField")
        }
    }

    func testATesterForTheInsideOfAnElement() {
        onMain {
            let cells = (1...2).map { TestElement(.cell, [TestElement(.button, id: "\($0)")]) }
            withScreen(TestElement(.table, cells)) {
                XCTAssertEqual(cells[1].tester().usingType(.button).view?.identifier, "2")
                let line = #line + 1
                XCTAssertEqual(lines { _ = cells[0].tester().usingType(.image).usingTimeout(.zero).view }, [line])
            }
        }
    }

    func testWhatIsWaitedFor() {
        onScreen([]) { root in
            later { root.subelements = [TestElement(.staticText, id: "x", label: "abc")] }
            XCTAssertNotNil(x.view)
            later { (root.subelements[0] as? TestElement)?.value = "def" }
            x.expectToContainText("e")
            later { root.subelements = [] }
            x.waitForAbsence()
            later { root.subelements = [TestElement(.button, id: "x")] }
            x.tap()
        }
    }

    /// The failure messages that the sync and async forms have in common.
    private static let sharedFailures = [
        "expected to tap element with identifier “x” within 0.001 s, found none",
        "expected to type 6 characters into element with identifier “x” within 0.001 s, found none",
        "expected to clear the text of element with identifier “x” within 0.001 s, found none",
        "expected one element with identifier “x” within 0.001 s, found none",
        "expected element with identifier “y” to disappear, it is still there",
    ]

    func testFailures() {
        onScreen([TestElement(.staticText, id: "y", label: "abc", value: "d")]) { root in
            let (x, y) = (
                tester().usingIdentifier("x").usingTimeout(.milliseconds(1)),
                tester().usingIdentifier("y").usingTimeout(.zero)
            )
            let line = #line
            let failures = gatherFailures {
                x.tap()
                x.enterText("secret")
                x.clearText()
                XCTAssertNil(x.waitForView())
                y.waitForAbsence()
                y.expectToContainText("e\n")
                y.expectToContainText("")
                y.enterText("secret")
                y.clearText()
            }
            XCTAssertEqual(failures.map { $0.location?.line }, (2...10).map { line + $0 })
            XCTAssertEqual(
                failures.map(\.message.firstLine),
                Self.sharedFailures + [
                    #"expected element with identifier “y” to contain “e\n”, it is staticText, identifier “y”, label “abc”, value “d”"#,
                    "expected element with identifier “y” to contain “”, an empty text is in every text",
                    "expected to type “secret” into element with identifier “y”, it takes no text",
                    "expected to clear the text of element with identifier “y”, it takes no text",
                ]
            )
            let here = #line + 1
            XCTAssertEqual(lines { XCTAssertNil(tester().usingIdentifier("x").usingTimeout(.zero).view) }, [here])
        }
    }

    func testFailuresOfAsyncCode() {
        onScreenAsync([TestElement(.staticText, id: "y", label: "abc").with { $0.isAnimating = true }]) { root in
            let (x, y) = (
                tester().usingIdentifier("x").usingTimeout(.milliseconds(1)),
                tester().usingIdentifier("y").usingTimeout(.zero)
            )
            let line = #line
            let failures = await gatherFailures {
                await x.tap()
                await x.enterText("secret")
                await x.clearText()
                _ = await x.waitForView()
                await y.waitForAbsence()
                await y.expectToContainText("e")
                await y.waitForAnimationsToFinish()
            }
            XCTAssertEqual(failures.map { $0.location?.line }, (2...8).map { line + $0 })
            XCTAssertEqual(
                failures.map(\.message.firstLine),
                Self.sharedFailures + [
                    "expected element with identifier “y” to contain “e”, it is staticText, identifier “y”, label “abc”",
                    "expected the animations to finish, staticText, identifier “y”, label “abc” is moving",
                ]
            )
        }
    }

    func testSeveralAreFound() {
        onScreen([TestElement(.button, id: "x"), TestElement(.button, id: "x")]) { _ in
            assertMessages(
                """
                expected to tap element with identifier “x”, found 2
                the screen:
                    application
                  →   button, identifier “x”
                  →   button, identifier “x”
                """
            ) { x.usingTimeout(.zero).tap() }
        }
    }
}

@MainActor private var x: Tester { tester().usingIdentifier("x") }
