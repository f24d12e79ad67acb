import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

/// Whether several processes are worth their start.
final class SupervisorTests: SharedTestCase {
    /// Whether `jobs` processes, each of which takes 0.5 s to start, are faster than one.
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
        XCTAssertFalse(isFaster(jobs: 2, [0.4, 0.5]))
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
}
