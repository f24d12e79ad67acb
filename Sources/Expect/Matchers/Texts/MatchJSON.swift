import Foundation
import SpecEvents

/// Matches a JSON string that represents the same value as `expected`, regardless of key order and
/// whitespace. Both `to` and `notTo` fail for `nil` and for a string that is not JSON.
///
/// ```swift
/// expect(request.body).to(matchJSON(#"{"id": 7, "tags": []}"#))
/// ```
///
/// Foundation's `JSONSerialization` parses the strings. `1`, `1.0` and `10e-1` are equal, but `1`
/// and `true` are not.
///
/// Fails with `expected to match JSON "…", got "{\"id\": 8}"`, followed by the differing parts.
public func matchJSON<Value: StringProtocol>(_ expected: String) -> Matcher<Value> {
    matchJSON(expected) { Data(String($0).utf8) }
}

/// Matches JSON data that represents the same value as a JSON string. Example:
/// `expect(request.httpBody).to(matchJSON(#"{"id": 7}"#))`.
public func matchJSON(_ expected: String) -> Matcher<Data> {
    matchJSON(expected) { $0 }
}

private func matchJSON<Value>(_ expected: String, data: @escaping (Value) -> Data) -> Matcher<Value> {
    Matcher(
        "match JSON \(describe(expected))",
        judgeValue: { value in
            do {
                let expected = try JSONValue(of: Data(expected.utf8), "the expected text")
                let actual = try JSONValue(of: data(value), "the value")
                return MatchResult(actual == expected) { Comparison(expected: expected, actual: actual).details }
            } catch {
                return MatchResult(.fails) { [Detail("\(error)")] }
            }
        }
    )
}

/// A JSON value. Unlike the values that Foundation returns, it distinguishes `true` from 1.
enum JSONValue: Equatable, Wrapper {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    fileprivate init(of data: Data, _ name: String) throws {
        do {
            self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
        } catch let error as NSError {
            let reason = error.userInfo[NSDebugDescriptionErrorKey] ?? error.localizedDescription
            throw DescribedError("\(name) is not JSON: \(reason)")
        }
    }

    private init(_ value: Any) {
        self =
            switch value {
            case let text as String: .string(text)
            case let number as NSNumber where String(cString: number.objCType) == "c": .bool(number.boolValue)
            case let number as NSNumber: .number(JSONNumber(value: number))
            case let values as [Any]: .array(values.map(JSONValue.init))
            case let values as [String: Any]: .object(values.mapValues(JSONValue.init))
            default: .null
            }
    }

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

struct JSONNumber: Equatable, CustomStringConvertible, CustomReflectable {
    let value: NSNumber

    var description: String { "\(value)" }

    /// Has no children, so that a difference shows the number as a whole.
    var customMirror: Mirror { Mirror(self, children: []) }
}
