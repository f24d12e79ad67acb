/// The text for a value in a failure: strings in quotes, optionals without their wrapping, all else as it describes
/// itself.
func describe(_ value: Any?, atMost limit: Int = 1_000) -> String {
    guard let value else { return "nil" }
    if let string = value as? String { return string.debugDescription }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
        return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .collection, .set:
        return "[\(mirror.children.map { describe($0.value) }.joined(separator: ", "))]"
    default:
        return String(describing: value)
    }
}

func differences(expected: Any?, actual: Any?) -> [String] { [] }
