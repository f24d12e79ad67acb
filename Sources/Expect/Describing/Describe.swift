/// Describes a value on one line, for a failure message.
///
/// - Parameters:
///   - value: Any value, also a cyclic object graph or an infinite collection.
///   - limit: The maximum length of the text in characters; a longer text is cut.
func describe(_ value: Any?, atMost limit: Int = 1_000) -> String {
    var description = ValueDescription(limit: limit)
    description.add(value as Any)
    return description.text
}
