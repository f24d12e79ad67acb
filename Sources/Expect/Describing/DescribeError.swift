import SpecEvents

/// Describes an error on one line, with its type: `CartError.empty`.
func describe(error: any Error, atMost limit: Int = 1_000) -> String {
    ErrorText.text(of: error, described: describe(error, atMost: limit))
}
