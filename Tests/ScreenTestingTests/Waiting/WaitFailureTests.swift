import Expect
import ScreenElements
import ScreenTesting
import XCTest

/// What a failed wait reports, and what happens if looking at the screen fails during a wait.
final class WaitFailureTests: XCTestCase {
    func testWhatWasSeenLast() {
        onScreen([
            TestElement(.cell, id: "1", [TestElement(.button, id: "Next", label: "a")]),
            TestElement(.cell, id: "2", [TestElement(.button, id: "Next", label: "b")]),
        ]) { root in
            let cell = SimpleElementBrowser(request: SearchRequest(id: "1", type: .cell))
            let next = cell.descendant(.button, id: "Next")
            let text = "it is button, identifier “Next”, label “a”"
            XCTAssertEqual(lastSeen { next.waitForDisappearance(timeout: .zero) }, "it is still there")
            XCTAssertEqual(lastSeen { next.wait(for: "is long", timeout: .zero) { $0.label.count > 1 } }, text)
            XCTAssertEqual(lastSeen { next.wait(for: haveLabel("c"), timeout: .zero) }, "its label is “a”")
            XCTAssertEqual(lastSeen { next.wait(for: not(beEnabled()), timeout: .zero) }, text)
            XCTAssertEqual(
                lastSeen { next.wait(for: haveElement(SearchRequest(id: "x")), timeout: .zero) },
                "found none"
            )
            XCTAssertEqual(lastSeen { cell.at(2).waitForAppearance(timeout: .zero) }, "found only 1")
            XCTAssertEqual(lastSeen { Self.any.wait(for: "is", timeout: .zero) { _ in true } }, "found 2")
            root.subelements.removeFirst()
            XCTAssertEqual(
                lastSeen { next.waitForAppearance(timeout: .zero) },
                "found none of cell with identifier “1”, in which to look"
            )
        }
    }

    func testATimeoutMayBeAnIntervalOfDispatch() {
        onScreen([TestElement(.button, id: "Next")]) { _ in
            let other = SimpleElementBrowser(request: SearchRequest(id: "Other", type: .button))
            let timeout = DispatchTimeInterval.milliseconds(1)
            XCTAssertEqual(
                sentences { other.expectToAppear(timeout: timeout) },
                ["expected button with identifier “Other” to appear within 0.001 s, found none"]
            )
            XCTAssertEqual(
                sentences { tester().usingIdentifier("Other").usingTimeout(timeout).waitForView() },
                ["expected one element with identifier “Other” within 0.001 s, found none"]
            )
        }
    }

    func testFailuresAreWhole() {
        onScreen([TestElement(.button, id: "Next", label: "a"), TestElement(.button, label: "Next")]) { root in
            assertMessages(
                """
                expected button with identifier “Next” to disappear within 0.001 s, it is still there
                the screen:
                    application
                  →   button, identifier “Next”, label “a”
                      button, label “Next”
                """
            ) { next.expectToDisappear(timeout: .milliseconds(1)) }
            assertMessages(
                """
                expected button with identifier “Next” to have label “b”, its label is “a”
                the screen:
                    application
                  →   button, identifier “Next”, label “a”
                      button, label “Next”
                """
            ) { next.expectTo(haveLabel("b"), timeout: .zero) }
            root.subelements.removeFirst()
            assertMessages(
                """
                expected button with identifier “Next” to appear, found none
                near misses:
                  button, label “Next”: its label is the identifier asked for
                the screen:
                    application
                      button, label “Next”
                """
            ) { next.expectToAppear(timeout: .zero) }
        }
    }

    func testFailuresAreAtTheLineOfTheCall() {
        onScreen([TestElement(.button, id: "Next")]) { _ in
            XCTAssertEqual(lines { next.expectToDisappear(timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.expectTo(haveLabel("x"), timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.at(1).expectToAppear(timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.at(-1).waitForAppearance(timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.at(-1).waitForDisappearance(timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.at(-1).wait(for: exist(), timeout: .zero) }, [#line])
            XCTAssertEqual(lines { next.at(-1).wait(for: "is", timeout: .zero) { _ in true } }, [#line])
        }
    }

    func testResultsAreNoFailures() {
        onScreen([]) { _ in XCTAssertEqual(messages { next.waitForAppearance(timeout: .zero) }, []) }
    }

    // MARK: Looks that fail

    func testOnlyTheLastLookCounts() {
        onScreen([TestElement(.button, id: "Next", label: "a")]) { root in
            later { (root.subelements[0] as? TestElement)?.label = "b" }
            XCTAssertEqual(
                messages {
                    let result = next.wait(for: "is b") {
                        expect($0.label) == "b"
                        return true
                    }
                    XCTAssertEqual(result, .completed)
                },
                []
            )
            XCTAssertEqual(
                next.wait(for: "is c", timeout: .milliseconds(2)) {
                    expect($0.label) == "c"
                    return true
                },
                .timedOut(lastSeen: #"the look itself failed: expected to equal "c", got "b""#)
            )
        }
    }

    func testAConditionOfARequestThatFailsIsNotReportedAtEachLook() {
        onScreen([TestElement(.button, id: "Next")]) { _ in
            let browser = SimpleElementBrowser(
                request: SearchRequest(type: .button).that("is") { _ in
                    fail("broken")
                    return true
                }
            )
            XCTAssertEqual(
                sentences { browser.tap(timeout: .milliseconds(2)) },
                ["expected to tap button that is within 0.002 s, the look itself failed: broken"]
            )
        }
    }

    private static let any = SimpleElementBrowser(request: SearchRequest(type: .button))
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

@MainActor private func lastSeen(_ wait: () -> WaitResult) -> String {
    if case .timedOut(let seen) = wait() { seen } else { "completed" }
}
