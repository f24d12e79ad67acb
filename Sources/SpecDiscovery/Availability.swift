/// What an `@available` attribute says.
enum Availability {
    /// Whether nothing may use what it stands on, on any platform.
    static func isUnavailable(_ attribute: String) -> Bool {
        attribute.filter { !$0.isWhitespace }.hasPrefix("@available(*,unavailable")
    }
}
