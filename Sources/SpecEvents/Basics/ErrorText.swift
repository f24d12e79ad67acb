import Foundation

/// How failures name an error: with its type.
package enum ErrorText {
    /// `CartError.empty`, `ParseError(line: 3)`, `ServerError: the server is busy`. The description of a `LocalizedError` is
    /// added.
    ///
    /// - Parameters:
    ///   - error: The error.
    ///   - description: Its description, in which the type may be missing.
    package static func text(of error: any Error, described description: String) -> String {
        let text = named(error, description)
        let explanation = (error as? any LocalizedError)?.errorDescription ?? ""
        return explanation.isEmpty || text.contains(explanation) ? text : "\(text): \(explanation)"
    }

    private static func named(_ error: any Error, _ description: String) -> String {
        if error is any SelfExplainingError { return description }
        let type = "\(type(of: error))"
        // The description of an object of Foundation begins with the word.
        if description.hasPrefix(type) || description.hasPrefix("Error Domain=") { return description }
        guard let name = EnumCaseName.of(error) else {
            return description.isEmpty ? type : "\(type): \(description)"
        }
        return description.hasPrefix(name) ? "\(type).\(description)" : "\(type).\(name): \(description)"
    }

    /// The same with the error's own description.
    package static func text(of error: any Error) -> String { text(of: error, described: "\(error)") }
}
