import SpecEvents
import XCTest

@testable import SpecRunner

final class ProcessActivityTests: XCTestCase {
    private let example = ExampleIdentity(
        identifier: "M.C/a",
        names: ["group", "a"],
        location: CodeLocation(file: "C.swift", line: 3)
    )
    private let phase = RunPhase(.beforeSuite, location: CodeLocation(file: "C.swift", line: 1))

    func testTheTimeOfEachPartCountsFromItsBeginning() {
        let activity = ProcessActivity()
        let result = ExampleResult(status: .passed, duration: 0)
        let events: [Event] = [
            .phaseStarted(phase), .exampleListed(example), .runStarted(exampleCount: 1), .exampleStarted(example),
            .exampleFinished(example, result), .runFinished,
        ]
        for event in events {
            let before = activity.since
            activity.note(event)
            XCTAssertGreaterThan(activity.since, before, "\(event)")
        }
        let before = activity.since
        activity.restart()
        XCTAssertGreaterThan(activity.since, before)
    }

    func testStepsAndFailuresTakeNoTimeOfTheirOwn() {
        let activity = ProcessActivity()
        activity.note(.exampleStarted(example))
        let before = activity.since
        activity.note(.stepStarted(example: "M.C/a", name: "log in"))
        activity.note(.failedOutsideExamples(RecordedFailure(message: "no", location: nil)))
        XCTAssertEqual(activity.since, before)
        XCTAssertEqual(activity.text, "group › a (for 0 s, in step “log in”)")
        activity.note(.exampleFinished(example, ExampleResult(status: .passed, duration: 0)))
        XCTAssertEqual(activity.text, "what comes after “group › a” (for 0 s)")
    }

    func testWhatEachPartIsCalled() {
        let activity = ProcessActivity()
        XCTAssertEqual(activity.title, "the start of the test process")
        XCTAssertNil(activity.phaseDescription)
        activity.note(.phaseStarted(phase))
        XCTAssertEqual(activity.phaseDescription, "it ran beforeSuite")
        XCTAssertEqual(activity.location, phase.location)
        activity.note(.phaseStarted(RunPhase(.afterSuite, subject: "deferCleanup")))
        XCTAssertEqual(activity.phaseDescription, "it ran afterSuite deferCleanup")
        XCTAssertNil(activity.location)
        activity.note(.exampleListed(example))
        XCTAssertEqual(activity.phaseDescription, "it was listing the examples")
        activity.note(.exampleStarted(example))
        XCTAssertEqual(activity.location, example.location)
        activity.note(.runFinished)
        XCTAssertEqual(activity.title, "the exit of the test process")
        XCTAssertNil(activity.example)
    }

    func testHowLongEachPartMayTake() {
        let limits = TimeLimits(example: .seconds(60), step: .seconds(600), grace: .seconds(2))
        func allowance(_ limit: Double?, retries: Int = 0) -> Double {
            let activity = ProcessActivity(limits)
            var example = example
            (example.timeLimit, example.retries) = (limit, retries)
            activity.note(.exampleStarted(example))
            return activity.allowance
        }
        XCTAssertEqual(ProcessActivity(limits).allowance, 602)
        XCTAssertEqual(allowance(nil), 62)
        XCTAssertEqual(allowance(1), 3)
        XCTAssertEqual(allowance(0), 2)
        // The common limit counts once, but an example's own limit and the grace period count for each attempt.
        XCTAssertEqual(allowance(nil, retries: 2), 66)
        XCTAssertEqual(allowance(1, retries: 2), 9)
        let activity = ProcessActivity(limits)
        var slow = example
        slow.timeLimit = 1
        let failed = Event.exampleFailed(
            example: slow.identifier,
            attempt: 1,
            RecordedFailure(message: "no", location: nil)
        )
        for event in [.exampleStarted(slow), failed, failed] { activity.note(event) }
        XCTAssertEqual(activity.allowance, 4, "what runs after the limit has it again")
        activity.note(.exampleStarted(slow))
        XCTAssertEqual(activity.allowance, 3)
        for wrong in [-1, .nan, .infinity] { XCTAssertEqual(allowance(wrong), 62) }
    }

    func testTheTimeThatAProcessWaitsToBeToldToGoOnDoesNotCount() throws {
        let list = try ExampleListing(bundles: [FixtureProcess.bundle(of: "Green")], request: Request()).listExamples()
        let process = try XCTUnwrap(list.processes[0])
        let before = process.activity.since
        let worker = Worker(process, list.examples)
        try worker.process.resume()
        XCTAssertGreaterThan(process.activity.since, before)
        while !worker.poll({ _ in }) { usleep(1000) }
        XCTAssertTrue(worker.hasFinished)
    }
}
