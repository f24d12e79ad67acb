import XCTest

@testable import Expect

/// Differences between objects that refer to each other, and between values of Foundation types.
final class GraphDifferenceTests: XCTestCase {
    func testALeafOfATreeWithLinksToParents() {
        func tree(_ leaf: String) -> Node {
            Node("root", [Node("a", [Node("a1"), Node(leaf)]), Node("b", [Node("b1")])])
        }
        XCTAssertEqual(lines(tree("x"), tree("y")), [#".children[0].children[1].name: expected "x", got "y""#])
        XCTAssertEqual(
            lines(["tree": tree("x")], ["tree": tree("y")]),
            [#"["tree"].children[0].children[1].name: expected "x", got "y""#]
        )
    }

    func testSiblingsThatReferToEachOther() {
        func list(_ names: String...) -> [Node] {
            let nodes = names.map { Node($0) }
            for (node, next) in zip(nodes, nodes.dropFirst()) { node.parent = next }
            return nodes
        }
        XCTAssertEqual(lines(list("a", "b"), list("a", "x")), [#"[0].parent.name: expected "b", got "x""#])
    }

    func testARing() {
        XCTAssertEqual(
            lines(Node.ring("a", "b", "c", "d"), Node.ring("a", "b", "x", "d")),
            [#".parent.parent.name: expected "c", got "x""#]
        )
        XCTAssertEqual(
            lines([Node.ring("a", "b", "c")], [Node.ring("a", "x", "y")]),
            [#"[0].parent.name: expected "b", got "x""#, #"[0].parent.parent.name: expected "c", got "y""#]
        )
    }

    func testAValueThatRefersToWhatItIsIn() {
        final class Page: Equatable {
            struct Link: Equatable {
                let page: Page
                let title: String
            }
            var number: Int
            var link: Link?
            init(_ number: Int) {
                self.number = number
                link = Link(page: self, title: "next")
            }
            static func == (one: Page, other: Page) -> Bool { one.number == other.number }
        }
        XCTAssertEqual(lines(Page(1), Page(2)), [".number: expected 1, got 2"])
    }

    /// A difference that only `==` can detect is reported for the object to which the reference leads.
    func testARingWithADifferenceThatItsPartsDoNotHave() {
        final class Secret: Equatable {
            var other: Secret?
            let isEqual: Bool
            init(_ isEqual: Bool) { self.isEqual = isEqual }
            static func == (one: Secret, other: Secret) -> Bool { false }
        }
        let (one, other) = (Secret(true), Secret(true))
        (one.other, other.other) = (one, other)
        XCTAssertEqual(Comparison(expected: [one], actual: [other]).areEqual, false)
        XCTAssertEqual(lines([one] as [Any], [other] as [Any]).count, 1)
    }

    func testWhatFoundationIsMadeOf() throws {
        struct Values {
            let number: NSNumber
            let url: URL
            let pointer: UnsafeMutablePointer<Int>?
            let error: NSError
            let characters: CharacterSet
            init(_ number: Int) {
                self.number = NSNumber(value: number)
                url = URL(fileURLWithPath: "/\(number)")
                pointer = UnsafeMutablePointer(bitPattern: 16 * number)
                error = NSError(domain: "d", code: number)
                characters = CharacterSet(charactersIn: "\(number)")
            }
        }
        XCTAssertEqual(
            lines(Values(1), Values(2)).map { $0.prefix { $0 != ":" } },
            [".number", ".url", ".pointer", ".error", ".characters"]
        )
        XCTAssertEqual(lines([NSNumber(1)] as [Any], [NSNumber(2)] as [Any]), ["[0]: expected 1, got 2"])
        XCTAssertEqual(lines([DateComponents(year: 1)], [DateComponents(year: 2)]), ["[0].year: expected 1, got 2"])
    }

    private func lines(_ expected: Any, _ actual: Any) -> [String] {
        Comparison(expected: expected, actual: actual).details.map(\.line)
    }
}

/// A node in a tree, or in a ring of parents. Equal nodes have equal names, ancestors' names and children.
private final class Node: Equatable {
    let name: String
    let children: [Node]
    var parent: Node?

    init(_ name: String, _ children: [Node] = []) {
        (self.name, self.children) = (name, children)
        for child in children { child.parent = self }
    }

    static func ring(_ names: String...) -> Node {
        let nodes = names.map { Node($0) }
        for (node, next) in zip(nodes, nodes.dropFirst() + [nodes[0]]) { node.parent = next }
        return nodes[0]
    }

    private var names: [String] {
        var (names, node, found) = ([String](), self as Node?, Set<ObjectIdentifier>())
        while let next = node, found.insert(ObjectIdentifier(next)).inserted {
            names.append(next.name)
            node = next.parent
        }
        return names
    }

    static func == (one: Node, other: Node) -> Bool { one.names == other.names && one.children == other.children }
}
