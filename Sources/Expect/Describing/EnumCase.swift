/// The case of an enum value, as the runtime tells it: what the value says of itself may be the same for all cases.
struct EnumCase: Equatable {
    let name: String
    /// The labels of what the case holds; cases of one name differ in them.
    private let labels: [String]

    /// The case of a value, or `nil` if the value is not of an enum, or of one that is compiled without reflection metadata.
    init?(of value: Any) {
        guard let name = getEnumCaseName(value) else { return nil }
        self.name = String(cString: name)
        let payload = Mirror(reflecting: value).children.first { $0.label == String(cString: name) }
        labels = payload.map { Mirror(reflecting: $0.value).tupleLabels } ?? []
    }

    /// The name with the labels, as in `moved(x:y:)`.
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

/// The standard library's own way to the name, by which it prints a case that has no description.
@_silgen_name("swift_EnumCaseName")
private func getEnumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
