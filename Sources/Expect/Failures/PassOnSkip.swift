import SpecEvents
import XCTest

/// Skips the running example if a closure that cannot rethrow threw an `XCTSkip`.
///
/// - Returns: Whether `error` is an `XCTSkip` and the owner of the failures accepted it. Only an example of a spec
///   accepts it; XCTest skips a test case only if its own method throws.
package func passOnSkip(_ error: any Error) -> Bool {
    guard let skip = error as? XCTSkip else { return false }
    return CurrentFailureOwner.value?.acceptSkip(skip.message ?? "no reason given") ?? false
}
