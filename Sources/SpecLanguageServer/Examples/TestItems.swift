/// The answers to `workspace/tests` and `textDocument/tests`, with the examples in them.
enum TestItems {
    /// Adds examples to what sourcekit-lsp answered.
    ///
    /// - Parameters:
    ///   - items: Its items; each class has those of its test methods.
    ///   - classes: The classes with examples by the path of their file.
    static func adding(_ classes: [String: [TestClass]], to items: [JSONValue]) -> JSONValue {
        var items = items
        var indices: [String: Int] = [:]
        for (index, item) in items.enumerated() where item["style"] == "XCTest" {
            if let identifier = item["id"]?.string { indices[identifier] = index }
        }
        for (path, classes) in classes.sorted(by: { $0.key < $1.key }) {
            for type in classes {
                let known = indices[type.identifier]
                let isHere = known.flatMap { Self.path(of: items[$0]) } == path
                let served = isHere ? known.flatMap { items[$0]["location"]?["uri"] } : nil
                let uri = served ?? .string(FileURI.of(path))
                // The identifiers end in parentheses like those of test methods: VS Code removes them.
                let examples = type.examples.map { item("\($0.identifier)()", $0.label, uri, $0.place, []) }
                guard let known else {
                    indices[type.identifier] = items.count
                    items.append(item(type.identifier, type.name, uri, type.place, examples))
                    continue
                }
                let own = Set(examples.compactMap { $0["id"] })
                let methods = (items[known]["children"]?.elements ?? []).filter { !own.contains($0["id"] ?? .null) }
                items[known]["children"] = .array(methods + examples)
            }
        }
        return .array(items)
    }

    static func path(of item: JSONValue) -> String? { (item["location"]?["uri"]?.string).flatMap(FileURI.path) }

    private static func item(
        _ identifier: String,
        _ label: String,
        _ uri: JSONValue,
        _ place: Position,
        _ children: [JSONValue]
    ) -> JSONValue {
        [
            "id": .string(identifier), "label": .string(label), "disabled": false, "style": "XCTest",
            "location": ["uri": uri, "range": ["start": place.json, "end": place.json]],
            "children": .array(children), "tags": [],
        ]
    }
}
