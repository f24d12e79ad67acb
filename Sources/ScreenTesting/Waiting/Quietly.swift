import Expect

/// Takes a look in which no failure is recorded: a wait takes many looks, and only how the last one ended counts. What fails
/// inside of a look, as an expectation in a condition does, is what the look met.
@MainActor func quietly<Answer>(_ look: () -> Result<Answer, Obstacle>) -> Result<Answer, Obstacle> {
    var result: Result<Answer, Obstacle>?
    let failures = gatherFailures { result = look() }
    guard failures.isEmpty, let result else {
        return .failure(.element("the look itself failed: " + failures.map(\.message).joined(separator: "; ")))
    }
    return result
}
