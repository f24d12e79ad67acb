/// A filter over the full names of examples.
///
/// ```swift
/// let filter = try NameFilter("button|alert")
/// filter.matches(example)  // whether either word occurs in "Class › outer › inner › example"
/// ```
package struct NameFilter {
    private let regex: Regex<AnyRegexOutput>

    /// Creates a filter from a regular expression.
    ///
    /// - Throws: ``DescribedError``. Its description completes a sentence about the pattern.
    package init(_ pattern: String) throws {
        do {
            regex = try Regex(pattern)
        } catch {
            throw DescribedError("is not a regular expression: \(error)")
        }
    }

    /// Returns whether the class name and names of an example, joined by ` › `, contain a match.
    package func matches(_ example: ExampleIdentity) -> Bool {
        Self.subject(of: example).firstMatch(of: regex) != nil
    }

    /// Returns the text that is searched for a match, such as `Class › outer › inner › example`.
    package static func subject(of example: ExampleIdentity) -> String {
        example.className.withoutModule + ExampleIdentity.separator + example.fullName
    }
}
