import SpecEvents
import XCTest

final class JSONTextTests: XCTestCase {
    private func line(_ write: (inout JSONText) -> Void) -> String {
        var json = JSONText(.oneLine)
        write(&json)
        return json.text
    }

    private func indented(_ depth: Int, _ write: (inout JSONText) -> Void) -> String {
        var json = JSONText(.indented(depth))
        write(&json)
        return json.text
    }

    func testAnObject() {
        XCTAssertEqual(line { $0.object { _ in } }, "{}")
        XCTAssertEqual(line { $0.object { $0.field("name", "adds") } }, #"{"name":"adds"}"#)
        XCTAssertEqual(
            line {
                $0.object {
                    $0.field("a", 1)
                    $0.field("b", true)
                    $0.object("c") { $0.field("d", false) }
                    $0.array("e") { _ in }
                    $0.field("f", "g")
                }
            },
            #"{"a":1,"b":true,"c":{"d":false},"e":[],"f":"g"}"#
        )
    }

    func testAnArray() {
        XCTAssertEqual(line { $0.array { _ in } }, "[]")
        XCTAssertEqual(
            line {
                $0.array {
                    $0.field(nil, 1)
                    $0.field(nil, "a")
                    $0.array { $0.field(nil, 2) }
                    $0.object { _ in }
                    $0.field(nil, 3)
                }
            },
            #"[1,"a",[2],{},3]"#
        )
    }

    func testNumbers() {
        XCTAssertEqual(line { $0.field(nil, Int.min) }, "-9223372036854775808")
        XCTAssertEqual(line { $0.field(nil, UInt64.max) }, "18446744073709551615")
        XCTAssertEqual(line { $0.field(nil, 0.1) }, "0.1")
        XCTAssertEqual(line { $0.field(nil, 1e-7) }, "1e-07")
        XCTAssertEqual(line { $0.value("1.50") }, "1.50")
        for value in [Double.infinity, -.infinity, .nan] { XCTAssertEqual(line { $0.field(nil, value) }, "0") }
    }

    func testEscapes() {
        XCTAssertEqual(line { $0.field(nil, "") }, #""""#)
        XCTAssertEqual(line { $0.field(nil, "a/b é 👩‍👩‍👧") }, #""a/b é 👩‍👩‍👧""#)
        XCTAssertEqual(line { $0.field(nil, "\"a\"") }, #""\"a\"""#)
        XCTAssertEqual(line { $0.field(nil, "a\\") }, #""a\\""#)
        XCTAssertEqual(line { $0.field(nil, "\n\r\t\r\n") }, #""\n\r\t\r\n""#)
        XCTAssertEqual(line { $0.field(nil, "\0\u{F}\u{10}\u{1F}\u{7F}") }, ##""\u0000\u000f\u0010\u001f\u007f""##)
        XCTAssertEqual(line { $0.field(nil, " !#[]~\u{80}") }, "\" !#[]~\u{80}\"")
    }

    func testIndented() {
        XCTAssertEqual(indented(0) { $0.object { _ in } }, "{}")
        XCTAssertEqual(
            indented(0) {
                $0.object {
                    $0.field("a", 1)
                    $0.array("b") {
                        $0.field(nil, 2)
                        $0.object { $0.field("c", "d") }
                        $0.array { _ in }
                    }
                    $0.field("e", true)
                }
            },
            """
            {
             "a": 1,
             "b": [
              2,
              {
               "c": "d"
              },
              []
             ],
             "e": true
            }
            """
        )
    }

    func testAPartThatWasWrittenBefore() {
        let part = indented(2) { $0.object { $0.field("a", 1) } }
        XCTAssertEqual(
            indented(0) {
                $0.object {
                    $0.array("parts") {
                        $0.value(part)
                        $0.value(part)
                    }
                    $0.value("null", for: "rest")
                }
            },
            """
            {
             "parts": [
              {
               "a": 1
              },
              {
               "a": 1
              }
             ],
             "rest": null
            }
            """
        )
    }

    func testTheEndOfALine() {
        XCTAssertEqual(
            line {
                $0.reserveCapacity(100)
                $0.object { _ in }
                $0.endLine()
            },
            "{}\n"
        )
    }
}
