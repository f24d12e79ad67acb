import SpecEvents

/// Describes a value, for a failure message.
///
/// - Parameters:
///   - limit: The length at which the text is cut. By default 1,000 characters, and 300 for a
///     collection, where a difference below it is more useful.
///   - width: The length above which a part has a line for each of its parts; `nil` for none.
///   - exactly: Whether to show all parts, which makes look-alikes differ in their texts.
package func describe(_ value: Any?, atMost limit: Int? = nil, inLinesOf width: Int? = nil, exactly: Bool = false)
    -> String
{
    DescribedValues.current?.values.append(value as Any)
    let usual = exactly ? 10_000 : isCollection(value) ? 300 : 1_000
    var description = ValueDescription(limit: limit ?? usual, width: width, isExact: exactly)
    description.add(value as Any)
    return description.text
}

/// Whether a value is an array, a set, a dictionary or similar.
func isCollection(_ value: Any?) -> Bool {
    guard let value = unwrapped(value as Any) else { return false }
    switch Mirror(reflecting: value).displayStyle {
    case .collection, .set, .dictionary: return true
    default: return false
    }
}

/// Describes an error on one line, with its type: `CartError.empty`.
package func describe(error: any Error, atMost limit: Int? = nil) -> String {
    ErrorText.text(of: error, described: describe(error, atMost: limit))
}

/// A value that is compared and described as the value that it wraps.
protocol Wrapper {
    var content: Any? { get }
}

extension Optional: Wrapper {
    var content: Any? { self }
}

/// Removes all wrappers around a value; `nil` if they are empty.
func unwrapped(_ value: Any) -> Any? {
    var value = value
    while let wrapper = value as? any Wrapper {
        guard let content = wrapper.content else { return nil }
        value = content
    }
    return value
}

/// The number of optionals around a `nil`: `nil as Int??` and `.some(nil) as Int??` differ.
func depthOfNil(_ value: Any) -> Int {
    (value as? any Wrapper)?.content.map { 1 + depthOfNil($0) } ?? 0
}

extension String {
    /// The string with every character escaped except ASCII and «…», as in `\u{00E9}`.
    var inASCII: String {
        unicodeScalars.map { $0.isASCII || $0 == "…" ? String($0) : $0.escaped(asASCII: true) }.joined()
    }

    /// The string with invisible characters escaped, as in `\u{A0}`.
    ///
    /// Joiners and tags are not escaped: some words and emoji need them.
    var escapingInvisibles: String {
        guard unicodeScalars.contains(where: \.isInvisible) else { return self }
        let code = { (scalar: Unicode.Scalar) in String(scalar.value, radix: 16, uppercase: true) }
        return unicodeScalars.map { $0.isInvisible ? "\\u{\(code($0))}" : String($0) }.joined()
    }
}
