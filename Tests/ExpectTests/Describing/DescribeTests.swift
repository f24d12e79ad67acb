import Testing
import XCTest

@testable import Expect

final class DescribeTests: XCTestCase {
    struct Point { var x = 1 }

    enum State {
        case idle
        case failed(String)
        case moved(x: Int, y: Int)
    }

    actor Account {
        let owner = "Ann"
        var balance: Int
        init(balance: Int) { self.balance = balance }
    }

    func testAnActorIsDescribedByTheFieldsThatAreWritten() {
        XCTAssertEqual(describe(Account(balance: 1)), #"Account(owner: "Ann", balance: 1)"#)
        XCTAssertEqual(describe([Account(balance: 2)]), #"[Account(owner: "Ann", balance: 2)]"#)
    }

    /// A value's depth is the number of values that contain it. Its siblings do not count.
    func testManyValuesBesideEachOther() {
        let list = Array(repeating: [1], count: 50)
        XCTAssertEqual(describe(list), "\(list)")
    }

    func testActorsDifferByTheFieldsThatAreWritten() {
        let (one, other) = (Account(balance: 1), Account(balance: 2))
        XCTAssertEqual(
            differences(expected: one as Any, actual: other as Any).map(\.line),
            [".balance: expected 1, got 2"]
        )
    }

    func testValuesDescribeThemselves() {
        XCTAssertEqual(describe(1), "1")
        XCTAssertEqual(describe(true), "true")
        XCTAssertEqual(describe(Point()), "Point(x: 1)")
        XCTAssertEqual(describe(Trouble.big), "big")
        XCTAssertEqual(describe(URL(string: "https://a.b")), "https://a.b")
    }

    func testStringsAreQuoted() {
        XCTAssertEqual(describe("a \"b\"\n"), #""a \"b\"\n""#)
        XCTAssertEqual(describe(["a", "б"]), #"["a", "б"]"#)
    }

    func testWhatNobodyCanSeeIsWrittenOut() {
        XCTAssertEqual(describe("1\u{A0}000\u{2009}₽\u{FEFF}"), #""1\u{A0}000\u{2009}₽\u{FEFF}""#)
        XCTAssertEqual(describe("a\u{85}b\u{9B}31m"), #""a\u{85}b\u{9B}31m""#)
        XCTAssertEqual(describe("\u{200E}a\u{2028}"), #""\u{200E}a\u{2028}""#)
        for picture in ["👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "é", "e\u{301}"] {
            XCTAssertEqual(describe(picture), "\"\(picture)\"")
        }
    }

    func testOptionalsAreUnwrapped() {
        XCTAssertEqual(describe(nil), "nil")
        XCTAssertEqual(describe(Optional(Optional("a")) as Any), #""a""#)
        XCTAssertEqual(describe([1, nil]), "[1, nil]")
    }

    func testNestedValues() {
        XCTAssertEqual(
            describe(Person(nickname: "A")),
            #"Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname: "A")"#
        )
        XCTAssertEqual(describe((1, name: "a")), #"(1, name: "a")"#)
        XCTAssertEqual(
            describe([State.idle, .failed("x"), .moved(x: 1, y: 2)]),
            #"[idle, failed("x"), moved(x: 1, y: 2)]"#
        )
        XCTAssertEqual(describe(["a": Point()]), #"["a": Point(x: 1)]"#)
        XCTAssertEqual(describe([String: Int]()), "[:]")
    }

    func testWhatHasNoOrderIsSorted() {
        XCTAssertEqual(describe(Set(["c", "a", "b"])), #"["a", "b", "c"]"#)
        XCTAssertEqual(describe(["c": 1, "a": 2, "b": 3]), #"["a": 2, "b": 3, "c": 1]"#)
        XCTAssertEqual(describe(Set(0..<100_000)).count, 301)
    }

    func testObjectsShowTheirProperties() {
        class Base { var id = 1 }
        final class Sub: Base { var name = "a" }
        XCTAssertEqual(describe(Sub()), #"Sub(id: 1, name: "a")"#)
    }

    func testDatesAndData() {
        XCTAssertEqual(describe(Date(timeIntervalSince1970: 0.5)), "1970-01-01T00:00:00.500Z")
        XCTAssertEqual(describe(Data([1, 255])), "2 bytes <01 ff>")
        XCTAssertEqual(describe(Data()), "0 bytes")
    }

    func testOfManyBytesTheFirstAreShown() {
        let shown = (0..<24).map { String(format: "%02x", $0) }.joined(separator: " ")
        XCTAssertEqual(describe(Data([7])), "1 byte <07>")
        XCTAssertEqual(describe(Data(0..<24)), "24 bytes <\(shown)>")
        XCTAssertEqual(describe(Data(0..<25)), "25 bytes <\(shown) …>")
    }

    func testTheNameForTestsComesFirst() {
        struct Named: CustomTestStringConvertible, CustomStringConvertible {
            var testDescription: String { "for tests" }
            var description: String { "for all" }
        }
        XCTAssertEqual(describe(Named()), "for tests")
    }

    func testLongTextsAreCut() {
        XCTAssertEqual(describe(String(repeating: "a", count: 100), atMost: 10).count, 11)
        XCTAssertEqual(describe(Array(0..<1_000), atMost: 12), "[0, 1, 2, 3,…")
    }

    func testHugeCollectionsCostNothing() {
        XCTAssertEqual(describe(Array(repeating: 7, count: 10_000_000)).count, 301)
        XCTAssertEqual(describe(0..<Int.max), "0..<9223372036854775807")
    }

    func testAnOwnDescriptionMayBeEmptyOrAMegabyteLong() {
        struct Silent: CustomStringConvertible {
            var x = 1
            var description: String { "" }
        }
        struct Wordy: CustomStringConvertible {
            var description: String { String(repeating: "w", count: 1_000_000) }
        }
        XCTAssertEqual(describe(Silent()), "Silent(x: 1)")
        XCTAssertEqual(describe(Wordy()).count, 1_001)
        XCTAssertEqual(describe(String(repeating: "\n", count: 1_000_000)).count, 1_001)
    }

    func testDeepNestingEnds() {
        indirect enum Chain { case end, link(Chain) }
        var chain = Chain.end
        for _ in 0..<10_000 { chain = .link(chain) }
        XCTAssertLessThan(describe(chain).count, 200)
        var list: [Any] = []
        for _ in 0..<500 { list = [list] }
        XCTAssertLessThan(describe(list).count, 200)
    }

    func testAnObjectThatIsMetTwiceIsNoCircle() {
        final class Leaf { var id = 1 }
        let leaf = Leaf()
        XCTAssertEqual(describe([leaf, leaf]), "[Leaf(id: 1), Leaf(id: 1)]")
    }

    func testTheDescriptionComesBeforeTheOneForDebugging() {
        struct Both: CustomStringConvertible, CustomDebugStringConvertible {
            var description: String { "plain" }
            var debugDescription: String { "debug" }
        }
        struct Debug: CustomDebugStringConvertible {
            var debugDescription: String { "debug" }
        }
        XCTAssertEqual(describe(Both()), "plain")
        XCTAssertEqual(describe(Debug()), "debug")
    }

    func testKeysAreSortedByThemselves() {
        XCTAssertEqual(describe([10: "b", 1: "c", 2: "a"]), #"[1: "c", 10: "b", 2: "a"]"#)
        XCTAssertEqual(describe(Set([Set([2, 1]), Set([3])])), "[[1, 2], [3]]")
    }

    func testADateThatIsNone() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            XCTAssertEqual(describe(date), "Date(timeIntervalSinceReferenceDate: \(seconds))")
            XCTAssertEqual(messages { expect(date) == Date(timeIntervalSince1970: 0) }.count, 1)
        }
    }
}
