import SpecEvents
import TestSupport
import XCTest

@testable import Spec

final class ExampleNameTests: XCTestCase {
    func testLevelsAreJoined() {
        XCTAssertEqual(ExampleName.joined("Экран", "пуст"), "Экран › пуст")
        XCTAssertEqual(ExampleName.joined("a․b", "c.d"), "a․b › c․d")
    }

    func testWhatXCTestSplitsNamesAtIsReplacedByLookAlikes() {
        XCTAssertEqual(ExampleName.safe("a.b/c,d"), "a․b∕c‚d")
    }

    func testWhatTheXUnitWriterDoesNotEscapeIsReplacedByLookAlikes() {
        XCTAssertEqual(ExampleName.safe(#"<a href="x"> & co"#), "‹a href=”x”› ＆ co")
    }

    func testWhatEditorsDoNotEscapeIsReplacedByLookAlikes() {
        XCTAssertEqual(ExampleName.safe(#"$a^b*c+{d}\"#), "＄aˆb∗c＋｛d｝∖")
    }

    func testAMarkThatWouldCombineWithWhatIsBeforeTheNameGetsACircle() {
        XCTAssertEqual(ExampleName.safe("\u{301}a"), "\u{25CC}\u{301}a")
        XCTAssertEqual(ExampleName.safe("a\u{301}"), "a\u{301}")
        XCTAssertEqual(ExampleName.safe("\u{FE0F}.").unicodeScalars.count, 3)
    }

    func testLineBreaksAndControlCharactersBecomeSpaces() {
        XCTAssertEqual(ExampleName.safe("a\nb\u{2028}c\u{85}d\u{7}e"), "a b c d e")
        // XML does not allow these characters, and SwiftPM's xUnit writer does not replace them.
        XCTAssertEqual(ExampleName.safe("a\u{FFFF}b\u{FFFE}c\u{0}d\u{FFFD}\u{10FFFF}"), "a b c d\u{FFFD}\u{10FFFF}")
        XCTAssertEqual(ExampleName.safe("a\u{FFFF}"), "a ")
        XCTAssertEqual(ExampleName.safe("a\u{7F}"), "a ")
    }

    func testAllElseStays() {
        XCTAssertEqual(ExampleName.safe("«Факт» — 100 % ✓ 👩‍🚀 (é)"), "«Факт» — 100 % ✓ 👩‍🚀 (é)")
    }

    func testAnEmptyNameGetsAStandIn() {
        XCTAssertEqual(ExampleName.safe(""), "∅")
    }

    func testDuplicatesAreNumbered() {
        XCTAssertEqual(ExampleName.numbered(["a", "b", "a", "a"]), ["a", "b", "a (2)", "a (3)"])
    }

    /// Names are keys and are compared as strings are: by characters, not by bytes.
    func testNamesThatDifferOnlyInBytesAreNumbered() {
        onMain {
            let plan = planned {
                it("\u{E9}") {}
                it("e\u{301}") {}
            }
            XCTAssertEqual(plan.examples.map(\.name), ["\u{E9}", "e\u{301} (2)"])
            XCTAssertTrue(plan.example(named: "e\u{301} (2)") === plan.examples[1])
        }
    }

    func testANumberThatIsTakenIsLeftOut() {
        XCTAssertEqual(ExampleName.numbered(["a", "a (2)", "a"]), ["a", "a (2)", "a (3)"])
    }

    func testTheNumberIsPartOfAUniqueName() {
        onMain {
            let plan = planned {
                it("a.b") {}
                it("a.b") {}
                describe("") {
                    it("") {}
                    it("") {}
                    it("adds (1)") {}
                }
                describe("a › b") { it("c") {} }
                describe("a") { describe("b") { it("c") {} } }
                it("line\r\nbreak") {}
                it("line\r\nbreak") {}
            }
            XCTAssertEqual(
                plan.examples.map(\.identity.uniqueName),
                [
                    "a.b", "a.b (2)", " › ", " ›  (2)", " › adds (1)", "a › b › c", "a › b › c (2)", "line\r\nbreak",
                    "line\r\nbreak (2)",
                ]
            )
        }
    }

    func testTrueNamesSurviveInTheEvents() {
        let inner = runInner { describe("a.b") { it("c/d, e") {} } }
        XCTAssertEqual(inner.names, [["a.b", "c/d, e"]])
        guard case .exampleStarted(let example)? = inner.events.first else { return XCTFail("no event") }
        XCTAssertEqual(example.identifier, "SpecTests.InnerSpec/a․b › c∕d‚ e")
    }
}
