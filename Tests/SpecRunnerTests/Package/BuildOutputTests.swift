import SpecReports
import XCTest

@testable import SpecRunner

/// What the runner prints of a build's output.
final class BuildOutputTests: XCTestCase {
    private let message = """
        /p/F4.swift:2:21: error: cannot convert value of type 'Int' to specified type 'String'
        1 | public func f4() -> Int {
        2 |     let a: String = 4
          |                     `- error: cannot convert value of type 'Int' to specified type 'String'

        """
    private let other =
        "/p/F5.swift:2:21: warning: 'a' is old\n10 | a()\n   | `- warning: 'a' is old\n\n[#Old]: <https://x>"

    private func text(_ input: String, columns: Int? = nil, _ palette: Palette = .plain) -> String {
        var text = ""
        var output = BuildOutput(columns: columns, palette: palette) { text += $0 }
        input.split(separator: "\n", omittingEmptySubsequences: false).forEach { output.print(String($0)) }
        output.end()
        return text
    }

    func testEachMessageOfTheCompilerIsPrintedOnce() {
        XCTAssertEqual(
            text([message, other, message, other, "done"].joined(separator: "\n")),
            [other, "done", message].joined(separator: "\n") + "\n"
        )
    }

    func testTheErrorsStandLast() {
        let third = "/p/F6.swift:1:1: warning: 'b' is old"
        let (remark, hint) = ("/p/F6.swift:1:1: note: it is here", "/p/F6.swift:1:1: note: it is there")
        func lines(_ lines: String...) -> String { text(lines.joined(separator: "\n")) }
        XCTAssertEqual(lines(message, other, third), "\(other)\n\(third)\n\(message)\n")
        XCTAssertEqual(
            lines(third, remark, message, hint, other),
            "\(third)\n\(remark)\n\(other)\n\(message)\n\(hint)\n"
        )
        XCTAssertEqual(lines(message, "error: fatal"), "error: fatal\n\(message)\n")
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
            "\(lines)\n\(lines)\n  more\n\(message)\n"
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
            "\(erase)[1/2] A\(erase)[2/2] B\(erase)[2/2] C\(erase)  text\n\(message)\n"
        )
    }
}
