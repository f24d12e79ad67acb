/// A filter over the names of examples as written.
///
/// ```swift
/// let filter = try NameFilter("button|alert")
/// filter.matches(example)  // whether either word occurs in "Class › outer › inner › example"
/// ```
package struct NameFilter {
    private let regex: Regex<AnyRegexOutput>

    /// Makes a filter from a regular expression.
    ///
    /// - Throws: ``DescribedError``, to be read after the pattern, if it is not a regular expression.
    package init(_ pattern: String) throws {
        do {
            regex = try Regex(pattern)
        } catch {
            throw DescribedError("is not a regular expression: \(error)")
        }
    }

    /// Whether the pattern occurs in the example's class name and names, joined by ` › `.
    package func matches(_ example: ExampleIdentity) -> Bool {
        Self.subject(of: example).firstMatch(of: regex) != nil
    }

    /// The text that the pattern is searched in: `Class › outer › inner › example`.
    package static func subject(of example: ExampleIdentity) -> String {
        example.className.withoutModule + ExampleIdentity.separator + example.fullName
    }
}
