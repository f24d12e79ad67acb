import TestSupport
import XCTest

@testable import Expect

final class DifferenceTests: XCTestCase {
    private func lines(_ expected: Any?, _ actual: Any?) -> [String] {
        Comparison(expected: expected, actual: actual).difference?.details.map(\.line) ?? []
    }

    func testStructuresDifferByProperty() {
        assertList(
            lines(Person(), Person(age: 31, address: Address(city: "Bergen"), nickname: "A")),
            ".age: expected 30, got 31",
            #".address.city: expected "Oslo", got "Bergen""#,
            #".nickname: expected nil, got "A""#
        )
    }

    func testValuesOfFoundationAreNotTakenApart() {
        struct Receipt: Equatable { var date: Date, limit: Duration, page: URL, sum: Decimal }
        let (one, other) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60.5))
        assertList(
            lines(
                Receipt(date: one, limit: .seconds(1), page: URL(string: "https://a.example")!, sum: 1),
                Receipt(date: other, limit: .seconds(2), page: URL(string: "https://b.example")!, sum: 2)
            ),
            ".date: expected 1970-01-01T00:00:00.000Z, got 1970-01-01T00:01:00.500Z",
            ".limit: expected 1.0 seconds, got 2.0 seconds",
            ".page: expected https://a.example, got https://b.example",
            ".sum: expected 1, got 2"
        )
    }

    func testTheSameObjectDiffersInNothing() {
        final class Session: CustomReflectable, Sendable {
            var customMirror: Mirror { Mirror(self, children: ["id": 1]) }
        }
        struct Failed: Error { let session: Session }
        let session = Session()
        XCTAssertEqual(
            messages {
                expect { throw Failed(session: session) }.to(throwError(Failed(session: session)))
                expect { throw Failed(session: session) }.to(throwError(Failed(session: Session())))
            }
            .count,
            1
        )
    }

    func testListsDifferByPlaceOrByWhatCameAndWent() {
        XCTAssertEqual(lines([1, 2, 3], [1, 5, 3]), ["[1]: expected 2, got 5"])
        XCTAssertEqual(lines([1, 2, 3, 4], [2, 3, 4]), ["[0]: missing 1"])
        XCTAssertEqual(lines([2, 3, 4], [1, 2, 3, 4]), ["[0]: unexpected 1"])
        XCTAssertEqual(lines([[1], [2]], [[1], [3]]), ["[1][0]: expected 2, got 3"])
    }

    /// Insertions and removals are reported if there are fewer of them than indices at which the lists differ.
    func testListsDifferByWhatCameAndWentInSeveralPlaces() {
        XCTAssertEqual(lines([1, 2, 3, 4], [2, 3, 4, 5]), ["[0]: missing 1", "[3]: unexpected 5"])
        XCTAssertEqual(lines([1, 2], [2, 1]), ["[0]: expected 1, got 2", "[1]: expected 2, got 1"])
    }

    /// Equal elements at both ends do not count toward the length up to which a list is searched for insertions and removals.
    func testLongListsWithEqualEndsDifferByWhatCameAndWent() {
        let end = Array(repeating: 0, count: 3_000)
        XCTAssertEqual(lines([1, 2, 3, 4] + end, [2, 3, 4, 5] + end), ["[0]: missing 1", "[3]: unexpected 5"])
        XCTAssertEqual(lines(end + [1, 2, 3, 4], end + [2, 3, 4, 5]), ["[3000]: missing 1", "[3003]: unexpected 5"])
    }

    func testAListIsSearchedForWhatCameAndWentUpTo2000Elements() {
        func lines(_ count: Int) -> [String] {
            let shared = Array(1..<count)
            return self.lines([-1] + shared, shared + [-2])
        }
        XCTAssertEqual(lines(2_000), ["[0]: missing -1", "[1999]: unexpected -2"])
        XCTAssertEqual(lines(2_001).first, "[0]: expected -1, got 1")
    }

    /// Elements that were added or removed in one place are found in a list of any length, whatever the type of its elements.
    func testALongListOfAnyValuesWithElementsLess() {
        let all: [Any] = Array(0..<3_000)
        let some: [Any] = all.enumerated().filter { $0.offset != 1_500 && $0.offset != 1_501 }.map(\.element)
        XCTAssertEqual(lines(all, some), ["[1500]: missing 1500", "[1501]: missing 1501"])
        XCTAssertEqual(lines(some, all), ["[1500]: unexpected 1500", "[1501]: unexpected 1501"])
    }

    func testNilIsAnElementLikeAnyOther() {
        XCTAssertEqual(
            lines([1, 2] as [Int?], [nil, 2, 3] as [Int?]),
            ["[0]: expected 1, got nil", "[2]: unexpected 3"]
        )
        XCTAssertEqual(lines([nil, 2] as [Int?], [nil, 2, 3] as [Int?]), ["[2]: unexpected 3"])
        XCTAssertEqual(
            lines(["a": 1, "b": nil, "c": nil] as [String: Int?], ["a": nil, "b": 2, "c": nil] as [String: Int?]),
            [#"["a"]: expected 1, got nil"#, #"["b"]: expected nil, got 2"#]
        )
    }

    func testUnorderedCollectionsDifferByElement() {
        XCTAssertEqual(lines(Set([1, 2]), Set([2, 3])), ["missing 1", "unexpected 3"])
        XCTAssertEqual(
            lines(["a": 1, "b": 2, "c": 3], ["a": 1, "b": 9, "d": 4]),
            [#"["b"]: expected 2, got 9"#, #"["c"]: missing 3"#, #"["d"]: unexpected 4"#]
        )
    }

    func testEnumsDifferByCaseOrByWhatIsInThem() {
        enum State: Equatable { case idle, failed(code: Int) }
        XCTAssertEqual(lines([State.idle], [State.failed(code: 1)]), ["[0]: expected idle, got failed(code: 1)"])
        XCTAssertEqual(lines(State.failed(code: 1), State.failed(code: 2)), [".failed.code: expected 1, got 2"])
    }

    func testTextsDifferByLine() {
        XCTAssertEqual(lines("a\nb\nc\nd\ne", "a\nb\nx\nd\ne"), ["…", "  b", "- c", "+ x", "  d", "…"])
    }

    func testEveryNewlineOfUnicodeEndsALine() {
        for scalar in (0...0x3000).compactMap(Unicode.Scalar.init) {
            XCTAssertEqual("a\(scalar)\u{301}".hasNewline, Character(scalar).isNewline, "\(scalar.value)")
        }
        XCTAssertTrue("a\r\nb".hasNewline)
        XCTAssertEqual(lines("a\u{2028}b", "a\u{2028}c"), ["  a", "- b", "+ c"])
        XCTAssertEqual(lines("a", "a\u{85}c"), ["  a", "+ c"])
    }

    func testWhatNobodyCanSeeIsWrittenOutInTheLinesThatDiffer() {
        XCTAssertEqual(lines("1\u{A0}€\n2 €", "1\u{A0}€\n2\u{A0}€"), ["  1\u{A0}€", "- 2 €", #"+ 2\u{A0}€"#])
    }

    func testTextsDifferByTheFewestLines() {
        XCTAssertEqual(lines("a\nb\nc", "x\na\nb\nd"), ["+ x", "  a", "  b", "- c", "+ d"])
        XCTAssertEqual(lines("x\na\nb\nd", "a\nb\nc"), ["- x", "  a", "  b", "- d", "+ c"])
    }

    func testValuesAreComparedUpToADepthOf40() {
        struct Box { let content: Any }
        func box(_ depth: Int, _ content: Any) -> Any {
            (0..<depth).reduce(content) { content, _ in Box(content: content) }
        }
        let path = String(repeating: ".content", count: 40)
        XCTAssertEqual(lines(box(40, 1), box(40, 2)), ["\(path): expected 1, got 2"])
        XCTAssertEqual(lines(box(41, 1), box(41, 2)), ["\(path): it is nested too deep to be compared"])
    }

    func testObjectsThatGoInACircle() {
        final class Node {
            var value: Int
            var next: Node?
            init(_ value: Int) { self.value = value }
        }
        let (one, other) = (Node(1), Node(2))
        one.next = one
        other.next = other
        XCTAssertEqual(lines(one, other), [".value: expected 1, got 2"])
        XCTAssertEqual(lines(one, one), [])
        XCTAssertEqual(describe(one), "Node(value: 1, next: ↻ Node)")
    }

    func testAnObjectThatIsMetTwiceIsToldOnce() {
        final class Leaf {
            let id: Int
            init(_ id: Int) { self.id = id }
        }
        let (one, other) = (Leaf(1), Leaf(2))
        XCTAssertEqual(lines(["a": one, "b": one], ["a": other, "b": other]), [#"["a"].id: expected 1, got 2"#])
    }

    func testKeysAreSortedWhateverBecameOfThem() {
        XCTAssertEqual(
            lines(["a": 1, "c": 2, "d": 5], ["b": 4, "c": 3, "e": 6]),
            [
                #"["a"]: missing 1"#, #"["b"]: unexpected 4"#, #"["c"]: expected 2, got 3"#, #"["d"]: missing 5"#,
                #"["e"]: unexpected 6"#,
            ]
        )
    }

    func testOnlyKeysWhoseValuesDifferAreDescribed() {
        final class Described {
            var names: Set<String> = []
        }
        struct Key: Hashable, CustomStringConvertible {
            let name: String
            let described: Described
            var description: String {
                described.names.insert(name)
                return name
            }
            static func == (left: Key, right: Key) -> Bool { left.name == right.name }
            func hash(into hasher: inout Hasher) { hasher.combine(name) }
        }
        let described = Described()
        func values(b: Int) -> [Key: Int] {
            let pairs = ["a": 1, "b": b, "c": 3].map { (Key(name: $0, described: described), $1) }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
        XCTAssertEqual(lines(values(b: 2), values(b: 5)), ["[b]: expected 2, got 5"])
        XCTAssertEqual(described.names, ["b"])
    }

    func testTheFailureShowsWhatDiffers() {
        assertMessages(
            #"expected to equal Person(name: "Ann", age: 30, address: Address(city: "Oslo", zip: 150), nickname:…"#
                + #", got Person(name: "Ann", age: 31, address: Address(city: "Oslo", zip: 150), nickname:…"#
                + "\n  .age: expected 30, got 31"
        ) { expect(Person(age: 31)) == Person() }
    }

    func testUnequalValuesThatPrintAlike() {
        struct Odd: Equatable, CustomStringConvertible {
            var id: Int
            var description: String { "odd" }
        }
        assertMessages("expected to equal odd, got odd\n  .id: expected 2, got 1") { expect(Odd(id: 1)) == Odd(id: 2) }
        assertMessages("expected to equal nan, got nan\n  the two look alike and are not equal") {
            expect(Double.nan) == .nan
        }
    }

    func testManyDifferencesAreCut() {
        let found = lines(Array(repeating: 0, count: 100), Array(repeating: 1, count: 100))
        XCTAssertEqual(found.count, 21)
        XCTAssertEqual(found.last, "… and 80 more")
    }
}
