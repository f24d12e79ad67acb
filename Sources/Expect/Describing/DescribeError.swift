import SpecEvents

/// Describes an error on one line, with its type: `CartError.empty`.
package func describe(error: any Error, atMost limit: Int? = nil) -> String {
    ErrorText.text(of: error, described: describe(error, atMost: limit))
}
