import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// Waits in async code, which suspend the task.
final class AsyncWaitingTests: XCTestCase {
    func testAnElementAppears() {
        onScreenAsync([]) { root in
            let none = await next.waitForAppearance(timeout: .milliseconds(2))
            XCTAssertEqual(none, .timedOut(lastSeen: "found none"))
            later { root.show("Next") }
            let some = await next.waitForAppearance()
            XCTAssertEqual(some, .completed)
            root.subelements = []
            later { root.show("Next") }
            let failures = await messages { await next.expectToAppear() }
            XCTAssertEqual(failures, [])
        }
    }

    func testAnElementDisappears() {
        onScreenAsync([TestElement(.button, id: "Next")]) { root in
            let some = await next.waitForDisappearance(timeout: .milliseconds(2))
            XCTAssertEqual(some, .timedOut(lastSeen: "it is still there"))
            later { root.subelements = [] }
            let none = await next.waitForDisappearance()
            XCTAssertEqual(none, .completed)
            root.show("Next")
            later { root.subelements = [] }
            let failures = await messages { await next.expectToDisappear() }
            XCTAssertEqual(failures, [])
        }
    }

    func testAnElementBecomesWhatIsExpected() {
        onScreenAsync([TestElement(.button, id: "Next", label: "a")]) { root in
            let button = root.subelements[0] as? TestElement
            Task { button?.label = "b" }
            let matched = await next.wait(for: haveLabel("b"))
            XCTAssertEqual(matched, .completed)
            later { button?.label = "12" }
            let fulfilled = await next.wait(for: "is a number") { Int($0.label) != nil }
            XCTAssertEqual(fulfilled, .completed)
            later { button?.isEnabled = false }
            let failures = await messages { await next.expectTo(not(beEnabled())) }
            XCTAssertEqual(failures, [])
        }
    }

    func testFailures() {
        onScreenAsync([TestElement(.button, id: "Next", label: "a")]) { root in
            let failures = await gatherFailures {
                await next.expectToDisappear(timeout: .milliseconds(1))
                await next.expectTo(haveLabel("b"), timeout: .milliseconds(1))
                await next.at(1).expectToAppear(timeout: .milliseconds(1))
            }
            XCTAssertEqual(failures.map { $0.location?.line }, [#line - 4, #line - 3, #line - 2])
            assertList(
                failures.map { $0.message.split(separator: "\n")[0] },
                "expected button with identifier “Next” to disappear within 0.001 s, it is still there",
                "expected button with identifier “Next” to have label “b” within 0.001 s, its label is “a”",
                "expected button with identifier “Next” (index 1) to appear within 0.001 s, found only 1"
            )
        }
    }

    func testResultsThatFail() {
        onScreenAsync([]) { _ in
            let broken = next.at(-1)
            let failures = await gatherFailures {
                await broken.waitForAppearance()
                await broken.waitForDisappearance()
                await broken.wait(for: exist())
                await broken.wait(for: "is") { _ in true }
            }
            XCTAssertEqual(failures.map { $0.location?.line }, [#line - 5, #line - 4, #line - 3, #line - 2])
        }
    }

    func testACancelledTaskStopsLooking() {
        onScreenAsync([]) { root in
            let task = Task { await next.waitForAppearance(timeout: .seconds(20)) }
            var count = 0
            later {
                task.cancel()
                count = root.readCount
            }
            let result = await task.value
            XCTAssertEqual(result, .timedOut(lastSeen: "found none"))
            XCTAssertLessThanOrEqual(root.readCount, count + 1)
        }
    }

    func testACancelledTaskTellsSoInItsFailure() {
        onScreenAsync([TestElement(.button, id: "Next").with { $0.isEnabled = false }]) { _ in
            let task = Task { await sentences { await next.tap(timeout: .seconds(20)) } }
            later { task.cancel() }
            let told = await task.value
            XCTAssertEqual(
                told,
                ["expected to tap button with identifier “Next” before the task was cancelled, it is disabled"]
            )
        }
    }

    func testACancelledTaskLooksOnce() {
        onScreenAsync([TestElement(.button, id: "Next")]) { root in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                await next.tap()
                return await next.waitForAppearance()
            }
            let result = await task.value
            XCTAssertEqual(result, .completed)
            XCTAssertEqual((root.subelements[0] as? TestElement)?.tapCount, 1)
        }
    }

    func testTheMainActorIsFreeMeanwhile() {
        onScreenAsync([]) { root in
            var count = 0
            let other = Task { @MainActor in
                while !Task.isCancelled {
                    count += 1
                    await Task.yield()
                }
            }
            await next.waitForAppearance(timeout: .milliseconds(100))
            other.cancel()
            XCTAssertGreaterThan(count, 5)
        }
    }

    func testAThreadThatIsBlockedBeyondTheDeadlineLooksOnceMore() {
        onScreenAsync([]) { root in
            Task {
                block(for: 0.02)
                await Task.yield()
                root.show("Next")
            }
            let result = await next.waitForAppearance(timeout: .milliseconds(5))
            XCTAssertEqual(result, .completed)
        }
    }

    /// XCTest runs async tests off the main thread.
    func testOffTheMainThread() async {
        let root = await TestElement(.application, [TestElement(.button, id: "Next", label: "a")])
        await withScreen(root) { await Self.look(at: root) }
    }

    func testAFailureInsideOfALookOffTheMainThread() async {
        let root = await TestElement(.application, [TestElement(.button, id: "Next")])
        await withScreen(root) { await Self.failInsideOfALook() }
    }

    private nonisolated static func failInsideOfALook() async {
        await Task.detached {}.value
        let button = SimpleElementBrowser(
            request: SearchRequest(type: .button).that("is") { _ in
                fail("broken")
                return true
            }
        )
        let failures = messages { expect(button).to(exist()) }
        XCTAssertEqual(failures, ["broken"])
    }

    private nonisolated static func look(at root: TestElement) async {
        await Task.detached {}.value
        let isMain = isOnMainThread()
        XCTAssertFalse(isMain)
        let failures = await messages {
            expect(next).to(exist())
            expect(next).to(haveLabel("a"))
            expect(next).to(beHittable())
            await expect(next).toEventually(beEnabled())
            expect(next).to(haveLabel("b"))
            await next.tap()
            await next.expectToAppear()
            await next.expectToDisappear(timeout: .zero)
        }
        assertList(
            failures,
            """
            expected to have label “b”, got button with identifier “Next”
              its label is “a”
            """,
            """
            expected button with identifier “Next” to disappear, it is still there
            the screen:
                application
              →   button, identifier “Next”, label “a”
            """
        )
        let taps = await (root.subelements[0] as? TestElement)?.tapCount
        XCTAssertEqual(taps, 1)
    }
}

private let next = SimpleElementBrowser(request: SearchRequest(id: "Next", type: .button))

private func isOnMainThread() -> Bool { Thread.isMainThread }
