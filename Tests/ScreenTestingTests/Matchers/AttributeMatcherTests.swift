import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// The failure messages of matchers that look at a single attribute.
final class AttributeMatcherTests: XCTestCase {
    private func told(
        _ element: @autoclosure @MainActor () -> TestElement,
        _ body: @MainActor (SimpleElementBrowser) -> Void
    )
        -> [String]
    {
        onMain {
            let element = element()
            return withScreen(element) {
                messages { body(SimpleElementBrowser(request: SearchRequest(type: element.elementType))) }
            }
        }
    }

    func testHaveLabel() {
        assertList(
            told(TestElement(.button, label: "Go\non")) {
                expect($0).to(haveLabel("Go\non"))
                expect($0).notTo(haveLabel("Go"))
                expect($0).to(haveLabel("Go"))
                expect($0).notTo(haveLabel("Go\non"))
                expect($0).to(haveLabel(endWith("off")))
                expect($0).notTo(haveLabel(endWith("on")))
            },
            """
            expected to have label “Go”, got button
              its label is “Go\\non”
                Go
              + on
            """,
            #"expected not to have label “Go\non”, got button"#,
            """
            expected to have a label to end with "off", got button
              its label is “Go\\non”
            """,
            #"expected not to have a label to end with "on", got button"#
        )
    }

    func testHaveValue() {
        assertList(
            told(TestElement(.textField, value: "12")) {
                expect($0).to(haveValue("12"))
                expect($0).notTo(haveValue("1"))
                expect($0).to(haveValue("1"))
                expect($0).notTo(haveValue("12"))
                expect($0).to(haveValue(beginWith("2")))
                expect($0).notTo(haveValue(beginWith("1")))
            },
            """
            expected to have value “1”, got textField
              its value is “12”
            """,
            "expected not to have value “12”, got textField",
            """
            expected to have a value to begin with "2", got textField
              its value is “12”
            """,
            #"expected not to have a value to begin with "1", got textField"#
        )
    }

    func testNoValue() {
        assertList(
            told(TestElement(.textField)) {
                expect($0).notTo(haveValue(""))
                expect($0).to(haveValue(""))
                expect($0).to(haveValue(beNil()))
            },
            """
            expected to have value “”, got textField
              it has no value
            """
        )
    }

    func testTheTextOfASecureFieldIsNotShown() {
        let told = told(TestElement(.secureTextField, value: "secret")) {
            expect($0).to(haveValue("secret"))
            expect($0).to(haveValue(haveCount(7)))
            expect($0).to(haveValue(satisfyAllOf(beginWith("x"), endWith("y"))))
            $0.expectTo(haveValue("x"), timeout: .zero)
            XCTAssertEqual(
                $0.wait(for: "is x", timeout: .zero) { $0.value == "x" },
                .timedOut(lastSeen: "it is secureTextField, value of 6 characters")
            )
        }
        XCTAssertEqual(told.count, 3)
        XCTAssertEqual(
            told[0],
            "expected to have a value to have count 7, got secureTextField\n  its value is of 6 characters"
        )
        XCTAssertFalse(told.joined().contains("secret"), told.joined())
    }

    func testAMatcherThatThrows() {
        assertList(
            told(TestElement(.button, label: "x", value: "y")) {
                let broken = Matcher<String>("be whole") { _ in throw Broken() }
                expect($0).to(haveLabel(broken))
                expect($0).notTo(haveValue(broken))
            },
            """
            expected to have a label to be whole, got button
              its label is “x”
              the matcher threw Broken()
            """,
            """
            expected not to have a value to be whole, got button
              its value is “y”
              the matcher threw Broken()
            """
        )
    }

    func testBeEnabled() {
        XCTAssertEqual(
            told(TestElement(.button)) {
                expect($0).to(beEnabled())
                expect($0).notTo(beEnabled())
            },
            ["expected not to be enabled, got button"]
        )
        XCTAssertEqual(
            told(TestElement(.button).with { $0.isEnabled = false }) {
                expect($0).notTo(beEnabled())
                expect($0).to(beEnabled())
            },
            ["expected to be enabled, got button"]
        )
    }

    func testBeHittable() {
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        onScreen([TestElement(.button, frame: frame), TestElement(.alert, frame: frame)]) { root in
            let button = SimpleElementBrowser(request: SearchRequest(type: .button))
            assertMessages(
                """
                expected to be hittable, got button
                  it is covered by alert
                """
            ) {
                expect(button).notTo(beHittable())
                expect(button).to(beHittable())
            }
            XCTAssertEqual(
                button.wait(for: beHittable(), timeout: .zero),
                .timedOut(lastSeen: "it is covered by alert")
            )
            root.subelements.removeLast()
            assertMessages("expected not to be hittable, got button") {
                expect(button).to(beHittable())
                expect(button).notTo(beHittable())
            }
        }
    }

    func testHaveElement() {
        assertList(
            told(TestElement(.table, id: "List", [TestElement(.cell, label: "1"), TestElement(.cell, id: "3")])) {
                expect($0).to(haveElement(SearchRequest(type: .cell)))
                expect($0).notTo(haveElement(SearchRequest(type: .table)))
                expect($0).notTo(haveElement(SearchRequest(type: .cell)))
                expect($0).to(haveElement(SearchRequest(id: "1", type: .cell)))
            },
            "expected not to have cell, got table",
            """
            expected to have cell with identifier “1”, got table
              found none
              near misses:
                cell, label “1”: its label is the identifier asked for
              the screen:
                  table, identifier “List”
                    cell, label “1”
                    cell, identifier “3”
            """
        )
    }

    func testHaveElementAtAnIndex() {
        assertList(
            told(TestElement(.table, [TestElement(.cell), TestElement(.cell)])) {
                expect($0).to(haveElement(SearchRequest(type: .cell, index: 1)))
                expect($0).notTo(haveElement(SearchRequest(type: .cell, index: 2)))
                expect($0).notTo(haveElement(SearchRequest(type: .cell, index: -1)))
            },
            """
            expected not to have cell (index -1), got table
              an index below 0 is none: the first element has the index 0
            """
        )
    }

    func testAnElementThatStandsForItsChildrenHasNone() {
        assertList(
            told(TestElement(.button, [TestElement(.image)]).with { $0.exposure = .standsForChildren }) {
                expect($0).to(haveElement(SearchRequest(type: .image)))
            },
            """
            expected to have image, got button
              found none
              near misses:
                image: it lies in button, which stands for what is inside of it
              the screen:
                  button
                    image
            """
        )
    }
}
