import XCTest

@testable import Properties

private struct Order { var id: Int; var lines: [String] }
private struct Empty {}
private indirect enum Chain { case end, link(Int, Chain) }
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
            (URL(string: "https://example.org/?q=\"1\"") as Any, "URL(string: \"https://example.org/?q=%221%22\")!"),
            (
                UUID(uuidString: "0E984725-C51C-4BF4-9960-E1C80E27ABA0") as Any,
                "UUID(uuidString: \"0E984725-C51C-4BF4-9960-E1C80E27ABA0\")!"
            ),
            (Data([1, 255]), "Data([1, 255])"), (Data(), "Data([])"), (Duration.seconds(-2), "Duration.seconds(-2)"),
            (Duration.milliseconds(1500), "Duration(secondsComponent: 1, attosecondsComponent: 500000000000000000)"),
            (Int??.some(nil) as Any, ".some(nil)"), (Int??.some(3) as Any, "3"),
            (Int???.some(nil) as Any, ".some(nil)"),
            (Int???.some(.some(nil)) as Any, ".some(.some(nil))"), ([1, nil], "[1, nil]"),
            (Date(timeIntervalSince1970: 60), "Date(timeIntervalSince1970: 60.0)"),
        ]
        for (value, text) in rows { XCTAssertEqual(ValueText.text(value), text) }
    }

    func testEachValueInsideOfOthersIsDescribedOnce() {
        // If each value were described twice, there would be 2^60 texts.
        let chain = (1...60).reduce(Chain.end) { .link($1, $0) }
        XCTAssertTrue(ValueText.text(chain).hasPrefix(".link(60, .link(59, "))
    }
}
