import SpecEvents

extension Tree {
    struct Leaf {
        var path: NodePath = []
        /// The XCTest name, before it is made unique.
        var name = ""
        var traits = SharedTraits.none
        var orderedGroup: NodePath?
    }

    var examples: [Leaf] {
        var examples: [Leaf] = []
        func visit(_ node: Node, _ here: Leaf) {
            if node.declaration.kind.isExample { examples.append(here) }
            for (index, child) in node.children.enumerated() { visit(child, here.child(child.declaration, at: index)) }
        }
        visit(root, Leaf())
        return examples
    }
}

extension Tree.Leaf {
    fileprivate func child(_ declaration: Declaration, at index: Int) -> Tree.Leaf {
        let path = path.child(index)
        let isOrdered = orderedGroup == nil && declaration.isOrdered && !declaration.kind.isExample
        return Tree.Leaf(
            path: path,
            name: self.path.isEmpty ? ExampleName.safe(declaration.name) : ExampleName.joined(name, declaration.name),
            traits: traits.adding(declaration.traits),
            orderedGroup: isOrdered ? path : orderedGroup
        )
    }
}
