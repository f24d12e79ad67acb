import Foundation
import SpecEvents
import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// The file of a report that is written at the end of a run.
final class ReportFileTests: SharedTestCase {
    private final class Recorder: Reporter {
        private(set) var calls: [String] = []
        let write: (String) -> Void

        init(_ write: @escaping (String) -> Void) { self.write = write }

        func report(_ event: Event) { calls.append("event") }
        func finish(_ summary: Summary) {
            calls.append("finish")
            write("done")
        }
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
        XCTAssertFalse(FileManager.default.fileExists(atPath: path))
        file.finish(Summary())
        XCTAssertEqual(recorder?.calls, ["event", "finish"])
        XCTAssertEqual(try String(contentsOfFile: path, encoding: .utf8), "done")
        XCTAssertNil(file.problem)
    }
}
