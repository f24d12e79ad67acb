import Expect
import Foundation
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Waits of sync code, on the main run loop.
final class WaitingTests: SharedTestCase {
    func testAnElementAppears() {
        onScreen {
            []
        } _: { root in
            XCTAssertEqual(next.waitForAppearance(timeout: .zero), .timedOut(lastSeen: "found none"))
            later { root.subelements = [TestElement(.button, id: "Next")] }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            root.subelements = []
            later { root.subelements = [TestElement(.button, id: "Next")] }
            XCTAssertEqual(messages { next.expectToAppear() }, [])
        }
    }

    func testAnElementDisappears() {
        onScreen {
            [TestElement(.button, id: "Next")]
        } _: { root in
            XCTAssertEqual(next.waitForDisappearance(timeout: .zero), .timedOut(lastSeen: "it is still there"))
            later { root.subelements = [] }
            XCTAssertEqual(next.waitForDisappearance(), .completed)
            root.subelements = [TestElement(.button, id: "Next")]
            later { root.subelements[0] = TestElement(.button, id: "Back") }
            XCTAssertEqual(messages { next.expectToDisappear() }, [])
        }
    }

    func testAnElementBecomesWhatAMatcherExpects() {
        onScreen {
            [TestElement(.button, id: "Next", label: "Wait").with { $0.isEnabled = false }]
        } _: { root in
            let button = root.subelements[0] as? TestElement
            later { button?.isEnabled = true }
            XCTAssertEqual(next.wait(for: beEnabled()), .completed)
            later { button?.label = "Go" }
            XCTAssertEqual(messages { next.expectTo(haveLabel("Go")) }, [])
            later { button?.isHidden = true }
            XCTAssertEqual(next.wait(for: not(exist())), .completed)
        }
    }

    func testAnElementFulfilsACondition() {
        onScreen {
            [TestElement(.button, id: "Next", label: "x")]
        } _: { root in
            let button = root.subelements[0] as? TestElement
            later { button?.label = "12" }
            XCTAssertEqual(next.wait(for: "is a number") { Int($0.label) != nil }, .completed)
        }
    }

    func testWhatIsThereTakesOneLook() {
        onScreen {
            [TestElement(.button, id: "Next")]
        } _: { root in
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(root.readCount, 1)
        }
    }

    func testNoTimeIsOneLook() {
        onScreen {
            []
        } _: { root in
            XCTAssertEqual(next.waitForAppearance(timeout: .zero), .timedOut(lastSeen: "found none"))
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(-1)), .timedOut(lastSeen: "found none"))
            XCTAssertEqual(root.readCount, 2)
        }
    }

    func testTheTimeIsTakenIfNothingComes() {
        onScreen {
            []
        } _: { root in
            let start = ContinuousClock.now
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(15)), .timedOut(lastSeen: "found none"))
            XCTAssertGreaterThanOrEqual(.now - start, .milliseconds(15))
            XCTAssertGreaterThan(root.readCount, 2)
        }
    }

    func testAnEndlessTimeIsAYear() {
        onScreen {
            [TestElement(.button, id: "Next")]
        } _: { _ in
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(Int64.max)), .completed)
        }
    }

    func testTheDefaultIsTheSameForAll() {
        onScreen {
            []
        } _: { _ in
            XCTAssertEqual(ScreenDefaults.timeout, .seconds(5))
            ScreenDefaults.timeout = .milliseconds(2)
            defer { ScreenDefaults.timeout = .seconds(5) }
            XCTAssertEqual(
                sentences { next.expectToAppear() }
                    + sentences { next.tap() }
                    + sentences { tester().usingIdentifier("Next").tap() },
                [
                    "expected button with identifier “Next” to appear within 0.002 s, found none",
                    "expected to tap button with identifier “Next” within 0.002 s, found none",
                    "expected to tap element with identifier “Next” within 0.002 s, found none",
                ]
            )
        }
    }

    func testAThreadThatIsBlockedBeyondTheDeadlineLooksOnceMore() {
        onScreen {
            []
        } _: { root in
            DispatchQueue.main.async {
                Thread.sleep(forTimeInterval: 0.02)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { root.subelements = [TestElement(.button, id: "Next")] }
                }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(5)), .completed)
        }
    }

    func testALookThatIsSlowIsNotTheOnlyOne() {
        onScreen {
            []
        } _: { root in
            root.onRead = { [unowned root] in
                root.onRead = nil
                Thread.sleep(forTimeInterval: 0.01)
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { root.subelements = [TestElement(.button, id: "Next")] }
                }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(5)), .completed)
        }
    }

    // MARK: What is told

    func testWhatWasSeenLast() {
        onScreen {
            [
                TestElement(.cell, id: "1", [TestElement(.button, id: "Next", label: "a")]),
                TestElement(.cell, id: "2", [TestElement(.button, id: "Next", label: "b")]),
            ]
        } _: { root in
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

    func testFailuresAreWhole() {
        onScreen {
            [TestElement(.button, id: "Next", label: "a"), TestElement(.button, label: "Next")]
        } _: { root in
            XCTAssertEqual(
                messages { next.expectToDisappear(timeout: .milliseconds(1)) },
                [
                    """
                    expected button with identifier “Next” to disappear within 0.001 s, it is still there
                    the screen:
                        application
                      →   button, identifier “Next”, label “a”
                          button, label “Next”
                    """
                ]
            )
            XCTAssertEqual(
                messages { next.expectTo(haveLabel("b"), timeout: .zero) },
                [
                    """
                    expected button with identifier “Next” to have label “b”, its label is “a”
                    the screen:
                        application
                      →   button, identifier “Next”, label “a”
                          button, label “Next”
                    """
                ]
            )
            root.subelements.removeFirst()
            XCTAssertEqual(
                messages { next.expectToAppear(timeout: .zero) },
                [
                    """
                    expected button with identifier “Next” to appear, found none
                    near misses:
                      button, label “Next”: its label is the identifier asked for
                    the screen:
                        application
                          button, label “Next”
                    """
                ]
            )
        }
    }

    func testFailuresAreAtTheLineOfTheCall() {
        onScreen {
            [TestElement(.button, id: "Next")]
        } _: { _ in
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
        onScreen {
            []
        } _: { _ in
            XCTAssertEqual(messages { next.waitForAppearance(timeout: .zero) }, [])
        }
    }

    // MARK: Parents

    func testAnElementDisappearsWithItsParent() {
        onScreen {
            [TestElement(.cell, id: "1", [TestElement(.button, id: "Next")])]
        } _: { root in
            let button = SimpleElementBrowser(request: SearchRequest(id: "1", type: .cell)).descendant(.button)
            XCTAssertNotEqual(button.waitForDisappearance(timeout: .zero), .completed)
            root.subelements = []
            XCTAssertEqual(button.waitForDisappearance(timeout: .zero), .completed)
        }
    }

    func testAnElementIsThereAsLongAsItIsInOneOfSeveralParents() {
        onScreen {
            [TestElement(.cell), TestElement(.cell, [TestElement(.button)])]
        } _: { root in
            let button = SimpleElementBrowser(request: SearchRequest(type: .cell)).descendant(.button)
            XCTAssertEqual(button.waitForAppearance(timeout: .zero), .completed)
            XCTAssertNotEqual(button.waitForDisappearance(timeout: .zero), .completed)
            root.subelements.removeLast()
            root.subelements.append(TestElement(.cell))
            XCTAssertEqual(button.waitForDisappearance(timeout: .zero), .completed)
            XCTAssertEqual(button.waitForAppearance(timeout: .zero), .timedOut(lastSeen: "found none"))
        }
    }

    func testAnElementOfAnIndexIsWaitedFor() {
        onScreen {
            [TestElement(.cell)]
        } _: { root in
            let second = SimpleElementBrowser(request: SearchRequest(type: .cell)).at(1)
            XCTAssertEqual(second.waitForDisappearance(timeout: .zero), .completed)
            later { root.subelements.append(TestElement(.cell)) }
            XCTAssertEqual(second.waitForAppearance(), .completed)
            XCTAssertNotEqual(second.waitForDisappearance(timeout: .zero), .completed)
        }
    }

    // MARK: Looks that fail

    func testOnlyTheLastLookCounts() {
        onScreen {
            [TestElement(.button, id: "Next", label: "a")]
        } _: { root in
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
        onScreen {
            [TestElement(.button, id: "Next")]
        } _: { _ in
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

/// Changes the screen in a moment.
@MainActor func later(_ change: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(3)) { MainActor.assumeIsolated { change() } }
}

@MainActor private func lastSeen(_ wait: () -> WaitResult) -> String {
    if case .timedOut(let seen) = wait() { seen } else { "completed" }
}
