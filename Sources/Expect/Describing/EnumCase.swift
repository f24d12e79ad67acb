import SpecEvents

/// The name comes from the runtime, because the value's description may be ambiguous.
struct EnumCase: Equatable {
    let name: String
    /// The labels of the associated values. They distinguish cases that have the same name.
    private let labels: [String]

    /// Returns `nil` if the value is not an enum or lacks reflection metadata.
    init?(of value: Any) {
        guard let name = EnumCaseName.of(value) else { return nil }
        self.name = name
        let payload = Mirror(reflecting: value).children.first { $0.label == name }
        labels = payload.map { Mirror(reflecting: $0.value).tupleLabels } ?? []
    }

    var fullName: String {
        labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    }
}

extension Mirror {
    fileprivate var tupleLabels: [String] {
        guard displayStyle == .tuple else { return [] }
        return children.map { $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 } ?? "_" }
    }
}

#if canImport(ObjectiveC)
    import ObjectiveC
#endif

/// Compares values that have neither `==` nor visible parts, such as closures.
enum OpaqueValue {
    static func areEqual(_ left: Any, _ right: Any) -> Bool? {
        if let one = EnumCase(of: left), let other = EnumCase(of: right), !(left is any CustomReflectable) {
            return one == other
        }
        if type(of: left) is AnyClass {
            return (left as AnyObject) === (right as AnyObject) || !hasFields(left as AnyObject) ? true : nil
        }
        if haveSameBytes(left, right) { return true }
        return describe(left) == describe(right) ? nil : false
    }

    /// Does not use a mirror, because the mirror may be custom or lack reflection metadata.
    private static func hasFields(_ object: AnyObject) -> Bool {
        let header = 2 * MemoryLayout<Int>.size
        #if canImport(ObjectiveC)
            let size = class_getInstanceSize(type(of: object))
        #else
            // The layout of class metadata: kind, superclass, two 32-bit numbers, instance size.
            let metadata = unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
            let size = Int(metadata.load(fromByteOffset: header + 8, as: UInt32.self))
        #endif
        return size > header
    }

    /// Equal values may have different bytes, because the bytes include addresses and padding.
    private static func haveSameBytes(_ left: Any, _ right: Any) -> Bool {
        func compare<Value>(_ type: Value.Type) -> Bool {
            guard let left = left as? Value, let right = right as? Value else { return false }
            return withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
        }
        return _openExistential(type(of: left), do: compare)
    }
}
