import Expect
import ScreenElements
import ScreenTesting
import VirtualTime
import TestSupport
import XCTest

/// Waits that advance virtual time and take no real time.
final class VirtualWaitingTests: XCTestCase {
    func testTheTimeGoesToWhenTheElementAppears() {
        onVirtualScreen(isDeterministic: false) { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 2) {
                MainActor.assumeIsolated { root.show("Next") }
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {
                MainActor.assumeIsolated { root.subelements = [] }
            }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(2))
            XCTAssertEqual(next.waitForDisappearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(3))
        }
    }

    func testWhatIsThereTakesNoTime() {
        onVirtualScreen { root, time in
            root.show("Next")
            time.queue.async { MainActor.assumeIsolated { root.subelements = [] } }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .zero)
            XCTAssertEqual(time.pending.count, 1)
        }
    }

    func testWhatIsDueNowHappensFirst() {
        onVirtualScreen { root, time in
            time.queue.async { MainActor.assumeIsolated { root.show("Next") } }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {}
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .zero)
        }
    }

    func testWhatIsThereForAMomentOnlyIsSeen() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + .milliseconds(1)) {
                MainActor.assumeIsolated { root.show("Next") }
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + .milliseconds(2)) {
                MainActor.assumeIsolated { root.subelements = [] }
            }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .milliseconds(1))
        }
    }

    func testAWaitInVainTakesItsTime() {
        onVirtualScreen { root, time in
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(7_000)), .timedOut(lastSeen: "found none"))
            XCTAssertEqual(time.elapsed, .seconds(7_000))
        }
    }

    func testWhatComesWithTheDeadlineComesInTime() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 5) {
                MainActor.assumeIsolated { root.show("Next") }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .seconds(5)), .completed)
            XCTAssertEqual(time.elapsed, .seconds(5))
        }
    }

    func testWhatComesAfterTheDeadlineComesTooLate() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 5) {
                MainActor.assumeIsolated { root.show("Next") }
            }
            XCTAssertNotEqual(next.waitForAppearance(timeout: .milliseconds(4_999)), .completed)
            XCTAssertEqual(time.elapsed, .milliseconds(4_999))
            XCTAssertEqual(time.pending.count, 1)
        }
    }

    func testOneLookLetsNoTimePass() {
        onVirtualScreen { root, time in
            time.queue.async { MainActor.assumeIsolated { root.show("Next") } }
            XCTAssertNotEqual(next.waitForAppearance(timeout: .zero), .completed)
            XCTAssertEqual(time.elapsed, .zero)
            XCTAssertEqual(time.pending.count, 1)
        }
    }

    func testAChainOfWorkIsFollowed() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                time.queue.async {
                    time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                        MainActor.assumeIsolated { root.show("Next") }
                    }
                }
            }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(2))
        }
    }

    func testWorkThatGoesOnToTheMainQueueIsFollowed() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                DispatchQueue.main.async {
                    time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                        DispatchQueue.main.async { MainActor.assumeIsolated { root.show("Next") } }
                    }
                }
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {}
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(2))
        }
    }

    func testWorkThatTheMainQueueSubmitsForNowHappensNow() {
        onVirtualScreen { root, time in
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                DispatchQueue.main.async {
                    time.queue.async { MainActor.assumeIsolated { root.show("Next") } }
                }
            }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 3) {}
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertEqual(time.elapsed, .seconds(1))
        }
    }

    func testEachInstantHasTurnsOfItsOwn() {
        onVirtualScreen { root, time in
            @Sendable func hop(_ left: Int, _ atEnd: @escaping @Sendable () -> Void) {
                guard left > 0 else { return atEnd() }
                DispatchQueue.main.async { time.queue.async { hop(left - 1, atEnd) } }
            }
            tick(40, on: time.queue) { count in
                hop(3) { if count == 40 { MainActor.assumeIsolated { root.show("Next") } } }
            }
            XCTAssertEqual(next.waitForAppearance(timeout: .milliseconds(40)), .completed)
            XCTAssertEqual(time.elapsed, .milliseconds(40))
        }
    }

    func testTheMainQueueHasItsTurnAlsoAfterManySteps() {
        onVirtualScreen { root, time in
            tick(400, on: time.queue) { count in
                guard count == 130 else { return }
                DispatchQueue.main.async { MainActor.assumeIsolated { root.show("Next") } }
            }
            XCTAssertEqual(next.waitForAppearance(), .completed)
            XCTAssertLessThan(time.elapsed, .milliseconds(350))
        }
    }

    func testATimerThatNeverEndsDoesNotKeepAWaitFromItsEnd() {
        onVirtualScreen { root, time in
            @Sendable func tick() {
                time.queue.asyncAfter(deadline: time.queue.currentTime + .milliseconds(1)) { tick() }
            }
            tick()
            XCTAssertNotEqual(next.waitForAppearance(timeout: .seconds(10)), .completed)
            XCTAssertEqual(time.elapsed, .seconds(10))
            XCTAssertLessThan(root.readCount, 5_000)
        }
    }

    func testAWaitInsideOfWorkOfTheTimeEnds() {
        onVirtualScreen { root, time in
            var result: WaitResult?
            nonisolated(unsafe) let set = { (new: WaitResult) in result = new }
            time.queue.asyncAfter(deadline: time.queue.currentTime + 1) {
                MainActor.assumeIsolated {
                    time.queue.async {}
                    set(next.waitForAppearance(timeout: .seconds(1)))
                }
            }
            time.advance(by: .seconds(5))
            XCTAssertEqual(result, .timedOut(lastSeen: "found none"))
        }
    }

    func testFailuresTellOfTheTime() {
        onVirtualScreen { _, time in
            assertList(
                sentences {
                    next.tap(timeout: .milliseconds(2_500))
                    next.tap(timeout: .zero)
                },
                "expected to tap button with identifier “Next” within 2.5 s of virtual time, found none",
                "expected to tap button with identifier “Next”, found none"
            )
            XCTAssertEqual(time.elapsed, .milliseconds(2_500))
        }
    }

    func testAnActionWaitsToo() {
        onVirtualScreen { root, time in
            root.show("Next")
            let button = root.subelements[0] as? TestElement
            button?.isEnabled = false
            time.queue.asyncAfter(deadline: time.queue.currentTime + 2) {
                MainActor.assumeIsolated { button?.isEnabled = true }
            }
            next.tap()
            XCTAssertEqual(button?.tapCount, 1)
            XCTAssertEqual(time.elapsed, .seconds(2))
        }
    }

    func testToEventuallyTakesRealTime() {
        onVirtualScreen { root, time in
            later { root.show("Next") }
            expect(next).toEventually(exist())
            XCTAssertEqual(time.elapsed, .zero)
        }
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))
