import SpecEvents

/// - Parameters:
///   - width: The length above which each part of a value has its own line, or `nil` for one line.
///   - exactly: Whether to show all parts, so that the descriptions of look-alikes differ.
package func describe(_ value: Any?, atMost limit: Int? = nil, inLinesOf width: Int? = nil, exactly: Bool = false)
    -> String
{
    DescribedValues.current?.values.append(value as Any)
    let usual = exactly ? 10_000 : isCollection(value) ? 300 : 1_000
    var description = ValueDescription(limit: limit ?? usual, width: width, isExact: exactly)
    description.add(value as Any)
    return description.text
}

func isCollection(_ value: Any?) -> Bool {
    unwrapped(value as Any).map { Mirror(reflecting: $0).isOfCollection } ?? false
}

extension Mirror {
    var isOfCollection: Bool {
        switch displayStyle {
        case .collection, .set, .dictionary: true
        default: false
        }
    }
}

/// Includes the type, as in `CartError.empty`.
package func describe(error: any Error, atMost limit: Int? = nil) -> String {
    ErrorText.text(of: error, described: describe(error, atMost: limit))
}

/// A wrapper that is compared and described as if it were the value that it contains.
protocol Wrapper {
    var content: Any? { get }
}

extension Optional: Wrapper {
    var content: Any? { self }
}

func unwrapped(_ value: Any) -> Any? {
    var value = value
    while let wrapper = value as? any Wrapper {
        guard let content = wrapper.content else { return nil }
        value = content
    }
    return value
}

/// Returns the number of optionals around a `nil`, such as 1 for `.some(nil) as Int??`.
func depthOfNil(_ value: Any) -> Int {
    (value as? any Wrapper)?.content.map { 1 + depthOfNil($0) } ?? 0
}

extension String {
    /// The string with every character except ASCII and `…` escaped, as in `\u{00E9}`.
    var inASCII: String {
        unicodeScalars.map { $0.isASCII || $0 == "…" ? String($0) : $0.escaped(asASCII: true) }.joined()
    }

    /// The string with invisible characters escaped, as in `\u{A0}`. Joiners and tags are not
    /// escaped, because some words and emoji need them.
    var escapingInvisibles: String {
        guard unicodeScalars.contains(where: \.isInvisible) else { return self }
        let code = { (scalar: Unicode.Scalar) in String(scalar.value, radix: 16, uppercase: true) }
        return unicodeScalars.map { $0.isInvisible ? "\\u{\(code($0))}" : String($0) }.joined()
    }
}
