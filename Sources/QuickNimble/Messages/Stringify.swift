import Expect
import protocol Testing.CustomTestStringConvertible

/// Describes a value as Nimble does: texts without quotes.
public func stringify<Value>(_ value: Value) -> String {
    switch value as Any? {
    case nil: "nil"
    case let text as String: text
    case let value as any CustomTestStringConvertible: value.testDescription
    case let list as [Any]: "[\(list.map { stringify($0) }.joined(separator: ", "))]"
    case is any Error: describe(value)
    case let value as any CustomDebugStringConvertible: value.debugDescription
    case let value?: String(describing: value)
    }
}
