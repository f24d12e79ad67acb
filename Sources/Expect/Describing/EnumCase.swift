import SpecEvents

/// The case of an enum value. The Swift runtime gives its name, because a custom description may be the same for all
/// cases.
struct EnumCase: Equatable {
    let name: String
    /// The labels of the associated values; they tell cases of the same base name apart.
    private let labels: [String]

    /// Reads the case of a value; `nil` if the type is not an enum or is compiled without reflection metadata.
    init?(of value: Any) {
        guard let name = EnumCaseName.of(value) else { return nil }
        self.name = name
        let payload = Mirror(reflecting: value).children.first { $0.label == name }
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
