/// The path from the root of a tree to one of its nodes: the index of the child to take at each level.
struct NodePath: Hashable, RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
    private let indices: [Int]

    init(_ indices: [Int]) {
        self.indices = indices
    }

    init(arrayLiteral indices: Int...) {
        self.indices = indices
    }

    var startIndex: Int { 0 }
    var endIndex: Int { indices.count }

    subscript(depth: Int) -> Int { indices[depth] }

    /// `[0, 2]`: the third child of the root's first child.
    var description: String { "\(indices)" }

    func child(_ index: Int) -> NodePath { NodePath(indices + [index]) }

    /// The path to the ancestor that is `depth` levels below the root.
    func ancestor(atDepth depth: Int) -> NodePath { NodePath(Array(indices.prefix(depth))) }

    /// Whether the node is declared before another one.
    func precedes(_ other: NodePath) -> Bool { lexicographicallyPrecedes(other) }
}
