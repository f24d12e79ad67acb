/// The text for a value in a failure: readable, on one line, and never longer than asked for.
///
/// - Parameters:
///   - value: Anything, also a cyclic graph of objects or a collection without end in sight.
///   - limit: How many characters the text has at most; the rest is cut.
func describe(_ value: Any?, atMost limit: Int = 1_000) -> String {
    var description = ValueDescription(limit: limit)
    description.add(value as Any)
    return description.text
}
