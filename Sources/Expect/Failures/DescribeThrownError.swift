import XCTest

/// The description of an error that follows «threw». For an `XCTSkip` that could not be passed on it says what to do.
func describeThrownError(_ error: any Error) -> String {
    guard let skip = error as? XCTSkip else { return describe(error: error) }
    let reason = skip.message.map { " (\($0))" } ?? ""
    return "XCTSkip\(reason); only the test itself can skip, so throw it outside of this closure"
}
