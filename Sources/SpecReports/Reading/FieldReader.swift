import Foundation
import SpecEvents

/// Reads the fields of an event. Unknown fields and `null` values are ignored.
final class FieldReader: EventFields {
    private var object: [String: Any] = [:]
    private var problem: String?

    func event(from object: Any) throws -> EventLine {
        let event: EventLine? = read("event", object)
        guard problem == nil, let event else { throw DescribedError(problem ?? "the event is not an object") }
        return event
    }

    var isWhole: Bool { true }

    func refuse(_ problem: String) { self.problem = self.problem ?? problem }

    func require(_ key: String) {
        if content(key) == nil { refuse("the \(key) is missing") }
    }

    func field(_ key: String, _ value: inout String?) { take(key, &value, as: "a string") }
    func field(_ key: String, _ value: inout [String]?) { take(key, &value, as: "a list of strings") }
    func field(_ key: String, _ value: inout UInt64?) { take(key, &value, as: "a whole number") }
    func field(_ key: String, _ value: inout Bool?) { take(key, &value, as: "true or false") }

    func field(_ key: String, _ value: inout Int?) {
        take(key, &value, as: "a whole number")
        value = value.map { min(max($0, 0), 1 << 40) }
    }

    func field(_ key: String, _ value: inout Double?) {
        take(key, &value, as: "a number")
        value = value.map { min(max($0, 0), 1e9) }
    }

    func field(_ key: String, _ value: inout Data?) {
        var text: String?
        field(key, &text)
        guard let text else { return }
        value = Data(base64Encoded: text)
        if value == nil { refuse("the \(key) is not base64") }
    }

    func field<Value: EventValue>(_ key: String, _ value: inout Value?) {
        if let content = content(key) { value = read(key, content) }
    }

    func field<Value: EventValue>(_ key: String, _ value: inout [Value]?) {
        if let content = content(key) { value = list(key, content) { read(key, $0) } }
    }

    func field(_ key: String, _ value: inout [[RecordedFailure]]?) {
        if let content = content(key) { value = list(key, content) { list(key, $0) { read(key, $0) } } }
    }

    private func content(_ key: String) -> Any? {
        // `is NSNull` would bridge every dictionary to a Foundation object.
        guard let content = object[key], type(of: content) != NSNull.self else { return nil }
        return content
    }

    private func take<Value>(_ key: String, _ value: inout Value?, as kind: String) {
        guard let content = content(key) else { return }
        value = content as? Value
        if value == nil { refuse("the \(key) is not \(kind)") }
    }

    private func read<Value: EventValue>(_ key: String, _ content: Any) -> Value? {
        guard let inner = content as? [String: Any] else {
            refuse("the \(key) is not an object")
            return nil
        }
        let outer = object
        defer { object = outer }
        object = inner
        var value = Value()
        value.list(self)
        return value
    }

    private func list<Element>(_ key: String, _ content: Any, _ element: (Any) -> Element?) -> [Element]? {
        if let elements = content as? [Any] { return elements.compactMap(element) }
        refuse("the \(key) is not a list")
        return nil
    }
}
