/// Runs a test's body on the main actor. XCTest on Linux cannot hold a test method that is `@MainActor` itself, and
/// would run an async one where the main queue cannot turn.
func onMain<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try MainActor.assumeIsolated(body)
}
