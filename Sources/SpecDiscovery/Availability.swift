/// Reads `@available` attributes.
enum Availability {
    /// Whether the attribute makes a declaration unavailable on every platform.
    static func isUnavailable(_ attribute: String) -> Bool {
        attribute.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }
}
