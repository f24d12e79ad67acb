import Expect
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

/// What a remote application does while it is running.
final class RemoteApplicationTests: XCTestCase {
    func testItsElementsAreFoundAndActedOn() {
        let failures = fixtureFailures { app in
            XCTAssertTrue(app.isRunning)
            FixturePage().field.typeText("you")
            FixturePage().answerButton.tap()
            expect(FixturePage().answer).toEventually(haveLabel("hello, you"))
            FixturePage().field.clearText()
            expect(FixturePage().field).notTo(haveValue("you"))
            XCTAssertEqual(app.picture, ScreenPicture("[] [hello, you]"))
        }
        XCTAssertEqual(failures, [])
    }

    #if canImport(Glibc)
        func testARequestLeavesTheSignalsOfItsThreadAsTheyAre() {
            func blocked() -> Int32 {
                var signals = sigset_t()
                pthread_sigmask(SIG_BLOCK, nil, &signals)
                return sigismember(&signals, SIGPIPE)
            }
            onMain {
                let before = blocked()
                fixture().run { _ in FixturePage().answerButton.tap() }
                XCTAssertEqual([before, blocked()], [0, 0])
            }
        }
    #endif

    func testAWaitGoesOnWhileTheApplicationWorks() {
        let failures = fixtureFailures { _ in
            FixturePage().answerButton.tap()
            tester().usingIdentifier("answer").usingType(.staticText).expectToContainText("nobody")
        }
        XCTAssertEqual(failures, [])
    }

    func testFromAsyncCode() async {
        await MainActor.run {}
        let failures = await Task { @MainActor in
            await gatherFailures {
                await fixture().run { app in
                    await FixturePage().field.typeText("you")
                    await FixturePage().button("quit").tap()
                    let status = await app.waitForExit()
                    XCTAssertEqual(status, 0)
                }
            }
        }.value
        XCTAssertEqual(failures.map(\.message), [])
    }

    func testARefusalIsTheElementsOwn() {
        let failures = fixtureFailures { _ in FixturePage().button("refuse").tap(timeout: .milliseconds(20)) }
        XCTAssertEqual(
            failures.map(\.firstLine),
            ["expected to tap button with identifier “refuse” within 0.02 s, it never does anything"]
        )
    }

    func testAnErrorThatIsNoRefusalIsNotTriedAgain() {
        onMain {
            let failures = messages { fixture().run { _ in FixturePage().button("failOnce").tap() } }
            XCTAssertEqual(
                failures.map(\.firstLine),
                ["expected to tap button with identifier “failOnce”, it threw UnknownError()"]
            )
        }
    }

    func testFramesThatAreNotNumbersAreTold() throws {
        try onMain {
            try fixture().run { _ in
                FixturePage().button("strangeFrames").tap()
                let frames = try (0...1).map { try FixturePage().descendant(.image, id: "frame \($0)").find().frame }
                XCTAssertEqual(frames[0]?.origin.x.isNaN, true)
                XCTAssertEqual(frames[1]?.width, .infinity)
            }
        }
    }

    func testADeepTreeIsRead() {
        let failures = fixtureFailures { _ in
            FixturePage().button("deep").tap()
            expect(FixturePage().descendant(.other, id: "innermost")).to(exist())
        }
        XCTAssertEqual(failures, [])
    }

    func testATreeThatDoesNotEndCannotBeRead() {
        onMain {
            let reason = """
                ScreenFixture cannot show its screen: the tree has more than 250 levels, the last at other “outer”: does an \
                element contain itself?
                """
            let failures = messages {
                fixture().run { app in
                    FixturePage().button("endless").tap()
                    FixturePage().button("nothing").expectToDisappear()
                    XCTAssertTrue(app.isRunning)
                }
            }
            XCTAssertEqual(failures, ["expected button with identifier “nothing” to disappear, \(reason)"])
        }
    }

    func testAnElementIsScrolledTo() {
        let failures = fixtureFailures { _ in
            FixturePage().answer.scrollIntoView()
            expect(FixturePage().answer).to(haveLabel("scrolled to"))
        }
        XCTAssertEqual(failures, [])
    }

    func testAReplyWithoutATreeIsNoEmptyScreen() {
        let failures = fixtureFailures("--replies", hello + "\n" + #"{"id":1}"#) { _ in
            expect(FixturePage()).notTo(exist())
        }
        assertList(
            failures,
            """
            expected not to exist, got window with identifier “fixture”
              ScreenFixture cannot show its screen: its reply holds no tree
            """
        )
    }

    func testAnElementThatIsGoneIsSoughtAgain() throws {
        try onMain {
            try fixture().run { _ in
                let field = try FixturePage().field.view
                FixturePage().button("hide").tap()
                XCTAssertThrowsError(try field.tap()) {
                    XCTAssertEqual($0 as? ElementError, ElementError("it is gone"))
                }
                expect(FixturePage().field).notTo(exist())
            }
        }
    }

    func testAnElementWithAnotherLabelIsAnotherElement() throws {
        try onMain {
            try fixture().run { _ in
                let answer = try FixturePage().answer.view
                FixturePage().button("answer").tap()
                expect(FixturePage().answer).toEventually(haveLabel("hello, nobody"))
                XCTAssertThrowsError(try answer.tap()) {
                    XCTAssertEqual($0 as? ElementError, ElementError("it is gone"))
                }
            }
        }
    }

    func testASecondLaunchStartsAnew() {
        onMain {
            expectNoFailures {
                let app = fixture()
                app.launch()
                withScreen(app) { FixturePage().field.typeText("you") }
                app.launch()
                withScreen(app) { expect(FixturePage().field).notTo(haveLabel("you")) }
                XCTAssertNil(app.value)
                app.terminate()
                XCTAssertFalse(app.isRunning)
            }
        }
    }

    func testWhyAScreenWasNotReadIsNotToldOfTheNextLaunch() {
        onMain {
            let app = fixture("--replies", hello + "\n" + #"{"id":1}"#)
            app.launch()
            _ = app.snapshot
            XCTAssertEqual(app.unreadableBecause, "ScreenFixture cannot show its screen: its reply holds no tree")
            app.launch()
            XCTAssertNil(app.unreadableBecause)
            app.terminate()
        }
    }

    func testItPrintsAsMuchAsItLikes() {
        let failures = fixtureFailures { _ in
            FixturePage().button("flood").tap()
            FixturePage().field.typeText("still here")
        }
        XCTAssertEqual(failures, [])
    }
}

private let hello = #"{"id":0,"version":1}"#
