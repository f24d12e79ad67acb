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
                let served = indices[type].flatMap { items[$0]["location"]?["uri"] }
                let uri = FileURI.path(of: served) == path ? served : nil
                // The identifiers end in parentheses like those of test methods: VS Code removes them.
                let new = examples.map { item("\($0.identifier)()", $0.label, uri ?? FileURI.of(path), $0.place) }
                if let index = indices[type] {
                    let own = Set(new.compactMap { $0["id"] })
                    let methods = items[index]["children"]?.elements ?? []
                    items[index]["children"] = .array(methods.filter { !own.contains($0["id"] ?? .null) } + new)
                } else {
                    let name = String(type.drop { $0 != "." }.dropFirst())
                    let place = source(of: path)?.classes[name] ?? examples[0].place
                    indices[type] = items.count
                    items.append(item(type, name, FileURI.of(path), place, new))
                }
            }
        }
        return .array(items)
    }

    private func item(
        _ identifier: String,
        _ label: String,
        _ uri: JSONValue,
        _ place: Position,
        _ children: [JSONValue] = []
    ) -> JSONValue {
        [
            "id": .string(identifier), "label": .string(label), "disabled": false, "style": "XCTest",
            "location": ["uri": uri, "range": Position.range(place, place)], "children": .array(children), "tags": [],
        ]
    }
}
