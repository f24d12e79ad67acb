import Foundation

struct Comparison {
    let difference: Difference?
    let isCutShort: Bool
    let steps: Int

    /// Compares two values with `==` if their type is `Equatable`, otherwise part by part.
    init(expected: Any?, actual: Any?) {
        var search = DifferenceSearch()
        difference = search.difference(expected as Any, actual as Any)
        isCutShort = search.isCutShort
        steps = search.steps
    }

    var areEqual: Bool? {
        guard let difference else { return isCutShort ? nil : true }
        return difference.isCertain ? false : nil
    }

    var details: [Detail] { (difference?.details ?? []) + cutNote }

    var cutNote: [Detail] {
        isCutShort ? ["the comparison was cut short after \(steps) steps; there may be more differences"] : []
    }
}

/// Finds how two values differ. The search stops after `limit` steps and sets `isCutShort`. Each
/// step compares the parts of two values. Values that are known to be equal take no steps. A pair
/// of objects is compared only once, so an object graph takes at most one step per edge.
struct DifferenceSearch {
    static let maxSteps = 10_000
    private static var maxElementSteps: Int { 5_000 }
    private static let maxDepth = 40

    private(set) var steps = 0
    private(set) var isCutShort = false
    private(set) var stopsAtFirst = false
    private let limit: Int
    /// How many more steps may be spent on comparing list elements at different indices.
    private var elementStepsLeft = Self.maxElementSteps
    /// Maps each visited pair of objects to its depth while the pair is being compared. After that,
    /// maps it to 0 if the objects differ, or to `nil` if no difference was found. Only the first
    /// visit to a pair reports a difference.
    private var memo: [[ObjectIdentifier]: Int?] = [:]
    /// The visited objects. They are retained so that no new object can reuse an identifier.
    private var objects: [Any] = []
    /// The smallest value in `memo` among the pairs revisited in the current comparison.
    private var lowLink = Int.max
    private var depth = 0

    init(limit: Int = Self.maxSteps) {
        self.limit = limit
    }

    mutating func difference(_ expected: Any, _ actual: Any, areEqual known: Bool? = nil) -> Difference? {
        guard let left = unwrapped(expected), let right = unwrapped(actual) else {
            return nilDifference(expected, actual)
        }
        let equal = known ?? Self.areEqual(left, right)
        return equal == true ? nil : structure(left, right, areDifferent: equal == false)
    }

    mutating func hasStepsLeft() -> Bool {
        if steps >= limit { isCutShort = true }
        return steps < limit
    }

    /// Returns `nil` if no steps are left. If the element type is not `Equatable`, a separate
    /// search compares the elements and keeps its own record of visited objects.
    mutating func areElementsEqual(_ pair: ListPair, _ expected: Int, _ actual: Int) -> Bool? {
        guard elementStepsLeft > 0 else { return nil }
        if pair.isDecidedByEquality {
            elementStepsLeft -= 1
            return pair.areEqual(expected, actual)
        }
        var search = DifferenceSearch(limit: elementStepsLeft)
        (search.stopsAtFirst, search.depth) = (true, depth)
        let difference = search.difference(pair.expected(expected), pair.actual(actual))
        elementStepsLeft -= search.steps + 1
        let areEqual = if case nil = difference { true } else { false }
        return search.isCutShort ? nil : areEqual
    }

    private func nilDifference(_ expected: Any, _ actual: Any) -> Difference? {
        let areAlike = unwrapped(expected) == nil && unwrapped(actual) == nil
        return areAlike && depthOfNil(expected) == depthOfNil(actual)
            ? nil : .replaced(expected: unwrapped(expected), actual: unwrapped(actual))
    }

    private mutating func structure(_ expected: Any, _ actual: Any, areDifferent: Bool) -> Difference? {
        let replaced = Difference.replaced(expected: expected, actual: actual)
        guard type(of: expected) == type(of: actual) else { return replaced }
        if let expected = expected as? String, let actual = actual as? String {
            guard expected != actual else { return nil }
            guard expected.hasNewline || actual.hasNewline else { return .replaced(expected: expected, actual: actual) }
            return .lines(expected: expected, actual: actual)
        }
        // Mirrors of these types show internals, such as addresses.
        let isPrivate = isFoundationValue(expected) && !(expected is any CustomReflectable) || expected is Duration
        let isBare = expected is Data || expected is Date || "\(type(of: expected))".hasPrefix("Unsafe")
        if areDifferent, isPrivate || isBare { return replaced }
        let isObject = type(of: expected) is AnyClass
        if !areDifferent, isObject, (expected as AnyObject) === (actual as AnyObject) { return nil }
        if stopsAtFirst, areDifferent { return replaced }
        guard depth < Self.maxDepth else {
            return areDifferent ? replaced : .unknown("it is nested too deep to be compared")
        }
        let pair = isObject ? [ObjectIdentifier(expected as AnyObject), ObjectIdentifier(actual as AnyObject)] : []
        if isObject, let known = memo[pair] {
            lowLink = min(lowLink, known ?? .max)
            return nil
        }
        steps += 1
        depth += 1
        defer { depth -= 1 }
        if isObject {
            memo[pair] = depth
            objects += [expected, actual]
        }
        let before = lowLink
        lowLink = .max
        let difference = partsDifference(expected, actual, areDifferent: areDifferent)
        // If `==` returned `false` but no part is known to differ, the whole value is reported. A
        // revisited pair counts as a differing part if it differs or encloses this value.
        let isFound = difference?.isCertain == true || lowLink < depth
        lowLink = min(lowLink, before)
        if isObject { memo.updateValue(areDifferent || difference?.isCertain == true ? 0 : nil, forKey: pair) }
        return areDifferent && !isFound ? replaced : difference
    }

    /// A custom mirror may omit parts, but the mirrors in the standard library never do.
    private static func mayHideParts(_ value: Any) -> Bool {
        value is any CustomReflectable && !String(reflecting: type(of: value)).hasPrefix("Swift.")
    }

    private mutating func partsDifference(_ expected: Any, _ actual: Any, areDifferent: Bool) -> Difference? {
        let left = Mirror(reflecting: expected)
        let right = Mirror(reflecting: actual)
        if left.isOpaque, right.isOpaque { return areDifferent ? nil : opaqueDifference(expected, actual) }
        guard EnumCase(of: expected) == EnumCase(of: actual), let parts = parts(expected, actual, left, right) else {
            return .replaced(expected: expected, actual: actual)
        }
        if !parts.isEmpty { return .parts(parts) }
        return Self.mayHideParts(expected) ? incomparable(expected) : nil
    }

    private func opaqueDifference(_ expected: Any, _ actual: Any) -> Difference? {
        switch OpaqueValue.areEqual(expected, actual) {
        case true?: nil
        case false?: .replaced(expected: expected, actual: actual)
        case nil: incomparable(expected)
        }
    }

    private func incomparable(_ value: Any) -> Difference {
        .unknown("two values of the type \(type(of: value)) cannot be compared")
    }

    private mutating func parts(_ expected: Any, _ actual: Any, _ left: Mirror, _ right: Mirror) -> [Difference.Part]? {
        switch left.displayStyle {
        case .collection: list(ListPair(expected, actual, left, right))
        case .set: set(expected, actual) ?? list(ListPair(expected, actual, left, right))
        case .dictionary: dictionary(expected, actual) ?? list(ListPair(expected, actual, left, right))
        default: fields(left, right)
        }
    }

    private mutating func fields(_ left: Mirror, _ right: Mirror) -> [Difference.Part]? {
        let expected = Array(left.allChildren)
        let actual = Array(right.allChildren)
        guard expected.count == actual.count else { return nil }
        let hidden = Difference.unknown("a field that cannot be copied cannot be compared")
        var parts: [Difference.Part] = []
        for (index, (one, other)) in zip(expected, actual).enumerated() {
            guard hasStepsLeft() else { break }
            // A mirror shows a noncopyable field, such as a `Lock`, as `()`.
            let isHidden = left.displayStyle == .class && one.value is Void
            guard let difference = isHidden ? hidden : difference(one.value, other.value) else { continue }
            parts.append(.init(step: .property(one.label ?? "\(index)"), difference: difference))
            if stopsAtFirst { break }
        }
        return parts
    }

    static func areEqual(_ left: Any?, _ right: Any?) -> Bool? {
        guard let left, let right else { return left == nil && right == nil }
        guard let equatable = left as? any Equatable else { return nil }
        return equatable.isEqual(to: right)
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}

extension Mirror {
    fileprivate var isOpaque: Bool { !reflectsCollection && allChildren.isEmpty }
}

extension String {
    var hasNewline: Bool { contains(where: \.isNewline) }
}
