import ConsoleUI
import Foundation
import ScreenElements
import TestSupport
import XCTest

final class ProgramFailureTests: SharedTestCase {
    func testAWrongCommandLine() {
        let failure = failure(ArgumentError("--url needs a value"))
        XCTAssertEqual(failure.message, "venues: --url needs a value; `venues --help` lists the options")
        XCTAssertEqual(failure.status, 2)
    }

    func testAnElementThatRefuses() {
        let failure = failure(ElementError("there is no spec"))
        XCTAssertEqual(failure.message, "venues: there is no spec")
        XCTAssertEqual(failure.status, 2)
    }

    func testAnyOtherError() {
        let failure = failure(CocoaError(.fileNoSuchFile))
        XCTAssertEqual(failure.message, "venues: it is broken: 4")
        XCTAssertEqual(failure.status, 1)
    }

    func testTheProcessEndsWithTheMessageAndTheStatus() throws {
        let (process, errors) = (Process(), Pipe())
        process.executableURL = URL.consoleFixture
        process.arguments = ["--colour"]
        process.standardInput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(text, "fixture: unknown argument “--colour”; `fixture --help` lists the options\n")
        XCTAssertEqual(process.terminationStatus, 2)
        XCTAssertEqual(process.terminationReason, .exit)
    }

    private func failure(_ error: any Error) -> ProgramFailure {
        ProgramFailure(of: "venues", error) { "it is broken: \(($0 as NSError).code)" }
    }
}
