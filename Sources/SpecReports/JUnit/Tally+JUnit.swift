/// The counts of JUnit's attributes.
extension Tally {
    /// The attributes of a suite or of all suites, with the space before each.
    ///
    /// - Parameter hasSkipped: Whether the number of skipped test cases is among them.
    func attributes(withSkipped hasSkipped: Bool) -> String {
        let errors = self[.crashed] + self[.timedOut] + self[.exited]
        let counts = " tests=\"\(total)\" failures=\"\(self[.failed])\" errors=\"\(errors)\""
        return hasSkipped ? counts + " skipped=\"\(self[.skipped] + self[.knownIssue])\"" : counts
    }
}
