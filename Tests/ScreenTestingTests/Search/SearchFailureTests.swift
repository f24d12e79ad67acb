import Expect
import ScreenElements
import ScreenTesting
import XCTest

/// The complete messages of searches that don't find exactly one element.
final class SearchFailureTests: XCTestCase {
    func testNoneIsFound() {
        onScreen([TestElement(.navigationBar, label: "List"), TestElement(.button, id: "Back", label: "Back")]) { _ in
            XCTAssertEqual(
                message(next),
                """
                expected one button with identifier “Next”, found none
                the screen:
                    application
                      navigationBar, label “List”
                      button, identifier “Back”, label “Back”
                """
            )
        }
    }

    func testSeveralAreFound() {
        onScreen([
            TestElement(.cell, id: "1", [TestElement(.button, id: "Next", label: "one")]),
            TestElement(.cell, id: "2", [TestElement(.button, id: "Next", label: "two").with { $0.isEnabled = false }]),
        ]) { _ in
            XCTAssertEqual(
                message(next),
                """
                expected one button with identifier “Next”, found 2
                the screen:
                    application
                      cell, identifier “1”
                  →     button, identifier “Next”, label “one”
                      cell, identifier “2”
                  →     button, identifier “Next”, label “two”, disabled
                """
            )
        }
    }

    func testTheElementIsMissingInsideOfItsParents() {
        onScreen {
            [TestElement(.table, id: "List", [TestElement(.cell, id: "1", [TestElement(.staticText, id: "Title")])])]
        } _: { _ in
            let list = SimpleElementBrowser(request: SearchRequest(id: "List", type: .table))
            XCTAssertEqual(
                message(list.descendant(.cell, id: "1").descendant(.button, id: "Info")),
                """
                expected one button with identifier “Info”, found none
                in cell with identifier “1”
                in table with identifier “List”
                the screen:
                    application
                      table, identifier “List”
                        cell, identifier “1”
                          staticText, identifier “Title”
                """
            )
        }
    }

    func testAParentIsMissing() {
        onScreen {
            [TestElement(.table, id: "List", [TestElement(.cell, id: "2", [TestElement(.staticText, id: "Title")])])]
        } _: { _ in
            let list = SimpleElementBrowser(request: SearchRequest(id: "List", type: .table))
            XCTAssertEqual(
                message(list.descendant(.cell, id: "1").descendant(.staticText, id: "Title")),
                """
                expected one staticText with identifier “Title”, found none of cell with identifier “1”, in which to look
                in table with identifier “List”
                the screen:
                    application
                      table, identifier “List”
                        cell, identifier “2”
                          staticText, identifier “Title”
                """
            )
        }
    }

    func testThereAreSeveralParents() {
        onScreen {
            [TestElement(.cell, id: "1", [TestElement(.staticText, id: "Title")]), TestElement(.cell, id: "2")]
        } _: { _ in
            XCTAssertEqual(
                message(SimpleElementBrowser(request: SearchRequest(type: .cell)).descendant(.staticText, id: "Title")),
                """
                expected one staticText with identifier “Title”, found 2 of cell, in which to look
                the screen:
                    application
                  →   cell, identifier “1”
                        staticText, identifier “Title”
                  →   cell, identifier “2”
                """
            )
        }
    }

    func testAnIndexIsBeyondWhatIsFound() {
        onScreen([TestElement(.button, id: "a"), TestElement(.button, id: "b")]) { _ in
            let buttons = SimpleElementBrowser(request: SearchRequest(type: .button))
            XCTAssertEqual(
                message(buttons.at(2)),
                """
                expected one button (index 2), found only 2
                the screen:
                    application
                  →   button, identifier “a”
                  →   button, identifier “b”
                """
            )
            XCTAssertEqual(
                message(buttons.at(Int.max).descendant(.image)),
                """
                expected one image, found only 2 of button (index 9223372036854775807), in which to look
                the screen:
                    application
                  →   button, identifier “a”
                  →   button, identifier “b”
                """
            )
        }
    }

    func testAnIndexBelowZero() {
        onScreen([TestElement(.button, id: "a")]) { _ in
            let buttons = SimpleElementBrowser(request: SearchRequest(type: .button))
            let sentence = "an index below 0 is none: the first element has the index 0"
            XCTAssertEqual(message(buttons.at(-1)), "expected one button (index -1), \(sentence)")
            XCTAssertEqual(message(buttons.at(Int.min).descendant(.image)), "expected one image, \(sentence)")
            assertMessages("expected to look for button (index -1), \(sentence)") {
                XCTAssertFalse(buttons.at(-1).exists)
            }
        }
    }

    func testOnlyTheElementOfTheIndexIsMarked() {
        onScreen((1...3).map { TestElement(.button, id: "\($0)").with { $0.isEnabled = false } }) { _ in
            let second = SimpleElementBrowser(request: SearchRequest(type: .button)).at(1)
            assertMessages(
                """
                expected to tap button (index 1), it is disabled
                the screen:
                    application
                      button, identifier “1”, disabled
                  →   button, identifier “2”, disabled
                      button, identifier “3”, disabled
                """
            ) { second.tap(timeout: .zero) }
        }
    }

    func testMoreNearMissesThanAreShown() {
        onScreen((1...8).map { TestElement(.link, id: "Next", label: "\($0)") }) { _ in
            XCTAssertEqual(
                message(next),
                """
                expected one button with identifier “Next”, found none
                near misses:
                  link, identifier “Next”, label “1”: its type is link
                  link, identifier “Next”, label “2”: its type is link
                  link, identifier “Next”, label “3”: its type is link
                  link, identifier “Next”, label “4”: its type is link
                  link, identifier “Next”, label “5”: its type is link
                  … and 3 more
                the screen:
                    application
                      link, identifier “Next”, label “1”
                      link, identifier “Next”, label “2”
                      link, identifier “Next”, label “3”
                      link, identifier “Next”, label “4”
                      link, identifier “Next”, label “5”
                      link, identifier “Next”, label “6”
                      link, identifier “Next”, label “7”
                      link, identifier “Next”, label “8”
                """
            )
        }
    }

    func testTheFailureIsAtTheLineOfTheCall() {
        onScreen([]) { _ in
            let line = #line + 1
            XCTAssertEqual(lines { try next.find() }, [line])
            XCTAssertEqual(lines { next.tap(timeout: .zero) }, [#line])
        }
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

@MainActor private func message(_ browser: some ElementBrowser) -> String {
    messages { try browser.find() }.joined(separator: "\n\n")
}
