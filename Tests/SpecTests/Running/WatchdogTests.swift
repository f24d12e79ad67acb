import Foundation
import SpecEvents
import TestSupport
import XCTest

@testable import Spec

/// What a process says itself about an example that takes long.
final class WatchdogTests: SharedTestCase {
    private final class Notices: Sendable {
        private let notices = Lock<[String]>([])
        var all: [String] { notices.withLock { $0 } }
        func add(_ notice: String) { notices.withLock { $0.append(notice) } }
    }

    private let place = Place(file: "ListSpec.swift", line: 7)

    func testAnExampleThatTakesLongIsNamedAndAgainWhenItsTimeHasDoubled() {
        let notices = Notices()
        let watchdog = Watchdog(patience: .milliseconds(50), write: notices.add)
        watchdog.exampleBegan("a list › sorts", at: place)
        // The main thread hangs, as in an endless loop.
        while notices.all.count < 2 { usleep(1000) }
        XCTAssertEqual(
            notices.all.prefix(2),
            [
                """
                ListSpec.swift:7: note: “a list › sorts” has been running for 0.05 s; \
                if it hangs, `swift run specs` ends it and shows the line

                """,
                "ListSpec.swift:7: note: “a list › sorts” has been running for 0.10 s\n",
            ]
        )
    }

    func testAnExampleThatHasEndedIsNotNamed() {
        let notices = Notices()
        let watchdog = Watchdog(patience: .milliseconds(50), write: notices.add)
        watchdog.exampleBegan("ends", at: nil)
        watchdog.exampleEnded()
        usleep(120_000)
        XCTAssertEqual(notices.all, [])
        watchdog.exampleBegan("hangs", at: nil)
        while notices.all.isEmpty { usleep(1000) }
        XCTAssertTrue(notices.all[0].hasPrefix("note: “hangs” has been running for 0.05 s; if"), notices.all[0])
    }

    func testATestMethodHasThePlaceOfItsClass() {
        let notices = Notices()
        let watchdog = Watchdog(patience: .milliseconds(50), write: notices.add)
        watchdog.exampleBegan("testIt", at: nil, ofClassAt: CodeLocation(file: "ListSpec.swift", line: 3))
        while notices.all.isEmpty { usleep(1000) }
        XCTAssertTrue(notices.all[0].hasPrefix("ListSpec.swift:3: note: “testIt”"), notices.all[0])
    }

    func testARunOfExamplesTellsTheWatchdog() {
        onMain {
            let notices = Notices()
            let state = RunState(watchdog: Watchdog(patience: .milliseconds(50), write: notices.add))
            let line = #line + 2
            let declare: @MainActor () -> Void = {
                it("takes long") { while notices.all.isEmpty { usleep(1000) } }
                it("is short") {}
            }
            for example in (planned { declare() }).examples {
                ExampleRun.begin(example, in: RecordingHost(declare), state, events: nil).finish()
            }
            usleep(120_000)
            XCTAssertEqual(notices.all.count, 1)
            XCTAssertTrue(notices.all[0].hasPrefix("\(#filePath):\(line): note: “takes long”"), notices.all[0])
        }
    }

    func testAProcessIsWatchedIfNoRunnerDoes() {
        var request = ProcessRequest()
        XCTAssertTrue(RunConfiguration(request).isUnwatched)
        request.eventsPath = "events"
        request.supervisor = 1
        XCTAssertFalse(RunConfiguration(request).isUnwatched)
    }
}
