extension Difference {
    /// What sets two values apart, or `nil` if they are equal.
    ///
    /// Values of an `Equatable` type are equal if they say so, others if all their parts are.
    static func between(expected: Any?, actual: Any?) -> Difference? {
        var search = DifferenceSearch()
        return search.difference(expected as Any, actual as Any)
    }
}

/// The search for a difference, with what has to be remembered on the way down.
struct DifferenceSearch {
    private struct Pair: Hashable {
        var expected: ObjectIdentifier
        var actual: ObjectIdentifier
    }

    private static let deepest = 40

    /// The pairs of objects that are being compared; to meet one again means to have gone in a circle.
    private var pairs: Set<Pair> = []
    private var depth = 0

    mutating func difference(_ expected: Any, _ actual: Any) -> Difference? {
        let expected = unwrapped(expected)
        let actual = unwrapped(actual)
        if let equal = areEqual(expected, actual), equal { return nil }
        return structure(expected, actual)
    }

    private mutating func structure(_ expected: Any?, _ actual: Any?) -> Difference? {
        guard let left = expected, let right = actual else {
            return expected == nil && actual == nil ? nil : .replaced(expected: expected, actual: actual)
        }
        guard type(of: left) == type(of: right), depth < Self.deepest else {
            return .replaced(expected: left, actual: right)
        }
        if let left = left as? String, let right = right as? String { return Self.text(left, right) }
        depth += 1
        defer { depth -= 1 }
        guard let parts = parts(left, right) else { return .replaced(expected: left, actual: right) }
        if !parts.isEmpty { return .parts(parts) }
        // All parts are equal, or there are none: only the type itself can know better, and it has said no.
        return areEqual(left, right) == false || (Self.isOpaque(left) && describe(left) != describe(right))
            ? .replaced(expected: left, actual: right) : nil
    }

    private mutating func parts(_ expected: Any, _ actual: Any) -> [Difference.Part]? {
        let left = Mirror(reflecting: expected)
        let right = Mirror(reflecting: actual)
        switch left.displayStyle {
        case .collection: return list(left.children.map(\.value), right.children.map(\.value))
        case .set: return set(expected, actual)
        case .dictionary: return dictionary(expected, actual)
        case .class: return object(expected as AnyObject, actual as AnyObject, left, right)
        case .enum where left.children.first?.label != right.children.first?.label: return nil
        case .enum: return fields(left, right)
        default: return fields(left, right)
        }
    }

    private mutating func object(
        _ expected: AnyObject,
        _ actual: AnyObject,
        _ left: Mirror,
        _ right: Mirror
    ) -> [Difference.Part] {
        let pair = Pair(expected: ObjectIdentifier(expected), actual: ObjectIdentifier(actual))
        guard pairs.insert(pair).inserted else { return [] }
        defer { pairs.remove(pair) }
        return fields(left, right) ?? []
    }

    private mutating func fields(_ left: Mirror, _ right: Mirror) -> [Difference.Part]? {
        let expected = Array(left.allChildren)
        let actual = Array(right.allChildren)
        guard expected.count == actual.count else { return nil }
        var parts: [Difference.Part] = []
        for (index, (one, other)) in zip(expected, actual).enumerated() {
            guard let difference = difference(one.value, other.value) else { continue }
            parts.append(.init(step: .property(one.label ?? "\(index)"), difference: difference))
        }
        return parts
    }

    private static func isOpaque(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.allChildren.isEmpty && mirror.displayStyle != .class
    }

    private static func text(_ expected: String, _ actual: String) -> Difference? {
        guard expected != actual else { return nil }
        guard expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) else {
            return .replaced(expected: expected, actual: actual)
        }
        return .lines(Difference.lineEdits(expected: expected, actual: actual))
    }
}

/// Whether two values are equal, or `nil` if they cannot tell.
func areEqual(_ left: Any?, _ right: Any?) -> Bool? {
    guard let left, let right else { return left == nil && right == nil }
    guard let equatable = left as? any Equatable else { return nil }
    return equatable.isEqual(to: right)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
