@testable import Expect

// Applying a difference to the expected value must result in the actual value.

extension Difference {
    /// Returns the actual text, computed from the expected text, or `nil` if this is not a difference between texts.
    func applied(toText expected: String) -> String? {
        switch self {
        case .replaced(_, let actual): actual as? String
        case .lines(let expected, let actual):
            Self.lineEdits(expected: expected, actual: actual).compactMap { edit -> String? in
                switch edit {
                case .both(_, let line), .actual(let line): line.text + line.end
                case .expected: nil
                }
            }
            .joined()
        default: nil
        }
    }

    /// Returns the actual elements, computed from the expected ones, or `nil` if this is not a difference between whole elements.
    func applied<Element>(toList expected: [Element]) -> [Element]? {
        guard case .parts(let parts) = self else { return nil }
        var list = expected
        for part in parts.reversed() {
            guard case .index(let index) = part.step, case .missing = part.difference else { continue }
            list.remove(at: index)
        }
        for part in parts {
            guard case .index(let index) = part.step else { return nil }
            switch part.difference {
            case .unexpected(let element as Element): list.insert(element, at: index)
            case .replaced(_, let element as Element): list[index] = element
            case .missing: continue
            default: return nil
            }
        }
        return list
    }

    /// Returns the actual pairs, computed from the expected ones, or `nil` if this is not a difference between whole values.
    func applied<Key: Hashable, Value>(toDictionary expected: [Key: Value]) -> [Key: Value]? {
        guard case .parts(let parts) = self else { return nil }
        var dictionary = expected
        for part in parts {
            guard case .key(let key as Key) = part.step else { return nil }
            switch part.difference {
            case .missing: dictionary[key] = nil
            case .unexpected(let value as Value), .replaced(_, let value as Value): dictionary[key] = value
            default: return nil
            }
        }
        return dictionary
    }
}
