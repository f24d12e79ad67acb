import SpecEvents
import Expect
import XCTest

/// Failures for values with many parts, or with parts that can be reached along many paths. The tests count the steps because
/// the time that the work takes differs from machine to machine.
final class BoundedWorkTests: XCTestCase {
    /// Counts the accesses to all values that share this counter.
    private final class Counter: Sendable {
        private let counted = Lock(0)
        var count: Int { counted.withLock { $0 } }
        func add() { counted.withLock { $0 += 1 } }
    }

    /// An object that refers to other objects and counts how often it is reflected.
    private final class Node: Equatable, CustomReflectable {
        let id: Int
        var others: [Node] = []
        let looks: Counter

        init(_ id: Int, _ looks: Counter) {
            self.id = id
            self.looks = looks
        }

        static func == (left: Node, right: Node) -> Bool { left.id == right.id && left.id < 1_000 }

        var customMirror: Mirror {
            looks.add()
            return Mirror(self, children: ["id": id, "others": others])
        }

        static func graph(of count: Int, firstID: Int, _ looks: Counter) -> Node {
            let nodes = (0..<count).map { Node(firstID + $0, looks) }
            for node in nodes { node.others = nodes }
            return nodes[0]
        }

        static func lattice(_ levels: Int, lastID: Int, _ looks: Counter) -> Node {
            var node = Node(lastID, looks)
            for _ in 0..<levels {
                let next = Node(1_000, looks)
                next.others = [node, node]
                node = next
            }
            return node
        }
    }

    /// A value that is equal to any part with the same `id`, and that counts the comparisons.
    private struct Part: Equatable, CustomStringConvertible {
        let id: Int
        let comparisons: Counter

        static func == (left: Part, right: Part) -> Bool {
            left.comparisons.add()
            return left.id == right.id
        }

        var description: String { "\(id)" }
    }

    private struct Key: Hashable, CustomStringConvertible {
        let id: Int
        let descriptions: Counter

        static func == (left: Key, right: Key) -> Bool { left.id == right.id }

        func hash(into hasher: inout Hasher) { hasher.combine(id) }

        var description: String {
            descriptions.add()
            return "k\(id)"
        }
    }

    private struct Tree: Error {
        let branches: [any Sendable]

        /// Returns a tree with the given number of levels. Both branches of each node are the same value.
        static func doubled(_ levels: Int, _ leaf: Int) -> Tree {
            (0..<levels).reduce(Tree(branches: [leaf])) { tree, _ in Tree(branches: [tree, tree]) }
        }
    }

    func testObjectsThatAllReferToEachOther() {
        let looks = Counter()
        let (one, other) = (Node.graph(of: 8, firstID: 0, looks), Node.graph(of: 8, firstID: 8, looks))
        XCTAssertEqual(messages { expect(one) == other }.count, 1)
        XCTAssertLessThan(looks.count, 40_000)
    }

    func testAnObjectThatIsReachedOnManyWays() {
        let looks = Counter()
        let (one, other) = (Node.lattice(20, lastID: 1, looks), Node.lattice(20, lastID: 2, looks))
        XCTAssertEqual(messages { expect(one) == other }.count, 1)
        XCTAssertLessThan(looks.count, 40_000)
    }

    func testAValueThatIsReachedOnManyWays() {
        let tree = Tree.doubled(18, 1)
        let lines = """
              the comparison was cut short after 10000 steps; there may be more differences
              whether the errors are equal is unknown; let Tree be Equatable, or match the error by its case, its type or a \
            matcher
            """
        let found = messages {
            expect { throw tree }.to(throwError(tree))
            expect(tree).notTo(matchError(tree))
        }
        XCTAssertEqual(found.map { $0.split(separator: "\n").dropFirst().joined(separator: "\n") }, [lines, lines])
        XCTAssertEqual(messages { expect { throw Tree.doubled(3, 1) }.to(throwError(Tree.doubled(3, 1))) }, [])
        XCTAssertEqual(messages { expect { throw Tree.doubled(18, 1) }.notTo(throwError(Tree.doubled(18, 2))) }, [])
    }

    func testListsOfOtherElements() {
        let comparisons = Counter()
        let lists = (0..<2).map { list in (0..<1_000).map { Part(id: $0 + 1_000 * list, comparisons: comparisons) } }
        let found = messages { expect(lists[0]) == lists[1] }.first?.split(separator: "\n") ?? []
        XCTAssertEqual(found.suffix(2), ["  [19].id: expected 1019, got 19", "  … and 980 more"])
        // 1,000 by index, 5,000 in the search for insertions and removals, and 4 for the lists and their ends.
        XCTAssertEqual(comparisons.count, 6_004)
    }

    func testListsOfElementsOfWhichFewChanged() {
        let comparisons = Counter()
        let list = (0..<1_000).map { Part(id: $0, comparisons: comparisons) }
        let other = list.map { $0.id % 100 == 50 ? Part(id: -$0.id, comparisons: comparisons) : $0 }
        let found = messages { expect(list) == other }.first?.split(separator: "\n") ?? []
        XCTAssertEqual(found.suffix(10).first, "  [50].id: expected -50, got 50")
        XCTAssertEqual(found.suffix(10).last, "  [950].id: expected -950, got 950")
        XCTAssertLessThan(comparisons.count, 2_500)
    }

    func testOnlyElementsThatAreShownAreDescribed() {
        struct Hidden: Equatable, CustomReflectable, CustomStringConvertible {
            let key: Key
            var customMirror: Mirror { Mirror(self, children: []) }
            var description: String { key.description }
        }
        let descriptions = Counter()
        let lists = (0..<2).map { list in
            (0..<1_000).map { Hidden(key: Key(id: $0 + 1_000 * list, descriptions: descriptions)) }
        }
        let found = messages { expect(lists[0]) == lists[1] }.first?.split(separator: "\n") ?? []
        XCTAssertEqual(found.suffix(2), ["  [19]: expected k1019, got k19", "  … and 980 more"])
        XCTAssertLessThan(descriptions.count, 400)
    }

    func testListsInAnotherOrder() {
        let comparisons = Counter()
        let list = (0..<1_000).map { Part(id: $0, comparisons: comparisons) }
        XCTAssertEqual(messages { expect(list) == list.reversed() }.count, 1)
        XCTAssertLessThan(comparisons.count, 50_000)
    }

    func testALongListWithOneElementLess() {
        let list = Array(0..<100_000)
        XCTAssertEqual(
            messages { expect(list) == Array(list.dropFirst()) }.first?.split(separator: "\n").last,
            "  [0]: unexpected 0"
        )
        let changed: [Int] = list.dropLast(2) + [7] + list.suffix(1)
        XCTAssertEqual(
            messages { expect(list) == changed }.first?.split(separator: "\n").last,
            "  [99998]: expected 7, got 99998"
        )
    }

    func testLargeNestedDictionaries() {
        let descriptions = Counter()
        func dictionary<Value>(_ value: Value) -> [Key: Value] {
            Dictionary(uniqueKeysWithValues: (0..<40).map { (Key(id: $0, descriptions: descriptions), value) })
        }
        let (one, other) = (dictionary(dictionary(dictionary(1))), dictionary(dictionary(dictionary(2))))
        XCTAssertEqual(
            messages { expect(one) == other }.first?.split(separator: "\n").dropFirst().first,
            "  [k0][k0][k0]: expected 2, got 1"
        )
        XCTAssertLessThan(descriptions.count, 50_000)
    }

    func testEachElementOfASetIsDescribedOnce() {
        let descriptions = Counter()
        let sets = (0..<2).map { set in
            Set((0..<1_000).map { Key(id: $0 + 1_000 * set, descriptions: descriptions) })
        }
        XCTAssertEqual(messages { expect(sets[0]) == sets[1] }.count, 1)
        XCTAssertLessThan(descriptions.count, 6_000)
    }

    func testOfMoreThan200ElementsOnlyThoseThatAreShownAreDescribed() {
        func descriptions(of count: Int) -> Int {
            let descriptions = Counter()
            _ = describe(Set((0..<count).map { Key(id: $0, descriptions: descriptions) }))
            return descriptions.count
        }
        XCTAssertGreaterThanOrEqual(descriptions(of: 200), 200, "they are sorted by their descriptions")
        XCTAssertLessThan(descriptions(of: 201), 200)
    }

    func testOfMoreThan10000ElementsOnlyThoseThatAreShownAreDescribed() {
        func descriptionsOfMissing(_ count: Int) -> Int {
            let descriptions = Counter()
            let keys = Set((0..<count).map { Key(id: $0, descriptions: descriptions) })
            let found = messages { expect(Set<Key>()) == keys }.first?.split(separator: "\n") ?? []
            XCTAssertEqual(found.last, "  … and \(count - 20) more")
            XCTAssertEqual(found.count, 22)
            return descriptions.count
        }
        XCTAssertGreaterThan(descriptionsOfMissing(10_000), 10_000)
        XCTAssertLessThan(descriptionsOfMissing(10_001), 1_000)
    }

    func testSetsOfSetsAreNotSortedWithoutEnd() {
        let descriptions = Counter()
        let sets = (0..<30).map { one in
            Set(
                (0..<30).map { other in
                    Set((0..<30).map { Key(id: $0 + 30 * other + 900 * one, descriptions: descriptions) })
                }
            )
        }
        XCTAssertEqual(messages { expect(Set(sets)).to(beEmpty()) }.count, 1)
        XCTAssertLessThan(descriptions.count, 10_000)
    }

    func testConsistOfEqualElements() {
        let comparisons = Counter()
        let list = Array(repeating: Part(id: 1, comparisons: comparisons), count: 1_000)
        XCTAssertEqual(messages { expect(list).to(consistOf(list)) }, [])
        XCTAssertLessThan(comparisons.count, 5_000)
        let other = list.dropLast() + [Part(id: 2, comparisons: comparisons)]
        XCTAssertEqual(
            messages { expect(list).to(consistOf(Array(other))) }.first?.split(separator: "\n").dropFirst(),
            ["  missing 2", "  unexpected 1"]
        )
        XCTAssertLessThan(comparisons.count, 10_000)
    }

    func testConsistOfAndContainOfManyHashableElements() {
        let (one, other) = (Array(0..<5_000), Array(5_000..<10_000))
        XCTAssertEqual(messages { expect(one).to(consistOf(one.reversed())) }, [])
        XCTAssertEqual(messages { expect(one).to(contain(one.reversed())) }, [])
        XCTAssertEqual(
            messages { expect(one).to(consistOf(other)) }.first?.split(separator: "\n").last,
            "  … and 4980 more"
        )
        XCTAssertEqual(
            messages { expect(one).to(contain(other)) }.first?.split(separator: "\n").dropFirst(20),
            ["  missing 5019", "  … and 4980 more"]
        )
    }

    func testTextsOfManyOtherLines() {
        let texts = ["line", "row"].map { word in (0..<5_000).map { "\(word) \($0)" }.joined(separator: "\n") }
        XCTAssertEqual(
            messages { expect(texts[0]) == texts[1] }.first?.split(separator: "\n").dropFirst().prefix(4),
            ["  - row 0", "  + line 0", "  - row 1", "  + line 1"]
        )
    }
}
