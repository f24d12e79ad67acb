import SpecEvents
import XCTest

@testable import SpecRunner

final class LongRunningNotifierTests: XCTestCase {
    func testAnExampleIsNamedWithItsStepAndAgainWhenItHasTakenTwiceAsLong() {
        var lines: [String] = []
        let running = ProcessActivity(patience: .milliseconds(400))
        func check() { running.nextNotice().map { lines.append($0) } }
        check()
        running.note(.exampleStarted(ExampleIdentity(identifier: "M.C/a", names: ["group", "a"], location: nil)))
        check()
        XCTAssertEqual(lines, [])
        Thread.sleep(forTimeInterval: 0.401)
        running.note(.stepStarted(example: "M.C/a", name: "log in"))
        check()
        check()
        XCTAssertEqual(lines, ["still running: group › a (for 0 s, in step “log in”)"])
        let duration = running.duration
        while running.duration < duration * 2 { usleep(1000) }
        check()
        XCTAssertEqual(lines.count, 2)
    }

    func testTheTimeOfAnExampleIsThatOfAllItsAttempts() {
        let running = ProcessActivity()
        XCTAssertFalse(running.isOverdue)
        running.note(
            .exampleStarted(
                ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil, timeLimit: 0.01, retries: 3)
            )
        )
        XCTAssertFalse(running.isOverdue)
    }

    func testWhatTookTooLongIsToldAlthoughItEndsAtTheLastMoment() {
        let running = ProcessActivity()
        let example = ExampleIdentity(identifier: "M.C/a", names: ["a"], location: nil, timeLimit: 0.01)
        running.note(.exampleStarted(example))
        running.noteOverdue()
        running.note(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        running.note(.runFinished)
        XCTAssertEqual(running.overdueText, "took longer than its time limit of 0.01 s; the runner killed the process")
        XCTAssertEqual(running.overdueExample, example)
    }
}
