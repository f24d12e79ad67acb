import ScreenTesting
import TestSupport
import XCTest

/// Launches of applications that do not start or do not follow the protocol.
final class RemoteApplicationLaunchTests: XCTestCase {
    func testWhatCannotBeStarted() {
        onMain {
            let path = "/nowhere/to/be/found"
            let failures = messages { RemoteApplication(path).run { _ in XCTFail("there is nothing to run") } }
            assertList(
                failures,
                "expected to launch found, it could not be started: \(path) cannot be started: No such file or directory"
            )
        }
    }

    func testWhatEndsAtOnce() {
        onMain {
            assertMessages(
                """
                expected to launch ScreenFixture, it exited with status 3, and had printed at last:
                  the fixture has started
                """
            ) { fixture("--exits-at-once").launch() }
        }
    }

    func testWhatEndsAtOnceAndPrintsNothing() {
        onMain {
            assertMessages("expected to launch false, it exited with status 1, and had printed nothing") {
                RemoteApplication("/bin/false").launch()
            }
        }
    }

    func testWhatDoesNotSpeak() {
        onMain {
            assertMessages(
                """
                expected to launch ScreenFixture, it did not answer within 2 s during its start: \
                does it make a ScreenServer?, and had printed at last:
                  the fixture has started
                """
            ) { fixture("--is-silent", responseTimeout: .seconds(2)).launch() }
        }
    }

    func testWhatSpeaksOtherwise() {
        onMain {
            assertMessages(
                """
                expected to launch ScreenFixture, it cannot be understood: what it said is none of the protocol's replies: \
                hello there, and had printed at last:
                  the fixture has started
                """
            ) { fixture("--speaks-otherwise").launch() }
        }
    }

    func testWhatSpeaksAnotherVersion() {
        onMain {
            for (version, reply) in [(2, #"{"id":0,"version":2}"#), (0, #"{"id":0}"#)] {
                assertMessages(
                    """
                    expected to launch ScreenFixture, it cannot be understood: \
                    it speaks version \(version) of the protocol, not 1, and had printed at last:
                      the fixture has started
                    """
                ) { fixture("--replies", reply).launch() }
            }
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
            assertList(
                failures,
                """
                expected to launch ScreenFixture, it cannot be understood: \
                it has sent 64 MB without the end of a reply, and had printed at last:
                  the fixture has started
                """
            )
        }
    }

    func testAnApplicationThatIsNotLaunched() {
        onMain {
            let app = fixture()
            let failures = messages { withScreen(app) { FixturePage().field.tap() } }
            XCTAssertEqual(
                failures.map(\.firstLine),
                ["expected to tap textField with identifier “field”, ScreenFixture has not been launched"]
            )
            XCTAssertEqual(messages { app.terminate() }, [])
        }
    }
}

private let hello = #"{"id":0,"version":1}"#
