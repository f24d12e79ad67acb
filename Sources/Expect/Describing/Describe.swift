/// Describes a value, for a failure message.
///
/// - Parameters:
///   - value: Any value, also a cyclic object graph or an infinite collection.
///   - limit: The maximum length of the text in characters; a longer text is cut. By default 1,000, and 300 for a
///     collection, because a difference below it says more.
///   - width: The length above which a part has a line for each of its own parts; `nil` if all is on one line.
package func describe(_ value: Any?, atMost limit: Int? = nil, inLinesOf width: Int? = nil) -> String {
    var description = ValueDescription(limit: limit ?? (isCollection(value) ? 300 : 1_000), width: width)
    description.add(value as Any)
    return description.text
}

/// Whether a value is an array, a set or a dictionary, or like one of them.
func isCollection(_ value: Any?) -> Bool {
    guard let value = unwrapped(value as Any) else { return false }
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .set, .dictionary: return true
    default: return false
    }
}
