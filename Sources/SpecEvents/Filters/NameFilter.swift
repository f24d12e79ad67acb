package struct NameFilter {
    private let regex: Regex<AnyRegexOutput>

    /// - Throws: A ``DescribedError`` whose description has no subject, as in `is not a …`.
    package init(_ pattern: String) throws {
        do {
            regex = try Regex(pattern)
        } catch {
            throw DescribedError("is not a regular expression: \(error)")
        }
    }

    package func matches(_ example: ExampleIdentity) -> Bool {
        Self.subject(of: example).firstMatch(of: regex) != nil
    }

    /// Returns the text to match against a pattern, such as `Class › outer › inner › example`.
    package static func subject(of example: ExampleIdentity) -> String {
        example.className.withoutModule + ExampleIdentity.separator + example.fullName
    }
}
