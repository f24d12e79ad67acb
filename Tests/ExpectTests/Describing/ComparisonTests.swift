import SpecEvents
import XCTest

@testable import Expect

final class ComparisonTests: XCTestCase {
    private func areEqual(_ expected: Any?, _ actual: Any?) -> Bool? {
        Comparison(expected: expected, actual: actual).areEqual
    }

    private struct Box<Content> { var content: Content }

    private struct Pair {
        var first: Any
        var second: Any
    }

    private final class Counter {
        let count: Lock<Int>
        init(_ count: Int) { self.count = Lock(count) }
    }

    private final class Hiding: CustomReflectable {
        let parts: [String]
        init(_ parts: String...) { self.parts = parts }
        var customMirror: Mirror { Mirror(self, unlabeledChildren: parts) }
    }

    private indirect enum Chain {
        case end, link(Chain)

        static func links(_ count: Int) -> Chain { (0..<count).reduce(.end) { chain, _ in .link(chain) } }
    }

    func testTypes() {
        XCTAssertEqual(areEqual(Box<Any.Type>(content: Int.self), Box<Any.Type>(content: Int.self)), true)
        XCTAssertEqual(areEqual(Box<Any.Type>(content: Int.self), Box<Any.Type>(content: String.self)), false)
        XCTAssertEqual(areEqual(Box(content: 1), Box(content: 1.0)), false)
        XCTAssertEqual(areEqual(Box<Any>(content: 1), Box<Any>(content: 1.0)), false)
    }

    func testNilsOfOptionals() {
        XCTAssertEqual(areEqual(Box<Int?>(content: nil), Box<Int?>(content: nil)), true)
        XCTAssertEqual(areEqual(Box<Int??>(content: nil), Box<Int??>(content: .some(nil))), false)
        XCTAssertEqual(areEqual(Box<Int??>(content: .some(nil)), Box<Int??>(content: .some(nil))), true)
        XCTAssertEqual(areEqual(Box<Int??>(content: .some(nil)), Box<Int??>(content: 1)), false)
        XCTAssertEqual(areEqual(Box<Int???>(content: nil), Box<Int???>(content: .some(.some(nil)))), false)
    }

    func testCollectionsOfWhatIsNotEquatable() {
        let closure = {}
        XCTAssertEqual(areEqual([() -> Void](), [() -> Void]()), true)
        XCTAssertEqual(areEqual([closure], [() -> Void]()), false)
        XCTAssertEqual(areEqual(["a": Box(content: 1)], ["a": Box(content: 1)]), true)
        XCTAssertEqual(areEqual(["a": Box(content: 1)], ["a": Box(content: 2)]), false)
        XCTAssertEqual(areEqual(["a": Box(content: 1)], ["b": Box(content: 1)]), false)
        XCTAssertEqual(areEqual(["a": 1] as KeyValuePairs, ["a": 1] as KeyValuePairs), true)
        XCTAssertEqual(areEqual(["a": 1] as KeyValuePairs, ["a": 2] as KeyValuePairs), false)
    }

    func testAListOfWhatIsNotEquatableWithOneElementLess() {
        var search = DifferenceSearch()
        guard
            case .parts(let parts)? = search.difference((0..<4).map(Box.init), (1..<4).map(Box.init)),
            case .missing(let missing)? = parts.first?.difference
        else { return XCTFail("no element is missing") }
        XCTAssertEqual(parts.count, 1)
        XCTAssertEqual((missing as? Box<Int>)?.content, 0)
    }

    func testObjects() {
        // A custom mirror can leave out the property in which two values differ.
        XCTAssertNil(areEqual(Hiding("a", "b"), Hiding("a", "b")))
        XCTAssertEqual(areEqual(Hiding("a", "b"), Hiding("a", "c")), false)
        XCTAssertEqual(areEqual(Hiding("a", "b"), Hiding("a")), false)
        XCTAssertNil(areEqual(Hiding(), Hiding()))
    }

    /// A new object may have the address of an object that was compared earlier and has since been freed.
    func testObjectsThatAreMadeAnewForEachMirror() {
        struct Fresh: CustomReflectable {
            final class Part {
                let id: Int
                init(_ id: Int) { self.id = id }
            }
            let id: Int
            var customMirror: Mirror { Mirror(self, children: ["part": Part(id)]) }
        }
        let same = (0..<100).map { Fresh(id: $0) }
        XCTAssertNil(areEqual(same, same))
        for index in [0, 1, 50, 99] {
            var other = same
            other[index] = Fresh(id: -1)
            XCTAssertEqual(areEqual(same, other), false, "\(index)")
        }
    }

    func testAFieldThatCannotBeCopied() {
        let counter = Counter(1)
        XCTAssertEqual(areEqual(counter, counter), true)
        XCTAssertNil(areEqual(counter, Counter(1)))
        XCTAssertNil(areEqual(counter, Counter(2)))
        XCTAssertEqual(
            Comparison(expected: counter, actual: Counter(1)).difference?.details.map(\.line),
            [".count: a field that cannot be copied cannot be compared"]
        )
    }

    func testDeepNesting() {
        XCTAssertEqual(areEqual(Chain.links(30), Chain.links(30)), true)
        XCTAssertEqual(areEqual(Chain.links(30), Chain.links(29)), false)
        XCTAssertNil(areEqual(Chain.links(100), Chain.links(100)))
    }

    /// If one part differs, it does not matter whether another part can be compared.
    func testWhatIsKnownComesFirst() {
        let (one, other) = (Pair(first: {}, second: 1), Pair(first: { print("") }, second: 2))
        XCTAssertEqual(areEqual(one, other), false)
        XCTAssertEqual(
            Comparison(expected: one, actual: other).difference?.details.map(\.line),
            [".second: expected 1, got 2"]
        )
        XCTAssertNil(areEqual(one, Pair(first: { print("") }, second: 1)))
    }

    /// If a pair of objects occurs twice, it is compared once, and its difference is reported once.
    func testObjectsThatAreMetTwice() {
        let (one, same) = (Counter(1), Counter(1))
        XCTAssertNil(areEqual(Pair(first: one, second: one), Pair(first: same, second: same)))
        let (long, short) = (Hiding("a", "b"), Hiding("a"))
        XCTAssertEqual(
            Comparison(expected: Pair(first: long, second: long), actual: Pair(first: short, second: short))
                .difference?.details.map { $0.line.prefix { $0 != ":" } },
            [".first"]
        )
    }

    /// If elements cannot be compared, there is no search for the fewest edits that turn one list into the other.
    func testListsInAnotherOrderOfWhatCannotBeCompared() {
        let closures: [() -> Void] = [{}, { print("a") }, { print("b") }]
        XCTAssertNil(areEqual(closures, [closures[1], closures[2], closures[0]]))
    }

    /// Elements that cannot be compared are reported neither as missing nor as unexpected.
    func testListsOfWhatCannotBeCompared() {
        let one: [() -> Void] = [{}, { print("") }]
        let other: [() -> Void] = [{ print("a") }, { print("b") }]
        XCTAssertNil(areEqual(one, other))
        XCTAssertEqual(
            Comparison(expected: one, actual: other).difference?.details.map(\.line),
            [
                "[0]: two values of the type () -> () cannot be compared",
                "[1]: two values of the type () -> () cannot be compared",
            ]
        )
    }

    func testThatATypeSaysNoIsCertain() {
        struct Odd: Equatable {
            var closure: () -> Void
            static func == (left: Odd, right: Odd) -> Bool { false }
        }
        XCTAssertEqual(areEqual(Odd {}, Odd {}), false)
    }
}
