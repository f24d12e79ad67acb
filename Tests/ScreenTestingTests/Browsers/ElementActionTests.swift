import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class ElementActionTests: XCTestCase {
    func testActionsReachTheElement() {
        onScreen([TestElement(.textField, id: "x", value: "a")]) { root in
            let field = root.field
            x.tap()
            XCTAssertEqual(field.tapCount, 1)
            x.typeText("bc")
            x.typeText("")
            XCTAssertEqual(field.value, "abc")
            x.clearText()
            XCTAssertNil(field.value)
            x.scrollIntoView()
            XCTAssertEqual(field.scrollCount, 1)
        }
    }

    func testActionsOfAsyncCode() {
        onScreenAsync([TestElement(.textField, id: "x", value: "a")]) { root in
            let field = root.field
            await x.tap()
            XCTAssertEqual(field.tapCount, 1)
            await x.typeText("bc")
            XCTAssertEqual(field.value, "abc")
            await x.clearText()
            XCTAssertNil(field.value)
            await x.scrollIntoView()
            XCTAssertEqual(field.scrollCount, 1)
        }
    }

    /// The failure messages for each action, which are the same for its sync and async forms.
    private static let notFound = [
        "expected to tap element with identifier “x”, found none",
        "expected to type 3 characters into element with identifier “x”, found none",
        "expected to clear the text of element with identifier “x”, found none",
        "expected to scroll to element with identifier “x”, found none",
    ]

    func testEachActionSaysWhatItCouldNotDo() {
        onScreen([]) { _ in
            let failures = gatherFailures {
                x.tap(timeout: .zero)
                x.typeText("a\nb", timeout: .zero)
                x.clearText(timeout: .zero)
                x.scrollIntoView(timeout: .zero)
            }
            let line = #line
            XCTAssertEqual(failures.map { $0.location?.line }, (2...5).map { line - 7 + $0 })
            XCTAssertEqual(failures.map(\.message.firstLine), Self.notFound)
        }
    }

    func testEachActionOfAsyncCodeSaysWhatItCouldNotDo() {
        onScreenAsync([]) { _ in
            let failures = await gatherFailures {
                await x.tap(timeout: .zero)
                await x.typeText("a\nb", timeout: .zero)
                await x.clearText(timeout: .zero)
                await x.scrollIntoView(timeout: .zero)
            }
            let line = #line
            XCTAssertEqual(failures.map { $0.location?.line }, (2...5).map { line - 7 + $0 })
            XCTAssertEqual(failures.map(\.message.firstLine), Self.notFound)
        }
    }

    func testADisabledElementIsNotTappedNorTypedInto() {
        onScreen([TestElement(.textField, id: "x").with { $0.isEnabled = false }]) { root in
            let told = sentences {
                x.tap(timeout: .zero)
                x.typeText("a", timeout: .zero)
                x.clearText(timeout: .zero)
                x.scrollIntoView(timeout: .zero)
            }
            assertList(
                told,
                "expected to tap element with identifier “x”, it is disabled",
                "expected to type “a” into element with identifier “x”, it is disabled",
                "expected to clear the text of element with identifier “x”, it is disabled"
            )
            XCTAssertEqual(root.field.tapCount, 0)
            XCTAssertNil(root.field.value)
        }
    }

    func testActionsWaitForTheElement() {
        onScreen([TestElement(.textField, id: "x").with { $0.isEnabled = false }]) { root in
            later { root.field.isEnabled = true }
            x.tap()
            XCTAssertEqual(root.field.tapCount, 1)
        }
    }

    func testACoveredElementIsNotTouched() {
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        onScreen {
            [TestElement(.textField, id: "x", frame: frame), TestElement(.alert, label: "Oh", frame: frame)]
        } _: { root in
            assertMessages(
                """
                expected to type “a” into element with identifier “x” within 0.001 s, it is covered by alert, label “Oh”
                the screen:
                    application
                  →   textField, identifier “x”
                      alert, label “Oh”
                """
            ) { x.typeText("a", timeout: .milliseconds(1)) }
            later { root.subelements.removeLast() }
            x.typeText("a")
            XCTAssertEqual(root.field.value, "a")
        }
    }

    // MARK: Scrolling

    @MainActor private static func list(_ y: Double) -> TestElement {
        let x = TestElement(.textField, id: "x", frame: CGRect(x: 0, y: y, width: 9, height: 9))
        return TestElement(.table, frame: CGRect(x: 0, y: 0, width: 9, height: 20), [x])
    }

    func testAnElementOutOfViewIsScrolledTo() {
        onScreen([Self.list(50)]) { root in
            let field = root.subelements[0].children[0] as? TestElement
            field?.onScroll = { field?.frame?.origin.y = 0 }
            x.tap()
            x.tap()
            XCTAssertEqual(field?.scrollCount, 1)
            XCTAssertEqual(field?.tapCount, 2)
        }
    }

    func testAListThatMakesItsRowsAnewAfterScrolling() {
        onScreen([Self.list(50)]) { root in
            let old = root.subelements[0].children[0] as? TestElement
            let new = Self.list(0)
            old?.onScroll = { root.subelements = [new] }
            x.tap()
            XCTAssertEqual(old?.tapCount, 0)
            XCTAssertEqual((new.subelements[0] as? TestElement)?.tapCount, 1)
        }
    }

    func testAnElementThatIsDisabledAfterScrolling() {
        onScreen([Self.list(50)]) { root in
            let field = root.subelements[0].children[0] as? TestElement
            field?.onScroll = {
                field?.frame?.origin.y = 0
                field?.isEnabled = false
            }
            XCTAssertEqual(
                sentences { x.tap(timeout: .zero) },
                ["expected to tap element with identifier “x”, it is disabled"]
            )
        }
    }

    func testScrollingThatDoesNotHelp() {
        onScreen([Self.list(50)]) { root in
            let field = root.subelements[0].children[0] as? TestElement
            XCTAssertEqual(
                sentences { x.tap(timeout: .zero) },
                ["expected to tap element with identifier “x”, it is out of view"]
            )
            field?.onScroll = { throw ElementError("the list is locked") }
            assertList(
                sentences {
                    x.tap(timeout: .zero)
                    x.scrollIntoView(timeout: .zero)
                },
                "expected to tap element with identifier “x”, the list is locked",
                "expected to scroll to element with identifier “x”, the list is locked"
            )
            XCTAssertEqual(field?.tapCount, 0)
        }
    }

    // MARK: Secrets

    func testTypedTextIsShownUnlessTheFieldIsSecure() {
        onScreen([
            TestElement(.textField, id: "x").with { $0.isEnabled = false },
            TestElement(.secureTextField, id: "p", value: "old").with { $0.isEnabled = false },
        ]) { _ in
            let all = messages {
                x.typeText("se\ncret", timeout: .zero)
                SimpleElementBrowser(request: SearchRequest(id: "p")).typeText("secret", timeout: .zero)
                SimpleElementBrowser(request: SearchRequest(type: .secureTextField)).typeText("s", timeout: .zero)
            }
            assertList(
                all.map { $0.split(separator: "\n")[0] },
                #"expected to type “se\ncret” into element with identifier “x”, it is disabled"#,
                "expected to type 6 characters into element with identifier “p”, it is disabled",
                "expected to type 1 character into secureTextField, it is disabled"
            )
            XCTAssertFalse(all.joined().contains("old"))
        }
    }

    func testTypedTextIsNotShownWhileTheFieldIsNotKnown() {
        onScreen([]) { _ in
            assertList(
                sentences {
                    x.typeText("secret", timeout: .zero)
                    SimpleElementBrowser(request: SearchRequest(type: .textField)).typeText("Ann", timeout: .zero)
                },
                "expected to type 6 characters into element with identifier “x”, found none",
                "expected to type “Ann” into textField, found none"
            )
        }
    }
}

private let x = SimpleElementBrowser(request: SearchRequest(id: "x"))

extension TestElement {
    fileprivate var field: TestElement { subelements[0] as? TestElement ?? self }
}
