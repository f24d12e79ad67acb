import ScreenElements
import ScreenTesting

/// The cost of finding an element, compared with a walk of the tree that only counts its elements.
@MainActor enum ScreenFigures {
    static func all(isQuick: Bool, rounds: Int) -> [Figure] {
        let count = isQuick ? 10 : 50
        let screen = screenOfTables()
        return [
            Figure(
                name: "a search with three parents in 10000 elements",
                goal: .ratio(2),
                rounds: rounds,
                ours: { search(screen, count) },
                peer: ("a walk of the tree", { cost(of: count) { walk(screen, count) } })
            )
        ]
    }

    private static func search(_ screen: any ScreenElement, _ count: Int) -> Double {
        let title = SimpleElementBrowser(request: SearchRequest(type: .application))
            .descendant(.table, id: "Table 5")
            .descendant(.cell, id: "50")
            .descendant(.staticText, id: "Title 5")
        return withScreen(screen) {
            cost(of: count) {
                for _ in 0..<count { guard title.count == 1 else { fatalError("the title is not found") } }
            }
        }
    }

    private static func walk(_ screen: any ScreenElement, _ count: Int) {
        let expected = walk(screen)
        for _ in 1..<count { guard walk(screen) == expected else { fatalError("an element is missing") } }
    }

    private static func walk(_ element: any ScreenElement) -> Int {
        var count = 1
        for child in element.children { count += walk(child) }
        return count
    }

    /// Creates an application with 10 tables, each of which has 100 cells with 9 texts each: 10,011
    /// elements in all.
    private static func screenOfTables() -> BenchElement {
        let tables = (0..<10).map { table in
            let cells = (0..<100).map { cell in
                BenchElement(.cell, "\(cell)", (0..<9).map { BenchElement(.staticText, "Title \($0)", []) })
            }
            return BenchElement(.table, "Table \(table)", cells)
        }
        return BenchElement(.application, "", tables)
    }
}

private final class BenchElement: ScreenElement {
    let elementType: ElementType
    let identifier: String
    let children: [any ScreenElement]

    init(_ type: ElementType, _ identifier: String, _ children: [any ScreenElement]) {
        elementType = type
        self.identifier = identifier
        self.children = children
    }
}
