import Foundation

/// A value of a JSON text.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ data: Data) throws(JSONError) {
        var reader = try JSONReader(data)
        self = try reader.readDocument()
    }
}

extension JSONValue: Wrapper {
    /// The value in Swift's own types, as a difference shows it.
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

/// Says why a text is not JSON, and where.
struct JSONError: Error {
    let reason: String
    let line: Int
    let column: Int
}

extension JSONError: CustomStringConvertible {
    var description: String { "\(reason), at line \(line), column \(column)" }
}
