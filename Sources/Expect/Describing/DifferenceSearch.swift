import Foundation

extension Difference {
    /// What sets two values apart, or `nil` if they are equal.
    ///
    /// Values of an `Equatable` type are equal if they say so, others if all their parts are.
    static func between(expected: Any?, actual: Any?) -> Difference? {
        Comparison(expected: expected, actual: actual).difference
    }
}

/// The search for a difference, with what has to be remembered on the way down.
///
/// Its work is bounded: after so many steps it looks no further, and says so. A step is a look into a pair of values that
/// are not known to be equal. Of two objects that are met again nothing new is said, so a graph takes no more steps than
/// it has edges.
struct DifferenceSearch {
    private struct Pair: Hashable {
        var expected: ObjectIdentifier
        var actual: ObjectIdentifier
    }

    /// What is known of a pair of objects.
    private enum Finding {
        /// They are being compared, or no difference was found; if one is, it is shown where they were met first.
        case nothing
        case different
    }

    private struct GaveUp: Error {}

    static let mostSteps = 10_000
    private static let mostElementSteps = 5_000
    private static let deepest = 40

    private(set) var steps = 0
    private(set) var isCutShort = false
    /// Whether the first difference is enough.
    private(set) var stopsAtFirst = false
    private let limit: Int
    /// The steps left to compare elements that stand at different places of two lists.
    private var elementStepsLeft = Self.mostElementSteps
    private var findings: [Pair: Finding] = [:]
    /// The objects of these pairs: while they live, no other one has their identifiers.
    private var objects: [AnyObject] = []
    private var depth = 0

    init(limit: Int = Self.mostSteps) {
        self.limit = limit
    }

    mutating func difference(_ expected: Any, _ actual: Any) -> Difference? {
        guard let left = unwrapped(expected), let right = unwrapped(actual) else {
            return nilDifference(expected, actual)
        }
        let equal = areEqual(left, right)
        return equal == true ? nil : structure(left, right, areDifferent: equal == false)
    }

    /// Whether the search may go on; if not, it remembers that there was more to do.
    mutating func hasStepsLeft() -> Bool {
        if steps >= limit { isCutShort = true }
        return steps < limit
    }

    /// Whether two elements of lists are equal, found out by a search of its own: what it takes for granted on its way
    /// may be wrong if they are not.
    mutating func areElementsEqual(_ expected: Any, _ actual: Any) throws -> Bool {
        guard elementStepsLeft > 0 else { throw GaveUp() }
        var search = DifferenceSearch(limit: elementStepsLeft)
        search.stopsAtFirst = true
        search.depth = depth
        let difference = search.difference(expected, actual)
        elementStepsLeft -= search.steps + 1
        if search.isCutShort { throw GaveUp() }
        if case nil = difference { return true } else { return false }
    }

    /// `nil` equals `nil` of as many optionals.
    private func nilDifference(_ expected: Any, _ actual: Any) -> Difference? {
        let areAlike = unwrapped(expected) == nil && unwrapped(actual) == nil
        return areAlike && depthOfNil(expected) == depthOfNil(actual)
            ? nil : .replaced(expected: unwrapped(expected), actual: unwrapped(actual))
    }

    private mutating func structure(_ expected: Any, _ actual: Any, areDifferent: Bool) -> Difference? {
        let replaced = Difference.replaced(expected: expected, actual: actual)
        guard type(of: expected) == type(of: actual) else { return replaced }
        if let expected = expected as? String, let actual = actual as? String { return Self.text(expected, actual) }
        // Its mirror shows the address of the bytes.
        if expected is Data { return replaced }
        if stopsAtFirst, areDifferent { return replaced }
        guard depth < Self.deepest else { return areDifferent ? replaced : .unknown(.depth) }
        guard areDifferent ? steps < limit : hasStepsLeft() else { return areDifferent ? replaced : nil }
        steps += 1
        depth += 1
        defer { depth -= 1 }
        let difference = partsDifference(expected, actual)
        // Where all parts are equal, or there are none, the type itself can know better.
        return areDifferent && difference?.isCertain != true ? replaced : difference
    }

    /// Whether the value shows a mirror of its own making, which need not have all that sets two values apart. Those of the
    /// standard library do.
    private static func hidesItsParts(_ value: Any) -> Bool {
        value is any CustomReflectable && !String(reflecting: type(of: value)).hasPrefix("Swift.")
    }

    private mutating func partsDifference(_ expected: Any, _ actual: Any) -> Difference? {
        let left = Mirror(reflecting: expected)
        let right = Mirror(reflecting: actual)
        if left.isOpaque, right.isOpaque { return opaqueDifference(expected, actual) }
        guard EnumCase(of: expected) == EnumCase(of: actual), let parts = parts(expected, actual, left, right) else {
            return .replaced(expected: expected, actual: actual)
        }
        if !parts.isEmpty { return .parts(parts) }
        return Self.hidesItsParts(expected) ? .unknown(.opaque(type(of: expected))) : nil
    }

    private func opaqueDifference(_ expected: Any, _ actual: Any) -> Difference? {
        switch OpaqueValue.areEqual(expected, actual) {
        case true?: nil
        case false?: .replaced(expected: expected, actual: actual)
        case nil: .unknown(.opaque(type(of: expected)))
        }
    }

    private mutating func parts(_ expected: Any, _ actual: Any, _ left: Mirror, _ right: Mirror) -> [Difference.Part]? {
        switch left.displayStyle {
        case .collection: list(expected, actual, left, right)
        case .set: set(expected, actual) ?? list(expected, actual, left, right)
        case .dictionary: dictionary(expected, actual) ?? list(expected, actual, left, right)
        case .class: object(expected as AnyObject, actual as AnyObject, left, right)
        default: fields(left, right)
        }
    }

    private mutating func object(
        _ expected: AnyObject,
        _ actual: AnyObject,
        _ left: Mirror,
        _ right: Mirror
    ) -> [Difference.Part]? {
        let pair = Pair(expected: ObjectIdentifier(expected), actual: ObjectIdentifier(actual))
        guard expected !== actual else { return [] }
        switch findings[pair] {
        case .nothing?: return []
        case .different?: return nil
        case nil:
            findings[pair] = .nothing
            objects += [expected, actual]
        }
        let parts = fields(left, right)
        if parts?.contains(where: \.difference.isCertain) ?? true { findings[pair] = .different }
        return parts
    }

    private mutating func fields(_ left: Mirror, _ right: Mirror) -> [Difference.Part]? {
        let expected = Array(left.allChildren)
        let actual = Array(right.allChildren)
        guard expected.count == actual.count else { return nil }
        var parts: [Difference.Part] = []
        for (index, (one, other)) in zip(expected, actual).enumerated() {
            guard hasStepsLeft() else { break }
            // A field that cannot be copied, such as a `Mutex`, is shown as `()`.
            let isHidden = left.displayStyle == .class && one.value is Void
            guard let difference = isHidden ? .unknown(.hidden) : difference(one.value, other.value) else { continue }
            parts.append(.init(step: .property(one.label ?? "\(index)"), difference: difference))
            if stopsAtFirst { break }
        }
        return parts
    }

    private static func text(_ expected: String, _ actual: String) -> Difference? {
        guard expected != actual else { return nil }
        guard expected.contains(where: \.isNewline) || actual.contains(where: \.isNewline) else {
            return .replaced(expected: expected, actual: actual)
        }
        return .lines(expected: expected, actual: actual)
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

extension Mirror {
    /// Whether it shows nothing of a value that may have something to show.
    fileprivate var isOpaque: Bool {
        switch displayStyle {
        case .collection, .set, .dictionary: false
        default: allChildren.isEmpty
        }
    }
}
