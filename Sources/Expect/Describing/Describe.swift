import SpecEvents

/// - Parameters:
///   - width: The length above which each part gets its own line, or `nil` to use a single line.
///   - exactly: Whether to describe the value in enough detail to tell look-alikes apart.
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
    unwrapped(value as Any).map { Mirror(reflecting: $0).reflectsCollection } ?? false
}

extension Mirror {
    var reflectsCollection: Bool {
        switch displayStyle {
        case .collection, .set, .dictionary: true
        default: false
        }
    }
}

/// Returns a description that includes the error's type, as in `CartError.empty`.
package func describe(error: any Error, atMost limit: Int? = nil) -> String {
    ErrorText.text(of: error, described: describe(error, atMost: limit))
}

/// A value that is compared and described as if it were the value that it wraps.
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

/// Returns how many optionals are wrapped around a `nil`, such as 1 for `.some(nil) as Int??`.
func depthOfNil(_ value: Any) -> Int {
    (value as? any Wrapper)?.content.map { 1 + depthOfNil($0) } ?? 0
}

extension String {
    /// The string with all non-ASCII characters except `…` escaped, as in `\u{00E9}`.
    var inASCII: String {
        unicodeScalars.map { $0.isASCII || $0 == "…" ? String($0) : $0.escaped(asASCII: true) }.joined()
    }

    /// The string with its invisible characters escaped, as in `\u{A0}`. Joiners and tags are not
    /// escaped, because some words and emoji need them.
    var escapingInvisibles: String {
        guard unicodeScalars.contains(where: \.isInvisible) else { return self }
        let code = { (scalar: Unicode.Scalar) in String(scalar.value, radix: 16, uppercase: true) }
        return unicodeScalars.map { $0.isInvisible ? "\\u{\(code($0))}" : String($0) }.joined()
    }
}
