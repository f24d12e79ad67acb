extension Workspace {
    /// The answer to `workspace/tests` or `textDocument/tests` with the examples of files in it.
    ///
    /// - Parameter served: What sourcekit-lsp answered; each class has the items of its test methods.
    mutating func addExamples(of paths: some Sequence<String>, to served: [JSONValue]) -> JSONValue {
        note(served)
        var items = served
        let known = items.indices.filter { items[$0]["style"] == "XCTest" }.map { (items[$0]["id"]?.string ?? "", $0) }
        var indices = Dictionary(known) { $1 }
        for path in paths.sorted() {
            let types = Dictionary(grouping: examples(in: path), by: \.type)
            for (type, examples) in types.sorted(by: { $0.key < $1.key }) {
                let index = indices[type] ?? items.count
                if index == items.count {
                    let name = String(type.drop { $0 != "." }.dropFirst())
                    let line = source(of: path).classes[name] ?? examples[0].line
                    items.append(item(Example(identifier: type, label: name, line: line), "", FileURI.of(path)))
                    indices[type] = index
                }
                let served = items[index]["location"]?["uri"]
                let uri = FileURI.path(of: served) == path ? served : nil
                // The identifiers end in parentheses like those of test methods: VS Code removes them.
                let new = examples.map { item($0, "()", uri ?? FileURI.of(path)) }
                let own = Set(new.compactMap { $0["id"] })
                let methods = items[index]["children"]?.elements ?? []
                items[index]["children"] = .array(methods.filter { !own.contains($0["id"] ?? .null) } + new)
            }
        }
        return .array(items)
    }

    private func item(_ it: Example, _ end: String, _ uri: JSONValue) -> JSONValue {
        [
            "id": .string(it.identifier + end), "label": .string(it.label), "disabled": false, "style": "XCTest",
            "location": ["uri": uri, "range": .range(ofLine: it.line)], "children": [], "tags": [],
        ]
    }
}
