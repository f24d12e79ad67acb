import Expect
import TestSupport
import XCTest

/// Different values whose descriptions look the same.
final class LookAlikeTests: XCTestCase {
    private let day = Date(timeIntervalSinceReferenceDate: 600_000_000)
    private var later: Date { day.addingTimeInterval(0.000_25) }

    func testDescriptionsWithWhatCannotBeSeen() {
        for (text, escaped) in [("ok ", "ok "), ("ok\u{A0}", "ok\\u{A0}"), ("o\u{200B}k", "o\\u{200B}k")] {
            assertMessages("expected to equal ok, got \(text)\n  .text: expected \"ok\", got \"\(escaped)\"") {
                expect(Label(text)) == Label("ok")
            }
        }
        assertMessages(#"expected to equal Label(text: "\u{200B}"), got Label(text: "")"#) {
            expect(Label("")) == Label("\u{200B}")
        }
    }

    func testTextsWithWhatCannotBeSeen() {
        for (text, escaped) in [
            ("a\u{3164}", "a\\u{3164}"), ("a\u{34F}", "a\\u{034F}"), ("a\u{E0061}", "a\\u{000E0061}"),
            ("a\u{FE0F}", "a\\u{FE0F}"), ("a\u{200D}", "a\\u{200D}"), ("\u{430}", "\\u{0430}"),
            ("\u{3B1}".uppercased(), "\\u{0391}"),
        ] {
            let twin = text == "\u{391}" ? "A" : "a"
            assertMessages(
                """
                expected to equal "\(twin)", got "\(text)"
                  the two look alike and are not equal: expected "\(twin)", got "\(escaped)"
                """
            ) { expect(text) == twin }
        }
        XCTAssertEqual(
            messages { expect("\u{FFFF}") == "\u{FFFD}" }.last?.split(separator: "\n").last,
            #"  the two look alike and are not equal: expected "\u{FFFD}", got "\u{FFFF}""#
        )
        XCTAssertEqual(
            messages { expect("a\u{2800}") == "a" }.last?.split(separator: "\n").last,
            #"  the two look alike and are not equal: expected "a", got "a\u{2800}""#
        )
    }

    func testLongTextsAndLines() {
        let start = String(repeating: "long ", count: 40)
        XCTAssertEqual(
            messages { expect(start + "\u{430}") == start + "a" }.last?.split(separator: "\n").last,
            #"""
              the first difference is at index 200: expected …"long long long long a", \#
            got …"long long long long \u{0430}"
            """#
        )
        assertMessages(
            "expected to equal \"first\\nok\\nlast\", got \"first\\nok \\nlast\"\n    first\n  - \"ok\"\n  + \"ok \"\n    last"
        ) { expect("first\nok \nlast") == "first\nok\nlast" }
        assertMessages("expected to equal \"a\\nb\", got \"\u{430}\\nb\"\n  - \"a\"\n  + \"\\u{0430}\"\n    b") {
            expect("\u{430}\nb") == "a\nb"
        }
    }

    func testPartsOfTexts() {
        let note = #"  the two look alike and differ: expected "\u{0430}", got "bad""#
        assertMessages(
            "expected to contain \"\u{430}\", got \"bad\"\n" + note,
            "expected to end with \"\u{430}d\", got \"bad\"\n" + note.replacing("0430}", with: "0430}d"),
            "expected to begin with \"b\u{430}\", got \"bad\"\n" + note.replacing("\\u", with: "b\\u"),
            "expected to contain \"z\", got \"bad\"",
            "expected to contain \" \", got \"bad\"",
            "expected to contain \"bad \", got \"bad\"",
            "expected not to contain \"a\", got \"bad\""
        ) {
            expect("bad").to(contain("\u{430}"))
            expect("bad").to(endWith("\u{430}d"))
            expect("bad").to(beginWith("b\u{430}"))
            expect("bad").to(contain("z"))
            expect("bad").to(contain(" "))
            expect("bad").to(contain("bad "))
            expect("bad").notTo(contain("a"))
        }
    }

    func testTypes() {
        let (float, double) = (AnyHashable(Float(29.99)), AnyHashable(29.99))
        let note = "the two look alike and differ: expected a value of the type Float, got one of the type Double"
        let leaf = note.replacing("the two look alike and differ", with: ", which looks alike and is not equal")
        assertMessages(
            "expected to contain 29.99, got [29.99]\n  \(note)",
            "expected to consist of 29.99, got [29.99]\n  missing 29.99\n  unexpected 29.99\n  \(note)",
            "expected to begin with 29.99, got [29.99]\n  \(note)",
            "expected to end with 29.99, got [29.99]\n  \(note)",
            "expected to be an element of [29.99], got 29.99\n  \(note)",
            "expected to have key 29.99, got [29.99: 1]\n  \(note)",
            """
            expected to have key "a" with value 29.99, got ["a": 29.99]
              ["a"].value: expected 29.99, got 29.99\(leaf)
            """,
            "expected to equal 29.99, got 29.99\n  .value: expected 29.99, got 29.99\(leaf)",
            "expected to equal [29.99], got [29.99]\n  [0].value: expected 29.99, got 29.99\(leaf)",
            "expected to equal [29.99], got [29.99]\n  missing 29.99\n  unexpected 29.99\n  \(note)",
            """
            expected to equal [29.99: 1], got [29.99: 1]
              [29.99]: missing 1
              [29.99]: unexpected 1
              \(note)
            """,
            "expected not to contain 29.99, got [29.99]",
            """
            expected to all equal 29.99, got [29.99, 3]
              [0].value: expected 29.99, got 29.99\(leaf)
              [1]: expected to equal 29.99, got 3
            """,
            "expected to contain 29.99 and \"x\", got [29.99, 29.99]\n  missing \"x\""
        ) {
            expect([double]).to(contain(float))
            expect([double]).to(consistOf(float))
            expect([double]).to(beginWith(float))
            expect([double]).to(endWith(float))
            expect(double).to(beElementOf([float]))
            expect([double: 1]).to(haveKey(float))
            expect(["a": double]).to(haveKeyWithValue("a", float))
            expect(double) == float
            expect([double]) == [float]
            expect(Set([double])) == [float]
            expect([double: 1]) == [float: 1]
            expect([double]).notTo(contain(double))
            expect([double, 3]).to(allPass(equal(float)))
            expect([double, float]).to(contain(float, "x"))
        }
    }

    func testDates() {
        let note = """
              the two look alike and differ: expected Date(timeIntervalSinceReferenceDate: 600000000.00025), \
            got Date(timeIntervalSinceReferenceDate: 600000000.0)
            """
        let text = "2020-01-06T10:40:00.000Z"
        assertMessages(
            "expected to equal \(text), got \(text)\n" + note.replacing("differ", with: "are not equal"),
            "expected to be greater than \(text), got \(text)\n" + note,
            "expected not to be less than \(text), got \(text)\n" + note,
            "expected to contain \(text), got [\(text)]\n" + note,
            "expected to be close to \(text) (within 0.0001 s), got \(text)\n  it is 0.00025 s off\n" + note,
            """
            expected to be close to 2020-01-06T10:40:02.000Z (within 1.0 s), got 2020-01-06T10:40:00.000Z
              it is 2.000 s off
            """
        ) {
            expect(self.day) == self.later
            expect(self.day) > self.later
            expect(self.day).notTo(beLessThan(self.later))
            expect([self.day]).to(contain(self.later))
            expect(self.day).to(beCloseTo(self.later, within: 0.0001))
            expect(self.day).to(beCloseTo(self.later.addingTimeInterval(2), within: 1))
        }
    }

    func testPartsThatADescriptionHides() {
        assertMessages(
            "expected to contain cheap, got [cheap]\n"
                + "  the two look alike and differ: expected Price(amount: 1.25), got Price(amount: 1.5)",
            """
            expected to consist of cheap and cheap, got [cheap, cheap]
              missing cheap
              unexpected cheap
              the two look alike and differ: expected Price(amount: 3.0), got Price(amount: 2.0)
            """,
            """
            expected to have key "a" with value 1, got ["\u{430}": 1]
              ["a"]: missing
              the two look alike and differ: expected "a", got "\\u{0430}"
            """,
            "expected to be less than cheap, got cheap\n"
                + "  the two look alike and differ: expected Price(amount: 1.25), got Price(amount: 1.5)",
            "expected not to equal cheap, got cheap",
            "expected to change the value to 2, got cheap\n  before: got 1\n  after: got 1",
            "expected to match the error cheap, got cheap\n  .amount: expected 1.25, got 1.5",
            "expected to throw Price: cheap, threw Price: cheap\n  .amount: expected 1.25, got 1.5"
        ) {
            expect([Price(1.5)]).to(contain(Price(1.25)))
            expect([Price(1), Price(2)]).to(consistOf(Price(1), Price(3)))
            expect(["\u{430}": 1]).to(haveKeyWithValue("a", 1))
            expect(Price(1.5)).to(beLessThan(Price(1.25)))
            expect(Price(1.25)).notTo(equal(Price(1.25)))
            expect { Price(1.5) }.to(change { 1 }.to(2))
            expect(Price(1.5)).to(matchError(Price(1.25)))
            expect { throw Price(1.5) }.to(throwError(Price(1.25)))
        }
        assertList(
            messages {
                expect { throw Price(1.5) }.to(throwError(beLessThan(Price(1.25))))
                expect { print("\u{430}", terminator: "") }.to(output(contain("a")))
                expect([Price(1.5)]).to(beginWith(equal(Price(1.25))) && haveCount(1))
            }.map { $0.split(separator: "\n").last },
            "  the two look alike and differ: expected Price(amount: 1.25), got Price(amount: 1.5)",
            #"  the two look alike and differ: expected "a", got "\u{0430}""#,
            "  the two look alike and differ: expected Price(amount: 1.25), got Price(amount: 1.5)"
        )
        XCTAssertEqual(
            messages { expect([Label("o\u{A0}k")]).to(contain(Label("o k"))) },
            [
                "expected to contain o k, got [o\u{A0}k]\n"
                    + #"  the two look alike and differ: expected Label(text: "o k"), got Label(text: "o\u{A0}k")"#
            ]
        )
        var label = Label("a")
        assertMessages(
            """
            expected to change the value to b
              before: got a
              after: got b\(" ")
              the two look alike and differ: expected Label(text: "b"), got Label(text: "b ")
            """
        ) { expect { label = Label("b ") }.to(change { label }.to(Label("b"))) }
    }
}

private struct Label: Equatable, CustomStringConvertible {
    let text: String

    init(_ text: String) { self.text = text }

    var description: String { text }
}

private struct Price: Error, Comparable, CustomStringConvertible {
    let amount: Double

    init(_ amount: Double) { self.amount = amount }

    var description: String { "cheap" }

    static func < (left: Price, right: Price) -> Bool { left.amount < right.amount }
}
