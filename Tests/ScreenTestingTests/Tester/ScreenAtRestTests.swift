import Expect
import ScreenElements
import ScreenTesting
import VirtualTime
import TestSupport
import XCTest

final class ScreenAtRestTests: XCTestCase {
    func testAScreenAtRestIsLookedAtTwice() {
        onScreen([TestElement()]) { root in
            XCTAssertEqual(messages { tester().waitForAnimationsToFinish() }, [])
            XCTAssertEqual(root.readCount, 2)
        }
    }

    func testOneLookCannotTell() {
        onScreen([]) { _ in
            assertMessages("expected the animations to finish, the screen changes\nthe screen:\n  → application") {
                tester().usingTimeout(.zero).waitForAnimationsToFinish()
            }
        }
    }

    func testAnElementThatMovesIsWaitedFor() {
        onScreen([TestElement(.button, [TestElement(.image, id: "x").with { $0.isAnimating = true }])]) { root in
            let button = root.subelements[0] as? TestElement
            button?.exposure = .standsForChildren
            XCTAssertEqual(
                sentences { tester().usingTimeout(.milliseconds(2)).waitForAnimationsToFinish() },
                ["expected the animations to finish within 0.002 s, image, identifier “x” is moving"]
            )
            later { (button?.subelements[0] as? TestElement)?.isAnimating = false }
            XCTAssertEqual(messages { tester().waitForAnimationsToFinish() }, [])
        }
    }

    func testALayoutThatMovesIsWaitedFor() {
        onScreen([TestElement(id: "x").with { $0.exposure = .childrenOnly }]) { root in
            (root.subelements[0] as? TestElement)?.isAnimating = true
            XCTAssertEqual(
                sentences { tester().usingTimeout(.milliseconds(1)).waitForAnimationsToFinish() },
                ["expected the animations to finish within 0.001 s, other, identifier “x” is moving"]
            )
        }
    }

    func testWhatIsHiddenMayMove() {
        onScreen([TestElement([TestElement().with { $0.isAnimating = true }]).with { $0.isHidden = true }]) { _ in
            XCTAssertEqual(messages { tester().waitForAnimationsToFinish() }, [])
        }
    }

    func testEachChangeCounts() {
        let long = String(repeating: "x", count: 200)
        let changes: [@MainActor (TestElement, Int) -> Void] = [
            { $0.frame = CGRect(x: $1, y: 0, width: 9, height: 9) }, { $0.label = long + "\($1)" },
            { $0.value = "\($1)" },
            { $0.identifier = "\($1)" }, { $0.isEnabled = $1.isMultiple(of: 2) },
            { $0.hasFocus = $1.isMultiple(of: 2) },
            { $0.isHidden = $1.isMultiple(of: 2) }, { $0.elementType = $1.isMultiple(of: 2) ? .image : .icon },
            { $0.subelements.append(TestElement(id: "\($1)")) },
        ]
        for (number, change) in changes.enumerated() {
            onMain {
                var count = 0
                let element = TestElement(.image, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                let root = TestElement([element])
                root.onRead = {
                    count += 1
                    if count < 5 { change(element, count) }
                }
                withScreen(root) { XCTAssertEqual(messages { tester().waitForAnimationsToFinish() }, []) }
                XCTAssertEqual(root.readCount, 5, "change \(number)")
            }
        }
    }

    func testVirtualTimeGoesToWhenTheAnimationEnds() {
        onMain {
            let (root, time) = (TestElement(), VirtualTime())
            root.isAnimating = true
            time.queue.asyncAfter(deadline: time.queue.currentTime + 2) {
                MainActor.assumeIsolated { root.isAnimating = false }
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 4) {
                MainActor.assumeIsolated { root.label = "later" }
            }
            withScreen(root, time: time) { tester().waitForAnimationsToFinish() }
            XCTAssertGreaterThanOrEqual(time.elapsed, .seconds(2))
        }
    }

    func testAScreenAtRestTakesNoVirtualTime() {
        onMain {
            let (root, time) = (TestElement(), VirtualTime())
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {}
            withScreen(root, time: time) { tester().waitForAnimationsToFinish() }
            XCTAssertEqual(time.elapsed, .zero)
        }
    }

    func testAScreenThatCannotBeReadIsNotAtRest() {
        onMain {
            let fix = "\nFix: call it inside `withScreen(…)`, or give the outermost browser a `parentElement`."
            assertMessages("expected the animations to finish, there is no screen to look at" + fix) {
                tester().waitForAnimationsToFinish()
            }
            let root = TestElement([TestElement().with { $0.unreadableBecause = "it has crashed" }])
            withScreen(root) {
                assertMessages("expected the animations to finish, it has crashed") {
                    tester().waitForAnimationsToFinish()
                }
                root.subelements = [root, root]
                assertMessages(
                    "expected the animations to finish, the tree does not end below other: does an element contain itself?"
                ) { tester().waitForAnimationsToFinish() }
                root.subelements = []
            }
        }
    }

    func testATesterOfAnElementLooksAtItsInsideOnly() {
        onMain {
            let cell = TestElement(.cell)
            withScreen(TestElement([cell, TestElement().with { $0.isAnimating = true }])) {
                XCTAssertEqual(messages { cell.tester().waitForAnimationsToFinish() }, [])
            }
        }
    }
}
