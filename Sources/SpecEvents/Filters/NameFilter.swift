/// A filter over the true names of examples.
///
/// ```swift
/// let filter = try NameFilter("button|alert")
/// filter.matches(example)  // whether either word occurs in "Class › outer › inner › example"
/// ```
package struct NameFilter {
    private let regex: Regex<AnyRegexOutput>

    /// Makes a filter from a regular expression.
    ///
    /// - Throws: ``Problem`` if the pattern is not a regular expression.
    package init(_ pattern: String) throws {
        do {
            regex = try Regex(pattern)
        } catch {
            throw Problem(description: "is not a regular expression: \(error)")
        }
    }

    /// Whether the pattern occurs in the example's class name and names, joined by ` › `.
    package func matches(_ example: ExampleIdentity) -> Bool {
        Self.subject(of: example).firstMatch(of: regex) != nil
    }

    /// The text that the pattern is searched in: `Class › outer › inner › example`.
    package static func subject(of example: ExampleIdentity) -> String {
        ExampleIdentity.shortName(ofClass: example.className) + ExampleIdentity.separator + example.fullName
    }

    /// Why a pattern cannot be used.
    package struct Problem: Error, CustomStringConvertible {
        /// The reason, to be read after the pattern.
        package let description: String
    }
}
