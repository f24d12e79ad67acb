import Foundation
import XCTest

/// Writes a line for each event that XCTest reports to its observers.
final class Recorder: NSObject, XCTestObservation {
    /// The path of the file to write, or `nil` if the environment does not name one.
    private static let path = ProcessInfo.processInfo.environment["OUTCOME_RECORD"]

    /// Starts recording if the environment names a file.
    static func begin() {
        guard let path, FileManager.default.createFile(atPath: path, contents: nil) else { return }
        XCTestObservationCenter.shared.addTestObserver(Recorder())
    }

    func testCaseWillStart(_ testCase: XCTestCase) { write("start \(testCase.name)") }

    func testCaseDidFinish(_ testCase: XCTestCase) {
        let run = testCase.testRun
        let end = run?.hasBeenSkipped == true ? "skipped" : run?.hasSucceeded == true ? "passed" : "failed"
        write("end \(end) \(testCase.name)")
    }

    #if canImport(ObjectiveC)
        func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            let line = place.map { "\($0.fileURL.lastPathComponent):\($0.lineNumber)" } ?? "-"
            write("issue \(line) \(issue.compactDescription)")
            write("apple \(issue.type) \(issue.associatedError.map { "\($0)" } ?? "-")")
        }

        func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
            write("apple expected \(expectedFailure.failureReason ?? "-"): \(expectedFailure.issue.compactDescription)")
        }
    #else
        func testCase(
            _ testCase: XCTestCase,
            didFailWithDescription description: String,
            inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            let file = filePath.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "-"
            write("issue \(file == "<unknown>" ? "-" : "\(file):\(lineNumber)") \(description)")
        }
    #endif

    private func write(_ line: String) {
        guard let file = Self.path.flatMap(FileHandle.init(forWritingAtPath:)) else { return }
        file.seekToEndOfFile()
        file.write(Data((line.split(separator: "\n").joined(separator: "⏎") + "\n").utf8))
        file.closeFile()
    }
}
