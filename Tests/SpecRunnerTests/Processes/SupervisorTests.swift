import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// Whether several processes are worth starting, and what a reporter is told.
final class SupervisorTests: XCTestCase {
    /// Whether `jobs` processes are faster than the one that listed the examples, if each of the others takes 0.5 s to start.
    private func isFaster(jobs: Int, _ durations: [Double?]) -> Bool {
        var list = ExampleList(of: [])
        list.startTime = 0.5
        var known: [String: Double] = ["M.C/gone": 1_000]
        for (number, duration) in durations.enumerated() {
            list.examples.append(ExampleIdentity(identifier: "M.C/\(number)", names: ["\(number)"], location: nil))
            known["M.C/\(number)"] = duration
        }
        return Supervisor.isFaster(jobs: jobs, list, known)
    }

    func testExamplesThatTakeLongerThanAStartAreShared() {
        XCTAssertTrue(isFaster(jobs: 2, [0.6, 0.6]))
        XCTAssertEqual(isFaster(jobs: 2, [0.3, 0.3]), TestProcess.canRunSome, "otherwise two are started")
        XCTAssertFalse(isFaster(jobs: 2, [0.2, 0.3]))
        XCTAssertTrue(isFaster(jobs: 8, [0.4, 0.5]))
        XCTAssertFalse(isFaster(jobs: 8, [0.2, 0.3]))
    }

    func testSoAreExamplesOfUnknownDuration() {
        XCTAssertTrue(isFaster(jobs: 2, [0, nil]))
        XCTAssertTrue(isFaster(jobs: 2, [.nan]))
    }

    func testOneProcessIsOne() {
        XCTAssertFalse(isFaster(jobs: 1, [9, 9]))
    }

    private final class Recorder: Reporter {
        var calls: [String] = []
        func report(_ event: Event) { if case .exampleFinished = event { calls.append("example") } }
        func finish(_ summary: Summary) { calls.append("finish") }
    }

    func testReportsFinishAfterTheLastExample() throws {
        let recorder = Recorder()
        let list = try ExampleListing(
            bundles: [FixtureProcess.bundle(of: "Green")],
            request: Request(),
            limits: TimeLimits()
        ).listExamples()
        var supervisor = Supervisor(list, Request(), reporter: recorder)
        XCTAssertGreaterThan(supervisor.run().duration, 0)
        XCTAssertEqual(recorder.calls, ["example", "example", "example", "finish"])
    }
}
