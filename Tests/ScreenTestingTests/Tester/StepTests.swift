import Expect
import ScreenElements
import ScreenTesting
import Spec
import SpecEvents
import VirtualTime
import TestSupport
import XCTest

/// How an example's report lists the steps that the example takes on a screen.
final class StepTests: XCTestCase {
    private func results(
        _ root: @autoclosure @escaping @MainActor () -> TestElement,
        _ body: @escaping @MainActor () -> Void
    )
        -> [ExampleResult]
    {
        onMain {
            runInner {
                it("example") {
                    try withDeterministicTasks { withScreen(root(), time: VirtualTime()) { body() } }
                }
            }
        }
    }

    func testEachActionIsAStep() {
        let results = results(
            TestElement(.window, [TestElement(.textField, id: "x"), TestElement(.secureTextField, id: "p")])
        ) {
            x.tap()
            x.typeText("a")
            x.clearText()
            x.scrollIntoView()
            password.typeText("secret")
            tester().usingIdentifier("x").tap()
            tester().usingIdentifier("x").enterText("b")
            tester().usingIdentifier("x").clearText()
            tester().usingIdentifier("x").waitForView()
            tester().usingIdentifier("y").waitForAbsence()
        }
        XCTAssertEqual(results.flatMap(\.failures), [])
        XCTAssertEqual(
            results[0].steps?.map(\.name),
            [
                "tap element with identifier “x”", "type “a” into element with identifier “x”",
                "clear the text of element with identifier “x”", "scroll to element with identifier “x”",
                "type 6 characters into element with identifier “p”", "tap element with identifier “x”",
                "type “b” into element with identifier “x”", "clear the text of element with identifier “x”",
                "wait for element with identifier “x”", "wait for the absence of element with identifier “y”",
            ]
        )
        XCTAssertEqual(results[0].steps?.map(\.hasFailed).contains(true), false)
        XCTAssertNil(results[0].attachments?.first)
    }

    func testLooksAreNoSteps() {
        let results = results(TestElement(.window, [TestElement(.button, id: "x", label: "a")])) {
            expect(x).to(exist())
            x.expectToAppear()
            x.waitForAppearance()
            x.wait(for: beEnabled())
            _ = x.exists
            _ = tester().usingIdentifier("x").view
            tester().usingIdentifier("x").expectToContainText("a")
            tester().waitForAnimationsToFinish()
        }
        XCTAssertEqual(results.flatMap(\.failures), [])
        XCTAssertEqual(results[0].steps ?? [], [])
    }

    func testAFailedStepWithThePicture() {
        let line = #line + 3
        let results = results(TestElement(.window).with { $0.picture = ScreenPicture("[ Next ]") }) {
            step("log in") {
                x.tap(timeout: .seconds(2))
            }
        }
        XCTAssertEqual(results[0].status, .failed)
        assertList(
            results[0].failures.map(\.message),
            """
            in step “log in”: expected to tap element with identifier “x” within 2 s of virtual time, found none
            the screen:
                window
            """
        )
        XCTAssertEqual(results[0].failures.map { $0.location?.line }, [line])
        XCTAssertEqual(results[0].steps?.map(\.name), ["tap element with identifier “x”", "log in"])
        XCTAssertEqual(results[0].steps?.map(\.level), [1, 0])
        XCTAssertEqual(results[0].steps?.map(\.hasFailed), [true, true])
        XCTAssertEqual(results[0].attachments?.map(\.name), ["the screen"])
        XCTAssertEqual(results[0].attachments?.map(\.mediaType), ["text/plain"])
        XCTAssertEqual(results[0].attachments?.map(\.text), ["[ Next ]"])
    }

    func testEachFailureHasThePictureOfItsMoment() {
        @MainActor func window() -> TestElement {
            let root = TestElement(.window, [TestElement(.button, id: "x")])
            root.picture = ScreenPicture("1")
            (root.subelements[0] as? TestElement)?.onTap = {
                root.picture = ScreenPicture(Data([2]), mediaType: "image/png")
            }
            return root
        }
        let results = results(window()) {
            x.expectToDisappear()
            x.tap()
            tester().usingIdentifier("y").waitForView()
        }
        XCTAssertEqual(results[0].failures.count, 2)
        XCTAssertEqual(results[0].attachments?.map(\.content), [Data("1".utf8), Data([2])])
        XCTAssertEqual(results[0].attachments?.map(\.mediaType), ["text/plain", "image/png"])
    }

    func testAnElementWithoutAPictureIsShownOnItsScreen() {
        let results = results(TestElement(.window).with { $0.picture = ScreenPicture("screen") }) {
            SimpleElementBrowser(request: SearchRequest(id: "x"), parentElement: TestElement()).tap()
        }
        XCTAssertEqual(results[0].attachments?.map(\.text), ["screen"])
    }

    func testAsyncExamples() {
        onMain {
            let root = TestElement(.window, [TestElement(.button, id: "x")]).with { $0.picture = ScreenPicture("1") }
            let results = runInner {
                it("example") {
                    await withScreen(root) {
                        await x.tap()
                        await tester().usingIdentifier("y").usingTimeout(.zero).tap()
                        await tester().usingIdentifier("y").waitForAbsence()
                    }
                }
            }
            XCTAssertEqual(
                results[0].steps?.map(\.name),
                [
                    "tap element with identifier “x”", "tap element with identifier “y”",
                    "wait for the absence of element with identifier “y”",
                ]
            )
            XCTAssertEqual(results[0].steps?.map(\.hasFailed), [false, true, false])
            XCTAssertEqual(results[0].attachments?.map(\.text), ["1"])
            XCTAssertEqual(results[0].failures.count, 1)
        }
    }

    func testTheScreenOfAnAroundEach() {
        onMain {
            let root = TestElement(.window, [TestElement(.button, id: "x")])
            let results = runInner {
                aroundEach { example in withScreen(root) { example() } }
                it("sync") { x.tap() }
                it("async") { await x.tap() }
            }
            XCTAssertEqual(results.map(\.status), [.passed, .passed])
            XCTAssertEqual((root.subelements[0] as? TestElement)?.tapCount, 2)
        }
    }

    func testFailuresThatAreHeldBackLeaveThePicture() {
        let results = results(TestElement(.window).with { $0.picture = ScreenPicture("1") }) {
            XCTAssertEqual(sentences { x.tap(timeout: .zero) }.count, 1)
        }
        XCTAssertEqual(results[0].status, .passed)
        XCTAssertEqual(results[0].steps?.map(\.hasFailed), [true])
    }
}

private let x = SimpleElementBrowser(request: SearchRequest(id: "x"))
private let password = SimpleElementBrowser(request: SearchRequest(id: "p"))
