import Foundation
import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// What reporters that write at the end of a run receive.
final class BackgroundReporterTests: SharedTestCase {
    private final class Recorder: Reporter {
        let calls = Lock<[String]>([])
        let write: (String) -> Void

        init(_ write: @escaping (String) -> Void = { _ in }) {
            self.write = write
        }

        private func note(_ call: String) { calls.withLock { $0.append(call) } }

        func report(_ event: Event) { note("event") }
        func prepare() { note("prepare") }
        func finish(_ summary: Summary) {
            note("finish")
            write("done")
        }
    }

    func testTheyPrepareBeforeTheyFinish() {
        let recorder = Recorder()
        let reporter = BackgroundReporter([recorder])
        reporter.replay([.runStarted(exampleCount: 0)])
        XCTAssertEqual(recorder.calls.withLock { $0 }, ["event", "finish"])
        reporter.report(.runFinished)
        reporter.prepare()
        reporter.finish(Summary())
        XCTAssertEqual(recorder.calls.withLock { $0 }, ["event", "finish", "event", "prepare", "finish"])
    }

    func testManyEventsAreHandedOverBeforeTheEnd() {
        let recorder = Recorder()
        let reporter = BackgroundReporter([recorder])
        for _ in 0..<500 { reporter.report(.runStarted(exampleCount: 0)) }
        let start = ContinuousClock.now
        while recorder.calls.withLock({ $0.count }) < 500, ContinuousClock.now - start < .seconds(20) { usleep(1000) }
        XCTAssertEqual(recorder.calls.withLock { $0.count }, 500)
    }

    func testAFileIsWrittenWhenItsReporterHasFinished() throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        var recorder: Recorder?
        let file = ReportFile(store: { try FileDescriptors.write($0, toFile: path) }) { write in
            let made = Recorder(write)
            recorder = made
            return made
        }
        file.report(.runFinished)
        file.prepare()
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        file.finish(Summary())
        XCTAssertEqual(recorder?.calls.withLock { $0 }, ["event", "prepare", "finish"])
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "done")
        XCTAssertNil(file.problem)
    }
}
