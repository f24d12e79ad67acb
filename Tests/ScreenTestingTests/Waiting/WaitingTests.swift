import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Waits in sync code, which run the main run loop.
final class WaitingTests: XCTestCase {
    func testAnElementAppears() {
        onScreen([]) { root in
            XCTAssertEqual(next.waitForAppearance(timeout: .zero), .timedOut(lastSeen: "found none"))
            later { root.show("Next") }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            root.subelements = []
            later { root.show("Next") }
            XCTAssertEqual(messages { next.expectToAppear() }, [])
        }
    }

    func testAnElementDisappears() {
        onScreen([TestElement(.button, id: "Next")]) { root in
            XCTAssertEqual(next.waitForDisappearance(timeout: .zero), .timedOut(lastSeen: "it is still there"))
            later { root.subelements = [] }
            XCTAssertEqual(next.waitForDisappearance(), .completed)
            root.show("Next")
            later { root.subelements[0] = TestElement(.button, id: "Back") }
            XCTAssertEqual(messages { next.expectToDisappear() }, [])
        }
    }

    func testAnElementBecomesWhatAMatcherExpects() {
        onScreen([TestElement(.button, id: "Next", label: "Wait").with { $0.isEnabled = false }]) { root in
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
        onScreen([TestElement(.button, id: "Next", label: "x")]) { root in
            let button = root.subelements[0] as? TestElement
            later { button?.label = "12" }
            XCTAssertEqual(next.wait(for: "is a number") { Int($0.label) != nil }, .completed)
        }
    }

    func testWhatIsThereTakesOneLook() {
        onScreen([TestElement(.button, id: "Next")]) { root in
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(root.readCount, 1)
        }
    }

    func testNoTimeIsOneLook() {
        onScreen([]) { root in
            XCTAssertEqual(next.waitForAppearance(timeout: .zero), .timedOut(lastSeen: "found none"))
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(-1)), .timedOut(lastSeen: "found none"))
            XCTAssertEqual(root.readCount, 2)
        }
    }

    func testTheTimeIsTakenIfNothingComes() {
        onScreen([]) { root in
            let start = ContinuousClock.now
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(100)), .timedOut(lastSeen: "found none"))
            XCTAssertGreaterThanOrEqual(.now - start, .milliseconds(100))
            XCTAssertGreaterThan(root.readCount, 2)
        }
    }

    func testAnEndlessTimeIsAYear() {
        onScreen([TestElement(.button, id: "Next")]) { _ in
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(Int64.max)), .completed)
        }
    }

    func testTheDefaultIsTheSameForAll() {
        onScreen([]) { _ in
            XCTAssertEqual(ScreenDefaults.timeout, .seconds(5))
            ScreenDefaults.timeout = .milliseconds(2)
            defer { ScreenDefaults.timeout = .seconds(5) }
            assertList(
                sentences { next.expectToAppear() }
                    + sentences { next.tap() }
                    + sentences { tester().usingIdentifier("Next").tap() },
                "expected button with identifier “Next” to appear within 0.002 s, found none",
                "expected to tap button with identifier “Next” within 0.002 s, found none",
                "expected to tap element with identifier “Next” within 0.002 s, found none"
            )
        }
    }

    func testAThreadThatIsBlockedBeyondTheDeadlineLooksOnceMore() {
        onScreen([]) { root in
            DispatchQueue.main.async {
                Thread.sleep(forTimeInterval: 0.02)
                DispatchQueue.main.async { MainActor.assumeIsolated { root.show("Next") } }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(5)), .completed)
        }
    }

    func testATimerThatIsDueAfterAStallDoesNotHideTheMainQueue() {
        onScreen([]) { root in
            // The first look at the screen takes longer than the wait's timeout.
            root.onRead = { [weak root] in
                root?.onRead = nil
                Thread.sleep(forTimeInterval: 0.02)
                // The run loop fires this timer before it serves the main queue, and the timer takes longer than the last pause.
                let timer = Timer(timeInterval: 0, repeats: false) { _ in Thread.sleep(forTimeInterval: 0.01) }
                RunLoop.main.add(timer, forMode: .default)
                DispatchQueue.main.async { MainActor.assumeIsolated { root?.show("Next") } }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(5)), .completed)
        }
    }

    func testALookThatIsSlowIsNotTheOnlyOne() {
        onScreen([]) { root in
            root.onRead = { [weak root] in
                root?.onRead = nil
                Thread.sleep(forTimeInterval: 0.01)
                DispatchQueue.main.async { MainActor.assumeIsolated { root?.show("Next") } }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(5)), .completed)
        }
    }

    // MARK: Parents

    func testAnElementDisappearsWithItsParent() {
        onScreen([TestElement(.cell, id: "1", [TestElement(.button, id: "Next")])]) { root in
            let button = SimpleElementBrowser(request: SearchRequest(id: "1", type: .cell)).descendant(.button)
            XCTAssertNotEqual(button.waitForDisappearance(timeout: .zero), .completed)
            root.subelements = []
            XCTAssertEqual(button.waitForDisappearance(timeout: .zero), .completed)
        }
    }

    func testAnElementIsThereAsLongAsItIsInOneOfSeveralParents() {
        onScreen([TestElement(.cell), TestElement(.cell, [TestElement(.button)])]) { root in
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
        onScreen([TestElement(.cell)]) { root in
            let second = SimpleElementBrowser(request: SearchRequest(type: .cell)).at(1)
            XCTAssertEqual(second.waitForDisappearance(timeout: .zero), .completed)
            later { root.subelements.append(TestElement(.cell)) }
            XCTAssertEqual(second.waitForAppearance(), .completed)
            XCTAssertNotEqual(second.waitForDisappearance(timeout: .zero), .completed)
        }
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))
