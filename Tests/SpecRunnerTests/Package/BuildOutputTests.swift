import SpecReports
import TestSupport
import XCTest

@testable import SpecRunner

/// What the runner prints of a build.
final class BuildOutputTests: SharedTestCase {
    private let message = """
        /p/F4.swift:2:21: error: cannot convert value of type 'Int' to specified type 'String'
        1 | public func f4() -> Int {
        2 |     let a: String = 4
          |                     `- error: cannot convert value of type 'Int' to specified type 'String'

        """
    private let other =
        "/p/F5.swift:2:21: warning: 'a' is old\n10 | a()\n   | `- warning: 'a' is old\n\n[#Old]: <https://x>"

    private func text(
        _ input: String,
        columns: Int? = nil,
        _ palette: Palette = .plain,
        isSuccess: Bool = true
    ) -> String {
        var text = ""
        var output = BuildOutput(columns: columns, palette: palette) { text += $0 }
        input.split(separator: "\n", omittingEmptySubsequences: false).forEach { output.print(String($0)) }
        output.end(isSuccess: isSuccess)
        return text
    }

    func testEachMessageOfTheCompilerIsPrintedOnce() {
        XCTAssertEqual(
            text([message, other, message, other, "done"].joined(separator: "\n")),
            [message, "done", other].joined(separator: "\n") + "\n"
        )
    }

    func testTheErrorsOfABuildThatFailsStandLast() {
        let third = "/p/F6.swift:1:1: warning: 'b' is old"
        func failed(_ lines: String...) -> String { text(lines.joined(separator: "\n"), isSuccess: false) }
        func note(_ count: String) -> String { "note: \(count) left out; `swift build --build-tests` prints them\n" }
        XCTAssertEqual(failed(other, message, other), "\(message)\n\(note("1 warning is"))")
        XCTAssertEqual(failed(message, other, third), "\(message)\n\(note("2 warnings are"))")
        XCTAssertEqual(failed(message, "error: fatal"), "\(message)\nerror: fatal\n")
        let remark = "/p/F6.swift:1:1: note: it is here"
        XCTAssertEqual(failed(third, remark, message, remark), "\(message)\n\(remark)\n\(note("1 warning is"))")
        XCTAssertEqual(failed(message, remark), "\(message)\n\(remark)\n")
    }

    func testTheKindsOfMessagesAreColoured() {
        let red = message.replacing("error:", with: "\u{1B}[31merror:\u{1B}[0m")
        XCTAssertEqual(text(message, .coloured), red + "\n")
        XCTAssertEqual(text(red), message + "\n", "without colours of its own there are none")
        XCTAssertTrue(text(other, .coloured).hasPrefix("/p/F5.swift:2:21: \u{1B}[33mwarning:\u{1B}[0m 'a' is old\n"))
        XCTAssertEqual(text("error: x", .coloured), "\u{1B}[31merror:\u{1B}[0m x\n")
        XCTAssertEqual(text("/p/a:1:2: note: x", .coloured), "/p/a:1:2: \u{1B}[2mnote:\u{1B}[0m x\n")
        XCTAssertEqual(text("1 | print(\"error: x\")", .coloured), "1 | print(\"error: x\")\n")
    }

    func testWhatIsNoMessageIsPrinted() {
        let lines = "error: link command failed\n/usr/bin/ld: no f\nPassword:"
        XCTAssertEqual(
            text("\(message)\n\(lines)\n\(message)\n\(lines)\n  more"),
            "\(message)\n\(lines)\n\(lines)\n  more\n"
        )
        XCTAssertEqual(text("[1/2] Compiling A\nBuild complete!"), "[1/2] Compiling A\nBuild complete!\n")
    }

    func testOnATerminalTheProgressIsOneLineThatIsGoneAtTheEnd() {
        let erase = "\r\u{1B}[K"
        XCTAssertEqual(
            text("Building for debugging...\n[1/2] Compiling Shop Cart.swift\n[2/2] Linking", columns: 16),
            "\(erase)Building for d…\(erase)[1/2] Compilin…\(erase)[2/2] Linking\(erase)"
        )
        XCTAssertEqual(
            text("[1/2] A\n\(message)\n[2/2] B\n\(message)\n[2/2] C\n  text", columns: 80),
            "\(erase)[1/2] A\(erase)\(message)\n\(erase)[2/2] B\(erase)[2/2] C\(erase)  text\n"
        )
    }
}
