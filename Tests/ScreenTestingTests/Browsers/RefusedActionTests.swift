import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Actions that an element refuses or does not support, or that fail inside the element.
final class RefusedActionTests: XCTestCase {
    func testAnElementThatRefusesIsAskedAgain() {
        onScreen([TestElement(.staticText, id: "x")]) { root in
            assertList(
                sentences {
                    x.typeText("a", timeout: .milliseconds(1))
                    x.clearText(timeout: .zero)
                },
                "expected to type “a” into element with identifier “x” within 0.001 s, it takes no text",
                "expected to clear the text of element with identifier “x”, it takes no text"
            )
            later { root.subelements = [TestElement(.textField, id: "x")] }
            x.typeText("a")
            XCTAssertEqual(root.field.value, "a")
        }
    }

    func testAnElementThatBreaksIsNotAskedAgain() {
        onScreen([TestElement(.button, id: "x")]) { root in
            var count = 0
            root.field.onTap = {
                count += 1
                throw Broken()
            }
            assertMessages(
                """
                expected to tap element with identifier “x”, it threw Broken()
                the screen:
                    application
                  →   button, identifier “x”
                """
            ) { x.tap() }
            XCTAssertEqual(count, 1)
        }
    }

    func testAFailureInsideOfAnActionIsReportedAndTheActionIsDone() {
        onScreen([TestElement(.button, id: "x")]) { root in
            root.field.onTap = { expect(1) == 2 }
            XCTAssertEqual(messages { x.tap() }, ["expected to equal 2, got 1"])
            XCTAssertEqual(root.field.tapCount, 1)
        }
    }

    func testARequirementThatFailsInsideOfAnActionIsReportedOnce() {
        onScreen([TestElement(.button, id: "x")]) { root in
            root.field.onTap = { try require(1) == 2 }
            XCTAssertEqual(messages { x.tap() }, ["expected to equal 2, got 1"])
            XCTAssertEqual(root.field.tapCount, 0)
        }
    }

    func testAnElementThatKnowsNoActions() {
        struct Plain: ScreenElement {
            var elementType: ElementType { .other }
        }
        onScreen([Plain()]) { _ in
            let plain = SimpleElementBrowser(request: SearchRequest(type: .other))
            assertList(
                sentences {
                    plain.tap(timeout: .zero)
                    plain.typeText("a", timeout: .zero)
                    plain.clearText(timeout: .zero)
                    plain.scrollIntoView(timeout: .zero)
                },
                "expected to tap other, it is not for tapping",
                "expected to type “a” into other, it takes no text",
                "expected to clear the text of other, it takes no text"
            )
            let element = Plain()
            XCTAssertEqual([element.identifier, element.label], ["", ""])
            XCTAssertNil(element.value ?? element.unreadableBecause)
            XCTAssertTrue(element.isEnabled && !element.isHidden && !element.hasFocus && !element.isAnimating)
            XCTAssertNil(element.frame)
            XCTAssertNil(element.picture)
            XCTAssertEqual(element.exposure, .container)
            XCTAssertEqual(element.children.count, 0)
            XCTAssertTrue(element.coversWhatIsBelow)
        }
    }
}

private let x = SimpleElementBrowser(request: SearchRequest(id: "x"))

extension TestElement {
    fileprivate var field: TestElement { subelements[0] as? TestElement ?? self }
}
