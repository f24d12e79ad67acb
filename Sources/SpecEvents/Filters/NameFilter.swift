/// A filter over the names of examples as written.
///
/// ```swift
/// let filter = try NameFilter("button|alert")
/// filter.matches(example)  // whether either word occurs in "Class › outer › inner › example"
/// ```
package struct NameFilter {
    private let regex: Regex<AnyRegexOutput>

    /// Creates a filter from a regular expression.
    ///
    /// - Throws: ``DescribedError``, whose description continues a sentence after the pattern.
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

    /// Returns the text in which the pattern is searched for: `Class › outer › inner › example`.
    package static func subject(of example: ExampleIdentity) -> String {
        example.className.withoutModule + ExampleIdentity.separator + example.fullName
    }
}
