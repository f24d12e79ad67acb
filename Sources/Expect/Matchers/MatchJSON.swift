import Foundation

/// Matches a JSON text that says the same as another, whatever the order of keys and the white space. `nil` fails both
/// ways, and so does a text that is not JSON.
///
/// ```swift
/// expect(request.body).to(matchJSON(#"{"id": 7, "tags": []}"#))
/// ```
///
/// Fails with «expected to match JSON {"id":7}, got "{\"id\":8}"», and says below what differs, with its path.
public func matchJSON<Value: StringProtocol>(_ expected: String) -> Matcher<Value> {
    matchJSON(expected) { Data(String($0).utf8) }
}

/// Matches JSON data that says the same as a text.
///
/// ```swift
/// expect(request.httpBody).to(matchJSON(#"{"id": 7}"#))
/// ```
public func matchJSON(_ expected: String) -> Matcher<Data> {
    matchJSON(expected) { $0 }
}

private func matchJSON<Value>(_ expected: String, data: @escaping (Value) -> Data) -> Matcher<Value> {
    Matcher("match JSON \(describe(expected))") { value in
        try JSONValue(data(value)) == JSONValue(Data(expected.utf8))
    } explain: { value in
        guard let actual = try? JSONValue(data(value)), let expected = try? JSONValue(Data(expected.utf8)) else {
            return []
        }
        return Difference.between(expected: expected.plain, actual: actual.plain)?.details ?? []
    }
}

/// A value of JSON's few types: what can be compared and taken apart.
private enum JSONValue: Equatable, Decodable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ data: Data) throws {
        self = try JSONDecoder().decode(JSONValue.self, from: data)
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// The value in Swift's own types, as a difference should show it.
    var plain: Any {
        switch self {
        case .null: Any?.none as Any
        case .bool(let value): value
        case .number(let value): Int(exactly: value) ?? value as Any
        case .string(let value): value
        case .array(let values): values.map(\.plain)
        case .object(let values): values.mapValues(\.plain)
        }
    }
}
