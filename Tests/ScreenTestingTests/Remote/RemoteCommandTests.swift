import Expect
import ScreenTesting
import TestSupport
import XCTest

/// Commands that an application has registered and that a spec sends.
final class RemoteCommandTests: XCTestCase {
    func testACommandIsRunWithWhatFollowsItsName() {
        let failures = fixtureFailures { app in
            app.send("say hello  you")
            app.send("say")
            app.send("leave")
            XCTAssertEqual(app.waitForExit(), 7)
        }
        XCTAssertEqual(failures, [])
    }

    func testWhatGoesWrongIsAFailureAtTheCall() {
        onMain {
            let line = #line + 4
            var found: [(String, Int?)] = []
            found = gatherFailures {
                fixture().run { app in
                    app.send("open venue/3")
                    app.send("fail now")
                    app.send("break")
                    app.send("")
                }
            }
            .map { ($0.message, $0.location?.line) }
            assertList(
                found.map(\.0),
                "expected to send “open venue/3” to ScreenFixture, it has no command “open”: break, fail, leave, say",
                "expected to send “fail now” to ScreenFixture, it never does",
                "expected to send “break” to ScreenFixture, it threw UnknownError()",
                "expected to send “” to ScreenFixture, it has no command “”: break, fail, leave, say"
            )
            XCTAssertEqual(found.map(\.1), [line, line + 1, line + 2, line + 3])
        }
    }

    func testNothingIsSentToWhatDoesNotRun() {
        onMain {
            assertMessages("expected to send “say hello”, ScreenFixture has not been launched") {
                fixture().send("say hello")
            }
        }
    }

    // MARK: Replies

    func testAReplyThatCameBeforeItsRequestIsNoAnswer() {
        onMain {
            let early = #"{"id":1,"tree":{"type":"window","identifier":"fixture"}}"#
            let failures = messages {
                fixture("--unasked-replies", #"{"id":0,"version":1}"# + "\n" + early).run { app in
                    XCTAssertFalse(FixturePage().exists)
                    _ = app
                }
            }
            XCTAssertEqual(
                failures.first,
                """
                expected to look for window with identifier “fixture”, ScreenFixture cannot be understood: \
                it answered request 1 before it was asked, and had printed at last:
                  the fixture has started
                """
            )
        }
    }

    func testAnEndThatTerminateFindsIsKnownAfterwards() {
        onMain {
            let app = fixture()
            let failures = messages {
                app.launch()
                let process = app.processIdentifier ?? 0
                withScreen(app) { FixturePage().button("quitLater").tap() }
                // Waits until the process ends, but does not reap it.
                var information = siginfo_t()
                XCTAssertEqual(waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT), 0)
                app.terminate()
                XCTAssertEqual(app.waitForExit(), 5)
                // By now the end of the process is expected, so this records no second failure.
                app.terminate()
            }
            assertList(
                failures.map(\.firstLine),
                "expected ScreenFixture to run until it is terminated, it exited with status 5, and had printed at last:"
            )
        }
    }
}
