import Foundation
import SpecEvents

/// A JSON value. Numbers are stored as text, so that integers are written as integers.
enum JSONValue: Hashable, Sendable {
    case object([String: JSONValue])
    case array([JSONValue])
    case string(String)
    case number(String)
    case bool(Bool)
    case null

    init(_ bytes: some Collection<UInt8>) throws {
        self.init(try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed))
    }

    private init(_ value: Any) {
        self =
            switch value {
            case let fields as [String: Any]: .object(fields.mapValues { JSONValue($0) })
            case let elements as [Any]: .array(elements.map { JSONValue($0) })
            case let text as String: .string(text)
            case let number as NSNumber where String(cString: number.objCType) == "c": .bool(number.boolValue)
            case let number as NSNumber: .number(number.stringValue)
            default: .null
            }
    }

    subscript(key: String) -> JSONValue? {
        get { fields?[key] }
        set {
            guard var fields else { return }
            fields[key] = newValue
            self = .object(fields)
        }
    }

    var fields: [String: JSONValue]? { if case .object(let fields) = self { fields } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let text) = self { Double(text) } else { nil } }
    var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    /// Returns the range of a line. It may extend past the end of the line, but editors clip it.
    static func range(ofLine line: Int) -> JSONValue {
        ["start": ["line": JSONValue(line), "character": 0], "end": ["line": JSONValue(line), "character": 1000]]
    }

    func write(to json: inout JSONText, for key: String? = nil) {
        switch self {
        case .object(let fields):
            json.object(key) { for (key, value) in fields { value.write(to: &$0, for: key) } }
        case .array(let elements): json.array(key) { for element in elements { element.write(to: &$0) } }
        case .string(let text): json.field(key, text)
        case .number(let text): json.value(text, for: key)
        case .bool(let value): json.field(key, value)
        case .null: json.value("null", for: key)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral text: String) { self = .string(text) }
    init(integerLiteral number: Int) { self.init(number) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    init(dictionaryLiteral fields: (String, JSONValue)...) { self = .object(Dictionary(fields) { $1 }) }
    init(_ number: Int) { self = .number(String(number)) }
}
