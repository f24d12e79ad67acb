import SpecEvents
import XCTest

/// Skips the running example for an `XCTSkip` that a closure threw and that cannot be thrown further.
///
/// - Returns: Whether that is what `error` is, and somebody was there to be skipped. An XCTest test case is only
/// skipped by
///   what its own method throws.
func passOnSkip(_ error: any Error) -> Bool {
    guard let skip = error as? XCTSkip else { return false }
    return CurrentFailureOwner.value?.acceptSkip(skip.message ?? "no reason given") ?? false
}

/// An error as it reads after «threw»; of an `XCTSkip` that was not passed on, with what to do.
func describe(thrown error: any Error) -> String {
    guard let skip = error as? XCTSkip else { return describe(error) }
    let reason = skip.message.map { " (\($0))" } ?? ""
    return "XCTSkip\(reason); only the test itself can skip, so throw it outside of this closure"
}
