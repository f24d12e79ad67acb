import Foundation
import XCTest

@testable import Properties

private struct Order { var id: Int; var lines: [String] }
private struct Empty {}
private enum Command { case stop, go(Int), turn(by: Double, name: String) }

final class ValueTextTests: XCTestCase {
    func testValuesAreWrittenAsSource() {
        let rows: [(Any, String)] = [
            (1, "1"), (-1, "-1"), (true, "true"), (1.5, "1.5"), (Double.nan, ".nan"), (-Double.infinity, "-.infinity"),
            (Double.infinity, ".infinity"), (Float(0.5), "0.5"), (-0.0, "-0.0"),
            ("a\"\\\n\r\t\0b", #""a\"\\\n\r\t\0b""#), ("e\u{301}é", #""e\u{301}é""#),
            ("\u{202E}👍", #""\u{202E}\u{1F44D}""#),
            ("жΩ\u{AD}", #""жΩ\u{AD}""#), (Character("x"), "\"x\""),
            (Int?.none as Any, "nil"), (Int?(3) as Any, "3"), ([1, 2], "[1, 2]"), ([[String]](), "[]"),
            (Set([2, 1]), "[1, 2]"),
            (["b": 1, "a": 2], #"["a": 2, "b": 1]"#), ([Int: Int](), "[:]"), ((1, "x"), #"(1, "x")"#),
            ((a: 1, b: 2), "(a: 1, b: 2)"),
            (Order(id: 1, lines: ["x"]), #"Order(id: 1, lines: ["x"])"#), (Empty(), "Empty()"),
            (Command.stop, ".stop"), (Command.go(3), ".go(3)"),
            (Command.turn(by: 1, name: ""), #".turn(by: 1.0, name: "")"#),
            (Date(timeIntervalSince1970: 60), "Date(timeIntervalSince1970: 60.0)"),
        ]
        for (value, text) in rows { XCTAssertEqual(ValueText.text(value), text) }
    }
}
