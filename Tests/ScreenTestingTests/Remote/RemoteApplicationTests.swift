import Expect
import Foundation
import ScreenElements
import ScreenTesting
import TestSupport
import XCTest

final class RemoteApplicationTests: SharedTestCase {
    // MARK: Driving it

    func testItsElementsAreFoundAndActedOn() {
        onMain {
            expectNoFailures {
                fixture().run { app in
                    XCTAssertTrue(app.isRunning)
                    FixturePage().field.typeText("you")
                    FixturePage().answerButton.tap()
                    expect(FixturePage().answer).toEventually(haveLabel("hello, you"))
                    FixturePage().field.clearText()
                    expect(FixturePage().field).notTo(haveValue("you"))
                    XCTAssertEqual(app.picture, ScreenPicture("[] [hello, you]"))
                }
            }
        }
    }

    func testAWaitGoesOnWhileTheApplicationWorks() {
        onMain {
            expectNoFailures {
                fixture().run { _ in
                    FixturePage().answerButton.tap()
                    tester().usingIdentifier("answer").usingType(.staticText).expectToContainText("nobody")
                }
            }
        }
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
        onMain {
            let failures = messages {
                fixture().run { _ in FixturePage().button("refuse").tap(timeout: .milliseconds(20)) }
            }
            XCTAssertEqual(
                failures.map(\.firstLine),
                [
                    "expected to tap button with identifier “refuse” within 0.02 s, it never does anything"
                ]
            )
        }
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
        onMain {
            expectNoFailures {
                fixture().run { _ in
                    FixturePage().button("deep").tap()
                    expect(FixturePage().descendant(.other, id: "innermost")).to(exist())
                }
            }
        }
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
        onMain {
            expectNoFailures {
                fixture().run { _ in
                    FixturePage().answer.scrollIntoView()
                    expect(FixturePage().answer).to(haveLabel("scrolled to"))
                }
            }
        }
    }

    func testAReplyWithoutATreeIsNoEmptyScreen() {
        onMain {
            let failures = messages {
                fixture("--replies", hello + "\n" + #"{"id":1}"#).run { _ in expect(FixturePage()).notTo(exist()) }
            }
            XCTAssertEqual(
                failures,
                [
                    """
                    expected not to exist, got window with identifier “fixture”
                      ScreenFixture cannot show its screen: its reply holds no tree
                    """
                ]
            )
        }
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

    func testItPrintsAsMuchAsItLikes() {
        onMain {
            expectNoFailures {
                fixture().run { _ in
                    FixturePage().button("flood").tap()
                    FixturePage().field.typeText("still here")
                }
            }
        }
    }

    // MARK: Its end

    func testAnExitThatIsExpectedIsNoFailure() {
        onMain {
            expectNoFailures {
                fixture().run { app in
                    FixturePage().button("quitLater").tap()
                    XCTAssertEqual(app.waitForExit(), 5)
                }
            }
        }
    }

    func testAnExitThatNobodyExpectedIsAFailure() {
        onMain {
            let failures = messages {
                fixture().run { app in
                    FixturePage().button("quitLater").tap()
                    waitUntilOver(app)
                }
            }
            XCTAssertEqual(
                failures,
                [
                    """
                    expected ScreenFixture to run until it is terminated, it exited with status 5, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testAnExitThatDoesNotCome() {
        onMain {
            let failures = messages {
                fixture().run { app in XCTAssertNil(app.waitForExit(timeout: .milliseconds(5))) }
            }
            XCTAssertEqual(failures, ["expected ScreenFixture to exit within 0.005 s, it is running"])
        }
    }

    func testACrashIsAFailureOfWhatIsDoneAndOfTheEnd() {
        onMain {
            let failures = messages {
                fixture().run { app in
                    FixturePage().button("crash").tap()
                    XCTAssertNil(app.waitForExit())
                    XCTAssertFalse(FixturePage().field.exists)
                    XCTAssertNotEqual(FixturePage().field.waitForDisappearance(), .completed)
                }
            }
            let end = "was ended by signal 6 (SIGABRT), and had printed at last:"
            XCTAssertEqual(
                failures.map(\.firstLine),
                [
                    "expected to tap button with identifier “crash”, ScreenFixture \(end)",
                    "expected ScreenFixture to exit, it \(end)",
                    "expected to look for textField with identifier “field”, ScreenFixture \(end)",
                    "expected to look for textField with identifier “field”, ScreenFixture \(end)",
                    "expected ScreenFixture to run until it is terminated, it \(end)",
                ]
            )
            XCTAssertTrue(failures.allSatisfy { $0.contains("\n  about to crash\n") }, "\(failures)")
        }
    }

    func testACrashBetweenTwoLooksIsAFailure() {
        onMain {
            let failures = messages {
                fixture().run { app in
                    FixturePage().button("crashLater").tap()
                    waitUntilOver(app)
                }
            }
            XCTAssertEqual(failures.count, 1)
        }
    }

    func testAnApplicationThatIsForgottenAndCrashes() {
        onMain {
            let failures = messages {
                let app = fixture()
                app.launch()
                withScreen(app) { FixturePage().button("crashLater").tap() }
                usleep(200_000)
                withExtendedLifetime(app) {}
            }
            XCTAssertEqual(failures, ["an application that was never terminated was ended by signal 6 (SIGABRT)"])
        }
    }

    func testAHangIsAFailure() {
        onMain {
            let failures = messages {
                fixture(responseTimeout: .milliseconds(100)).run { _ in FixturePage().button("hang").tap() }
            }
            XCTAssertEqual(
                failures,
                [
                    """
                    expected to tap button with identifier “hang”, ScreenFixture did not answer within 0.1 s during a request, \
                    and had printed at last:
                      the fixture has started
                    """,
                    """
                    expected ScreenFixture to run until it is terminated, it did not answer within 0.1 s during a request, \
                    and had printed at last:
                      the fixture has started
                    """,
                ]
            )
        }
    }

    /// It would be killed two seconds after that.
    func testWhoeverIgnoresSignalsEndsWithItsRequests() {
        onMain {
            let start = ContinuousClock.now
            expectNoFailures { fixture("--ignores-sigterm").run { _ in } }
            XCTAssertLessThan(.now - start, .seconds(2))
        }
    }

    // MARK: Its start

    func testWhatCannotBeStarted() {
        onMain {
            let path = "/nowhere/to/be/found"
            let failures = messages { RemoteApplication(path).run { _ in XCTFail("there is nothing to run") } }
            XCTAssertEqual(
                failures,
                [
                    "expected to launch found, it could not be started: \(path) cannot be started: No such file or directory"
                ]
            )
        }
    }

    func testWhatEndsAtOnce() {
        onMain {
            XCTAssertEqual(
                messages { fixture("--exits-at-once").launch() },
                [
                    """
                    expected to launch ScreenFixture, it exited with status 3, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testWhatDoesNotSpeak() {
        onMain {
            XCTAssertEqual(
                messages { fixture("--is-silent", responseTimeout: .milliseconds(200)).launch() },
                [
                    """
                    expected to launch ScreenFixture, it did not answer within 0.2 s during its start: \
                    does it make a ScreenServer?, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testWhatSpeaksOtherwise() {
        onMain {
            XCTAssertEqual(
                messages { fixture("--speaks-otherwise").launch() },
                [
                    """
                    expected to launch ScreenFixture, it cannot be understood: what it said is none of the protocol's replies: \
                    hello there, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testWhatSpeaksAnotherVersion() {
        onMain {
            XCTAssertEqual(
                messages { fixture("--replies", #"{"id":0,"version":2}"#).launch() },
                [
                    """
                    expected to launch ScreenFixture, it cannot be understood: \
                    it speaks version 2 of the protocol, not 1, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testWhatDoesNotUnderstandARequest() {
        onMain {
            let reply = #"{"id":-1,"error":"the request cannot be read"}"#
            let failures = messages {
                fixture("--replies", hello + "\n" + reply).run { _ in FixturePage().field.clearText() }
            }
            XCTAssertEqual(
                failures.first,
                """
                expected to clear the text of textField with identifier “field”, ScreenFixture cannot be understood: \
                the request cannot be read, and had printed at last:
                  the fixture has started
                """
            )
        }
    }

    func testWhatSpeaksWithoutEnd() {
        onMain {
            let failures = messages { fixture("--never-ends-a-line").run { _ in XCTFail("not launched") } }
            XCTAssertEqual(
                failures,
                [
                    """
                    expected to launch ScreenFixture, it cannot be understood: \
                    it has sent 64 MB without the end of a reply, and had printed at last:
                      the fixture has started
                    """
                ]
            )
        }
    }

    func testAnApplicationThatIsNotLaunched() {
        onMain {
            let app = fixture()
            let failures = messages { withScreen(app) { FixturePage().field.tap() } }
            XCTAssertEqual(
                failures.map(\.firstLine),
                [
                    "expected to tap textField with identifier “field”, ScreenFixture has not been launched"
                ]
            )
            XCTAssertEqual(messages { app.terminate() }, [])
        }
    }

    // MARK: What is left behind

    func testWhatItStartedEndsWithIt() throws {
        try onMain {
            let app = fixture()
            app.launch()
            withScreen(app) { FixturePage().button("spawn").tap() }
            let child = try XCTUnwrap(children(of: app.processIdentifier).first)
            for descriptor in [3, 4] {
                let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(child)/fd/\(descriptor)")
                XCTAssertNil(link, "it has inherited the conversation")
            }
            app.terminate()
            XCTAssertTrue(waitUntilGone(child), "process \(child) is left")
        }
    }

    func testItEndsWhenItsSpecDoes() throws {
        try onMain {
            var app: RemoteApplication? = fixture()
            app?.launch()
            let process = try XCTUnwrap(app?.processIdentifier)
            app = nil
            XCTAssertTrue(waitUntilGone(process), "process \(process) is left")
        }
    }

    /// A matcher for traps runs its closure in a copy of the process, which knows of the same applications.
    func testACopyOfThisProcessThatExitsDoesNotEndIt() {
        onMain {
            expectNoFailures {
                fixture().run { app in
                    expect { exit(3) }.notTo(trap())
                    XCTAssertTrue(app.isRunning)
                }
            }
        }
    }

    func testKilledAtAnyMomentItIsAFailureAndLeavesNothing() {
        onMain {
            var generator = SystemRandomNumberGenerator()
            for round in 0..<50 {
                let delay = UInt32.random(in: 0...3_000, using: &generator)
                var process: pid_t = 0
                let failures = messages {
                    fixture().run { app in
                        process = app.processIdentifier ?? 0
                        let target = process
                        Thread.detachNewThread {
                            usleep(delay)
                            kill(target, SIGKILL)
                        }
                        let end = ContinuousClock.now + .seconds(10)
                        while app.isRunning, .now < end {
                            FixturePage().field.typeText("x")
                            FixturePage().answerButton.tap()
                            _ = FixturePage().answer.exists
                        }
                    }
                }
                XCTAssertFalse(failures.isEmpty, "round \(round), killed after \(delay) µs")
                XCTAssertTrue(
                    failures.allSatisfy { $0.contains("was ended by signal 9 (SIGKILL)") },
                    "round \(round): \(failures)"
                )
                XCTAssertTrue(waitUntilGone(process))
            }
        }
    }
}

private let hello = #"{"id":0,"version":1}"#

/// The page of the fixture's screen.
struct FixturePage: ElementBrowser {
    let request = SearchRequest(id: "fixture", type: .window)

    var field: SimpleElementBrowser { descendant(.textField, id: "field") }
    var answer: SimpleElementBrowser { descendant(.staticText, id: "answer") }
    var answerButton: SimpleElementBrowser { button("answer") }

    func button(_ id: String) -> SimpleElementBrowser { descendant(.button, id: id) }
}

@MainActor private func fixture(
    _ arguments: String...,
    responseTimeout: Duration = .seconds(10)
) -> RemoteApplication {
    RemoteApplication("ScreenFixture", arguments: arguments, responseTimeout: responseTimeout)
}

private func expectNoFailures(line: UInt = #line, _ body: () -> Void) {
    XCTAssertEqual(messages(body), [], line: line)
}

/// The processes that a process has started.
private func children(of process: pid_t?) throws -> [pid_t] {
    let process = try XCTUnwrap(process)
    return try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { pid_t($0) }.filter { other in
        let text = (try? String(contentsOfFile: "/proc/\(other)/status", encoding: .utf8)) ?? ""
        return text.contains("\nPPid:\t\(process)\n")
    }
}

private func waitUntilGone(_ process: pid_t) -> Bool {
    for _ in 0..<2_000 {
        let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        // Whoever has ended and nobody asked about yet is a zombie.
        if kill(process, 0) != 0 || status?.contains("\nState:\tZ") != false { return true }
        usleep(1_000)
    }
    return false
}

extension String {
    fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}

@MainActor private func waitUntilOver(_ app: RemoteApplication) {
    let end = ContinuousClock.now + .seconds(10)
    while app.isRunning, .now < end { usleep(1_000) }
}
