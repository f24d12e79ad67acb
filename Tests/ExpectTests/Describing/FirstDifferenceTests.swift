import TestSupport
import XCTest

@testable import Expect

/// Values whose difference is hard to find by reading them.
final class FirstDifferenceTests: XCTestCase {
    private func text(_ count: Int, _ end: String) -> String {
        String(repeating: "abcdefghi ", count: count / 10) + end
    }

    /// Returns the lines that follow the first line of the only failure.
    private func lines(in body: () -> Void) -> [Substring] {
        let found = messages(in: body)
        XCTAssertEqual(found.count, 1)
        return found.first?.split(separator: "\n").dropFirst().map { $0.dropFirst(2) } ?? []
    }

    func testALongLine() {
        assertList(
            lines { expect(self.text(2_000, "x") + self.text(100, "")) == self.text(2_000, "y") + self.text(100, "") },
            #"the first difference is at index 2000: expected …"abcdefghi abcdefghi yabcdefghi abcdefghi abcdefghi abcdefghi"…, "#
                + #"got …"abcdefghi abcdefghi xabcdefghi abcdefghi abcdefghi abcdefghi"…"#
        )
    }

    func testALongLineThatEndsEarlier() {
        XCTAssertEqual(
            lines { expect(self.text(120, "")) == self.text(120, "\t!") },
            [#"the first difference is at index 120: expected …"abcdefghi abcdefghi \t!", got …"abcdefghi abcdefghi ""#]
        )
        assertList(
            lines { expect("x" + self.text(120, "")) == self.text(120, "") },
            #"the first difference is at index 0: expected "abcdefghi abcdefghi abcdefghi abcdefghi "…, "#
                + #"got "xabcdefghi abcdefghi abcdefghi abcdefghi"…"#
        )
    }

    /// Compares all pairs of texts with up to three scalars. In some pairs, the first different scalar is a combining one.
    func testTheIndexCountsCharacters() {
        let characters = ["a", "b", "\r", "\n", "\u{301}"]
        var texts = [""]
        for _ in 0..<3 { texts = [""] + texts.flatMap { text in characters.map { text + $0 } } }
        for one in texts {
            for other in texts {
                let shared = zip(one, other).prefix { $0 == $1 }.count
                let isSame = shared == one.count && shared == other.count
                XCTAssertEqual(FirstDifference(expected: one, actual: other)?.index, isSame ? nil : shared)
            }
        }
    }

    func testAShortLineNeedsNone() {
        XCTAssertEqual(lines { expect(self.text(90, "x")) == self.text(90, "y") }, [])
        XCTAssertEqual(lines { expect("\u{A0}") == " " }, [])
    }

    func testALineIsLongBeyond100Bytes() {
        XCTAssertEqual(lines { expect(self.text(90, "123456789x")) == self.text(90, "y") }, [])
        XCTAssertEqual(lines { expect(self.text(90, "123456789xx")) == self.text(90, "y") }.count, 1)
    }

    func testDescriptionsThatAreAlikeInWhatIsShownAreCompared() {
        struct Named: Equatable, CustomStringConvertible, CustomReflectable {
            let description: String
            var customMirror: Mirror { Mirror(self, children: []) }
        }
        func line(_ shared: Int) -> Substring? {
            let names = ["x", "y"].map { Named(description: String(repeating: "m", count: shared) + $0 + "…") }
            return lines { expect([names[0]]) == [names[1]] }.first
        }
        XCTAssertEqual(
            line(200),
            #"[0]: the first difference of the descriptions is at index 200: expected …"mmmmmmmmmmmmmmmmmmmmy…", "#
                + #"got …"mmmmmmmmmmmmmmmmmmmmx…""#
        )
        let shown = String(repeating: "m", count: 199)
        XCTAssertEqual(line(199), "[0]: expected \(shown)y…, got \(shown)x…")
    }

    func testALongLineInsideOfAValue() {
        assertList(
            lines { expect(Person(name: self.text(500, "x"))) == Person(name: self.text(500, "y")) },
            #".name: the first difference is at index 500: expected …"abcdefghi abcdefghi y", "#
                + #"got …"abcdefghi abcdefghi x""#
        )
        XCTAssertEqual(
            lines { expect(Person(name: self.text(150, "x"))) == Person(name: self.text(150, "y")) },
            [#".name: expected "\#(text(150, "y"))", got "\#(text(150, "x"))""#]
        )
    }

    func testALongLineOfAText() {
        XCTAssertEqual(
            lines { expect("a\n\(self.text(500, "x"))\nb") == "a\n\(self.text(500, "y"))\nb" },
            ["  a", "- …abcdefghi abcdefghi y", "+ …abcdefghi abcdefghi x", "  b"]
        )
        XCTAssertEqual(lines { expect("a\n\(self.text(500, ""))") == "a" }, ["  a", "+ \(text(200, ""))…"])
        XCTAssertEqual(
            lines { expect("\(self.text(500, ""))\na") == "\(self.text(500, ""))\nb" },
            ["  \(text(200, ""))…", "- b", "+ a"]
        )
    }

    func testData() {
        let (one, other) = (Data((0..<100).map { $0 }), Data((0..<100).map { $0 == 50 ? 255 : $0 }))
        let note =
            "the first difference is at index 50: "
            + "expected <… 2a 2b 2c 2d 2e 2f 30 31 ff 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f 40 41 …>, "
            + "got <… 2a 2b 2c 2d 2e 2f 30 31 32 33 34 35 36 37 38 39 3a 3b 3c 3d 3e 3f 40 41 …>"
        XCTAssertEqual(lines { expect(one) == other }, [Substring(note)])
        XCTAssertEqual(lines { expect([one]) == [other] }, ["[0]: \(note)"])
        XCTAssertEqual(lines { expect(Data([1, 2])) == Data([1, 3]) }, [])
        assertList(
            lines { expect(one + [1]) == one },
            "the first difference is at index 100: expected <… 5c 5d 5e 5f 60 61 62 63>, got <… 5c 5d 5e 5f 60 61 62 63 01>"
        )
    }

    func testBytes() {
        let one = (0..<1_000).map { UInt8($0 % 256) }
        var other = one
        other[900] = 0
        XCTAssertEqual(lines { expect(one) == other }, ["[900]: expected 0, got 132"])
    }

    func testADescriptionThatDiffersBehindItsEnd() {
        final class Document: Equatable, CustomStringConvertible {
            let description: String
            init(_ description: String) { self.description = description }
            static func == (left: Document, right: Document) -> Bool { left.description == right.description }
        }
        struct Opaque: Equatable, CustomStringConvertible, CustomReflectable {
            let description: String
            var customMirror: Mirror { Mirror(self, children: []) }
        }
        assertList(
            lines { expect(Opaque(description: self.text(1_500, "x"))) == Opaque(description: self.text(1_500, "y")) },
            #"the first difference of the descriptions is at index 1500: expected …"abcdefghi abcdefghi y", "#
                + #"got …"abcdefghi abcdefghi x""#
        )
        assertList(
            lines { expect([Opaque(description: self.text(500, "x"))]) == [Opaque(description: self.text(500, "y"))] },
            #"[0]: the first difference of the descriptions is at index 500: expected …"abcdefghi abcdefghi y", "#
                + #"got …"abcdefghi abcdefghi x""#
        )
        assertList(
            lines { expect(Document(self.text(1_500, "x"))) == Document(self.text(1_500, "y")) },
            #".description: the first difference is at index 1500: expected …"abcdefghi abcdefghi y", "#
                + #"got …"abcdefghi abcdefghi x""#
        )
    }

    // Line endings

    func testTextsWithCarriageReturns() {
        XCTAssertEqual(lines { expect("a\r\nb\r\nc\r\nd") == "a\r\nx\r\nc\r\nd" }, ["  a", "- x", "+ b", "  c", "…"])
        for newline in ["\n", "\r", "\u{85}", "\u{2028}", "\u{B}"] {
            XCTAssertEqual(
                lines { expect("a\(newline)b") == "a\(newline)c" },
                ["  a", "- c", "+ b"],
                newline.debugDescription
            )
        }
    }

    func testTextsThatDifferInTheEndsOfTheirLines() {
        XCTAssertEqual(lines { expect("a\r\nb") == "a\nb" }, [#"line 1 ends with "\r\n" instead of "\n""#])
        XCTAssertEqual(
            lines { expect("a\nb\nc\n") == "a\nb\r\nc\r\n" },
            [#"2 lines end with another newline; line 2 ends with "\n" instead of "\r\n""#]
        )
        XCTAssertEqual(
            lines { expect("a\r\nb\r\nc") == "a\nx\nc" },
            [#"line 1 ends with "\r\n" instead of "\n""#, "  a", "- x", "+ b", "  c"]
        )
        XCTAssertEqual(lines { expect("a\u{2028}b") == "a\nb" }, [#"line 1 ends with "\u{2028}" instead of "\n""#])
    }

    func testALineMoreOrLess() {
        XCTAssertEqual(lines { expect("a\r\n") == "a" }, ["  a", "+ "])
        XCTAssertEqual(lines { expect("a") == "a\nb" }, ["  a", "- b"])
    }

    func testTextsWithMoreOtherLinesThanAreSought() {
        func text(_ word: String) -> String {
            (0..<1_000).map { $0 == 2 ? "same" : "\(word) \($0)" }.joined(separator: "\n")
        }
        XCTAssertEqual(
            lines { expect(text("a")) == text("b") }.prefix(7),
            ["- b 0", "+ a 0", "- b 1", "+ a 1", "  same", "- b 3", "+ a 3"]
        )
    }

    func testLinesAreCountedInTheActualText() {
        XCTAssertEqual(
            lines { expect("b\r\nc") == "a\nb\nc" },
            [#"line 1 ends with "\r\n" instead of "\n""#, "- a", "  b", "…"]
        )
        XCTAssertEqual(
            lines { expect("a\nb\r\nc") == "b\nc" },
            [#"line 2 ends with "\r\n" instead of "\n""#, "+ a", "  b", "…"]
        )
    }
}
