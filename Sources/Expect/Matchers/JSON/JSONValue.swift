enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue: Wrapper {
    /// The value in the types of the standard library, for comparison and description.
    var content: Any? {
        switch self {
        case .null: nil
        case .bool(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let values): values
        case .object(let values): values
        }
    }
}
