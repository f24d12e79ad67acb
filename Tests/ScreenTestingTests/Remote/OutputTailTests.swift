import XCTest

@testable import ScreenTesting

/// Which lines of an application's output a failure shows.
final class OutputTailTests: XCTestCase {
    private func shown(_ output: [String]) -> [String] {
        var lines = OutputTail.Lines()
        output.forEach { lines.add($0) }
        return lines.text
    }

    func testTheLast() {
        XCTAssertEqual(shown((1...31).map(String.init)), (2...31).map(String.init))
    }

    func testOneEmptyLineBetweenOthers() {
        XCTAssertEqual(shown(["", "one", "", "", "two"]), ["one", "", "two"])
    }

    func testOfACrashTheStackOnly() {
        for details in ["Registers:", "Images (3 omitted):"] {
            XCTAssertEqual(
                shown(["at f() in /F.swift:3", details, "rax 0", "", "Backtrace took 0.1s", "after it"]),
                ["at f() in /F.swift:3", "after it"]
            )
        }
    }
}
